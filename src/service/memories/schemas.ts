import * as z from 'zod/mini';
import { timeOf, wireTime } from '../http/wireTime.ts';

/** A store of earlier translations. Its contents cannot be edited, only imported, exported and deleted. */
export interface TranslationMemory {
  readonly id: string;
  readonly name: string;
  /** Codes as the service sends them: lower case. Compare without regard to case. */
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
  readonly segmentCount: number;
  readonly created: Date | undefined;
  readonly updated: Date | undefined;
}

export interface MemoryPage {
  readonly memories: readonly TranslationMemory[];
  /** All memories of the account, whatever the page. */
  readonly totalCount: number;
}

export interface Segment {
  readonly id: string;
  readonly sourceText: string;
  readonly lastUsed: Date | undefined;
  readonly targets: readonly {
    readonly id: string;
    readonly language: string;
    readonly text: string;
  }[];
}

export interface SegmentPage {
  readonly segments: readonly Segment[];
  /** Segments of the memory, not of the filter's hits. */
  readonly segmentCount: number;
  /** Absent on the last page. Good only for the filter it came with. */
  readonly nextCursor: string | undefined;
}

export const memorySchema = z.pipe(
  z.looseObject({
    translation_memory_id: z.string(),
    name: z.string(),
    source_language: z.string(),
    target_languages: z.array(z.string()),
    segment_count: z.number(),
    creation_time: wireTime,
    updated_time: wireTime,
  }),
  z.transform((wire): TranslationMemory => ({
    id: wire.translation_memory_id,
    name: wire.name,
    sourceLanguage: wire.source_language,
    targetLanguages: wire.target_languages,
    segmentCount: wire.segment_count,
    created: timeOf(wire.creation_time),
    updated: timeOf(wire.updated_time),
  })),
);

export const memoryPageSchema = z.pipe(
  z.looseObject({ translation_memories: z.array(memorySchema), total_count: z.number() }),
  z.transform((wire): MemoryPage => ({
    memories: wire.translation_memories,
    totalCount: wire.total_count,
  })),
);

const targetSchema = z.pipe(
  z.looseObject({
    target_segment_id: z.string(),
    target_language: z.string(),
    target_text: z.string(),
  }),
  z.transform((wire) => ({
    id: wire.target_segment_id,
    language: wire.target_language,
    text: wire.target_text,
  })),
);

const segmentSchema = z.pipe(
  z.looseObject({
    source_segment_id: z.string(),
    source_text: z.string(),
    last_used_time: wireTime,
    targets: z.array(targetSchema),
  }),
  z.transform((wire): Segment => ({
    id: wire.source_segment_id,
    sourceText: wire.source_text,
    lastUsed: timeOf(wire.last_used_time),
    targets: wire.targets,
  })),
);

export const segmentPageSchema = z.pipe(
  z.looseObject({
    segments: z.array(segmentSchema),
    segment_count: z.number(),
    next_page_cursor: z.nullish(z.string()),
  }),
  z.transform((wire): SegmentPage => ({
    segments: wire.segments,
    segmentCount: wire.segment_count,
    nextCursor: wire.next_page_cursor || undefined,
  })),
);
