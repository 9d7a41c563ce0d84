import { forEachInSteps, type Cooperative } from '../resources/cooperative.ts';
import type { TmxUnit } from './tmx.ts';
import { SimilarTexts } from './similarTexts.ts';
import { unitTexts, type LocalePair } from './unitTexts.ts';

/** A unit, and the file that it is from. */
export interface PlacedUnit {
  readonly unit: TmxUnit;
  readonly file: string;
}

/** A text with a translation, and the file or the memory that they are from. */
export interface FoundSegment {
  readonly source: string;
  readonly target: string;
  readonly origin: string;
}

/** A translation of a text that is like the one that was looked for. */
export interface SegmentMatch extends FoundSegment {
  /** In percent; 100 for the very same text. */
  readonly score: number;
}

/** Segments for a pair of locales. */
export class SegmentIndex {
  readonly #segments: readonly FoundSegment[];
  readonly #sources: SimilarTexts;

  private constructor(segments: readonly FoundSegment[], sources: SimilarTexts) {
    this.#segments = segments;
    this.#sources = sources;
  }

  /** Those of TMX files. */
  static *of(units: readonly PlacedUnit[], locales: LocalePair): Cooperative<SegmentIndex> {
    const segments: FoundSegment[] = [];
    yield* forEachInSteps(units, ({ unit, file }) => {
      for (const { source, target } of unitTexts(unit, locales))
        segments.push({ source, target, origin: file });
    });
    return yield* SegmentIndex.from(segments);
  }

  /** The same pair counts once; without a translation, it does not. */
  static *from(all: readonly FoundSegment[]): Cooperative<SegmentIndex> {
    const segments: FoundSegment[] = [];
    const seen = new Set<string>();
    yield* forEachInSteps(all, (segment) => {
      const name = JSON.stringify([segment.source, segment.target]);
      if (segment.target.trim() === '' || seen.has(name)) return;
      seen.add(name);
      segments.push(segment);
    });
    const sources = yield* SimilarTexts.of(segments.map(({ source }) => source));
    return new SegmentIndex(segments, sources);
  }

  /** The most similar first. */
  *find(text: string): Cooperative<readonly SegmentMatch[]> {
    const found = yield* this.#sources.find(text, () => true);
    return found.flatMap(({ place, score }) => {
      const segment = this.#segments[place];
      return segment === undefined ? [] : [{ ...segment, score }];
    });
  }
}
