import { sameBaseLanguage } from '../resources/languageServes.ts';
import { canonicalLocale } from '../resources/locale.ts';
import { segmentText, type TmxUnit, type TmxVariant } from './tmx.ts';

/** What a TMX file holds, for the person who is about to import it. */
export interface TmxSummary {
  readonly units: number;
  /** Units with a source text and a translation. */
  readonly usable: number;
  /** The languages that most usable units are translated from and into, as tags; most frequent first. */
  readonly sources: readonly string[];
  readonly targets: readonly string[];
}

/** Counts units one by one. */
export class TmxCounter {
  #units = 0;
  #usable = 0;
  readonly #sources = new Map<string, number>();
  readonly #targets = new Map<string, number>();

  add(unit: TmxUnit): void {
    this.#units++;
    const source = sourceOf(unit);
    const targets = unit.variants.filter((variant) => variant !== source && hasText(variant));
    if (source === undefined || !hasText(source) || targets.length === 0) return;
    this.#usable++;
    count(this.#sources, source.language);
    for (const { language } of targets) count(this.#targets, language);
  }

  get summary(): TmxSummary {
    return {
      units: this.#units,
      usable: this.#usable,
      sources: byCount(this.#sources),
      targets: byCount(this.#targets),
    };
  }
}

/** The variant that the others were translated from; the first one where the unit leaves it open. */
export function sourceOf(unit: TmxUnit): TmxVariant | undefined {
  const { sourceLanguage, variants } = unit;
  if (isOpen(unit)) return variants[0];
  const wanted = tagOf(sourceLanguage);
  return (
    variants.find(({ language }) => tagOf(language) === wanted) ??
    variants.find(({ language }) => sameBaseLanguage(language, wanted))
  );
}

/** Whether any of the texts may be the one that the others were translated from. */
export const isOpen = ({ sourceLanguage }: TmxUnit): boolean =>
  sourceLanguage.toLowerCase() === '*all*';

/** A language as one spelling: the canonical tag where it is one. */
export function tagOf(language: string): string {
  return canonicalLocale(language) ?? language.toLowerCase();
}

function hasText({ segment }: TmxVariant): boolean {
  return segmentText(segment).trim() !== '';
}

function count(counts: Map<string, number>, language: string): void {
  const tag = tagOf(language);
  counts.set(tag, (counts.get(tag) ?? 0) + 1);
}

function byCount(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([tag]) => tag);
}
