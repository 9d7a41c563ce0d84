import { forEachInSteps, type Cooperative } from '../catalog/cooperative.ts';
import type { TmxUnit } from './tmx.ts';
import { SimilarTexts } from './similarTexts.ts';
import { unitTexts, type LocalePair } from './unitTexts.ts';

/** A unit, and the file that it is from. */
export interface PlacedUnit {
  readonly unit: TmxUnit;
  readonly file: string;
}

/** A translation of a text that is like the one that was looked for. */
export interface SegmentMatch {
  readonly source: string;
  readonly target: string;
  readonly file: string;
  /** In percent; 100 for the very same text. */
  readonly score: number;
}

type Segment = Omit<SegmentMatch, 'score'>;

/** The segments of TMX files for a pair of locales. */
export class SegmentIndex {
  readonly #segments: readonly Segment[];
  readonly #sources: SimilarTexts;

  private constructor(segments: readonly Segment[], sources: SimilarTexts) {
    this.#segments = segments;
    this.#sources = sources;
  }

  static *of(units: readonly PlacedUnit[], locales: LocalePair): Cooperative<SegmentIndex> {
    const segments: Segment[] = [];
    const seen = new Set<string>();
    yield* forEachInSteps(units, ({ unit, file }) => {
      for (const { source, target } of unitTexts(unit, locales)) {
        const name = JSON.stringify([source, target]);
        if (target.trim() === '' || seen.has(name)) continue;
        seen.add(name);
        segments.push({ source, target, file });
      }
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
