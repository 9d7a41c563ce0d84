import { baseLanguage, sameLocale } from '../locale.ts';
import { isWhole, textOf, type TmxUnit } from './tmx.ts';
import { sourceOf, tagOf } from './tmxSummary.ts';

/** Texts and the locale that they are wanted in. */
export interface WantedTexts {
  readonly sourceLocale: string;
  readonly targetLocale: string;
  readonly texts: ReadonlySet<string>;
}

/**
 * Translations of exactly the wanted texts, for one pair of locales. A text with two different translations has
 * none: which one is meant would be a guess.
 */
export class ExactMatches {
  readonly #wanted: WantedTexts;
  readonly #found = new Map<string, string | null>();

  constructor(wanted: WantedTexts) {
    this.#wanted = wanted;
  }

  offer(source: string, target: string): void {
    if (!this.#wanted.texts.has(source) || target.trim() === '') return;
    const known = this.#found.get(source);
    this.#found.set(source, known === undefined || known === target ? target : null);
  }

  /** Takes what a unit of a TMX file says; codes are put back as the text that they stand for. */
  offerUnit(unit: TmxUnit): void {
    const source = sourceOf(unit);
    const { sourceLocale, targetLocale } = this.#wanted;
    if (source === undefined || !isWhole(source.segment)) return;
    if (baseLanguage(source.language) !== baseLanguage(sourceLocale)) return;
    for (const variant of unit.variants) {
      const fits = variant !== source && serves(variant.language, targetLocale);
      if (fits && isWhole(variant.segment))
        this.offer(textOf(source.segment), textOf(variant.segment));
    }
  }

  /** The translation; `null` where there are several, `undefined` where there is none. */
  find(source: string): string | null | undefined {
    return this.#found.get(source);
  }
}

/** A language without a region serves its regions; Chinese does not, because a region can mean another script. */
function serves(language: string, locale: string): boolean {
  if (sameLocale(language, locale)) return true;
  const tag = tagOf(language);
  return tag !== 'zh' && tag === baseLanguage(locale);
}
