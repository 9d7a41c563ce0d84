import { runYielding } from '../../../resources/cooperative.ts';
import { sameBaseLanguage } from '../../../resources/languageServes.ts';
import {
  SegmentIndex,
  type FoundSegment,
  type SegmentMatch,
} from '../../../memory/segmentIndex.ts';
import type { LocalePair } from '../../../memory/unitTexts.ts';
import type { LanguageService } from '../../../service/client.ts';
import { CursorTrail } from '../../../platform/account/cursorTrail.ts';
import { limits } from '../../../service/limits.ts';
import type { Segment } from '../../../service/memories/schemas.ts';
import { segmentServes } from './segmentServes.ts';

/** Pages of a memory that are read; what comes after them is not searched. */
const mostPages = 50;

type Memories = Pick<LanguageService['memories'], 'get' | 'segments'>;

interface ReadMemory {
  readonly name: string;
  readonly sourceLanguage: string;
  readonly segments: readonly Segment[];
  readonly isCut: boolean;
  readonly indexes: Map<string, Promise<SegmentIndex>>;
}

/** How far a memory is read. */
type Reading = ReadMemory | { readonly failure: unknown } | 'reading';

/** What is known by now of a memory. */
export interface FoundInMemory {
  /** The most similar first. */
  readonly matches: readonly SegmentMatch[];
  /** The number of segments that are searched, where there are more. */
  readonly searched?: number;
  readonly failure?: unknown;
}

const nothing: FoundInMemory = { matches: [] };

/**
 * The segments of memories of the service, which are read page by page when something is first looked for: that costs no
 * characters, and no text is sent. A memory cannot be edited, so it is read once.
 */
export class MemorySegments {
  readonly #service: () => Promise<{ readonly memories: Memories }>;
  readonly #changed: () => void;
  readonly #known = new Map<string, Reading>();
  #reading = new AbortController();

  /** @param changed is called when a memory was read, or could not be */
  constructor(service: () => Promise<{ readonly memories: Memories }>, changed: () => void) {
    this.#service = service;
    this.#changed = changed;
  }

  /** The segments most like a text; nothing as long as the memory is read. */
  async find(id: string, text: string, locales: LocalePair): Promise<FoundInMemory> {
    if (id === '') return nothing;
    const known = this.#known.get(id) ?? this.#start(id);
    if (known === 'reading') return nothing;
    if ('failure' in known) return { matches: [], failure: known.failure };
    const name = `${locales.sourceLocale} ${locales.targetLocale}`;
    const made = known.indexes.get(name) ?? runYielding(SegmentIndex.from(pairsIn(known, locales)));
    known.indexes.set(name, made);
    const matches = await runYielding((await made).find(text));
    return known.isCut ? { matches, searched: known.segments.length } : { matches };
  }

  /** Another account has other memories; what failed is tried again. */
  forgetAll(): void {
    this.#reading.abort();
    this.#reading = new AbortController();
    this.#known.clear();
  }

  #start(id: string): 'reading' {
    const { signal } = this.#reading;
    const end = (reading: Reading) => {
      if (signal.aborted) return;
      this.#known.set(id, reading);
      this.#changed();
    };
    this.#known.set(id, 'reading');
    void this.#read(id, signal).then(end, (failure: unknown) => end({ failure }));
    return 'reading';
  }

  async #read(id: string, signal: AbortSignal): Promise<ReadMemory> {
    const { memories } = await this.#service();
    const { name, sourceLanguage } = await memories.get(id, { signal });
    const segments: Segment[] = [];
    let cursor: string | undefined;
    const trail = new CursorTrail();
    for (let page = 0; page < mostPages; page++) {
      const at = cursor === undefined ? {} : { cursor };
      const found = await memories.segments(id, { pageSize: limits.pageSize, ...at }, { signal });
      segments.push(...found.segments);
      cursor = trail.after(found.nextCursor);
      if (cursor === undefined) break;
    }
    const isCut = cursor !== undefined || trail.isCircle;
    return { name, sourceLanguage, segments, isCut, indexes: new Map() };
  }
}

function pairsIn(
  { name, sourceLanguage, segments }: ReadMemory,
  { sourceLocale, targetLocale }: LocalePair,
): readonly FoundSegment[] {
  if (!sameBaseLanguage(sourceLanguage, sourceLocale)) return [];
  const all = new Set(segments.flatMap(({ targets }) => targets.map(({ language }) => language)));
  const fitting = new Set([...all].filter((language) => segmentServes(language, targetLocale)));
  return segments.flatMap(({ sourceText, targets }) =>
    targets
      .filter(({ language }) => fitting.has(language))
      .map(({ text }) => ({ source: sourceText, target: text, origin: name })),
  );
}
