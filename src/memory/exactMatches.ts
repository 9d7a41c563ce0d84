import { baseLanguage, canonicalLocale, sameLocale } from '../catalog/locale.ts';
import { isWhole, segmentText, type TmxUnit } from './tmx.ts';
import { sourceOf, tagOf } from './tmxSummary.ts';

/** Texts and the locale that they are wanted in. */
export interface WantedTexts {
  readonly sourceLocale: string;
  readonly targetLocale: string;
  readonly texts: ReadonlySet<string>;
}

/**
 * Translations of exactly the wanted texts, for one pair of locales. A text with two different translations has
 * none: which one is meant would be a guess. Those for the very locale come before those for its language.
 */
export class ExactMatches {
  readonly #wanted: WantedTexts;
  readonly #found: Found = new Map();
  readonly #inLanguage: Found = new Map();

  constructor(wanted: WantedTexts) {
    this.#wanted = wanted;
  }

  offer(source: string, target: string): void {
    this.#offer(this.#found, source, target);
  }

  /** Takes what a unit of a TMX file says; codes are put back as the text that they stand for. */
  offerUnit(unit: TmxUnit): void {
    const source = sourceOf(unit);
    const { sourceLocale, targetLocale } = this.#wanted;
    if (source === undefined || !isWhole(source.segment)) return;
    if (baseLanguage(source.language) !== baseLanguage(sourceLocale)) return;
    for (const variant of unit.variants) {
      if (variant === source || !isWhole(variant.segment)) continue;
      const { language } = variant;
      const texts = [segmentText(source.segment), segmentText(variant.segment)] as const;
      if (sameLocale(language, targetLocale)) this.#offer(this.#found, ...texts);
      else if (serves(language, targetLocale)) this.#offer(this.#inLanguage, ...texts);
    }
  }

  /** The translation; `null` where there are several, `undefined` where there is none. */
  find(source: string): string | null | undefined {
    const found = this.#found.get(source);
    return found === undefined ? this.#inLanguage.get(source) : found;
  }

  #offer(found: Found, source: string, target: string): void {
    if (!this.#wanted.texts.has(source) || target.trim() === '') return;
    const known = found.get(source);
    found.set(source, known === undefined || known === target ? target : null);
  }
}

type Found = Map<string, string | null>;

/**
 * A language without a region serves its regions where they write it as it does. What is only called Chinese may be
 * in either script.
 */
function serves(language: string, locale: string): boolean {
  const tag = tagOf(language);
  return tag !== 'zh' && tag === baseLanguage(locale) && scriptOf(tag) === scriptOf(locale);
}

function scriptOf(locale: string): string | undefined {
  const tag = canonicalLocale(locale);
  return tag && new Intl.Locale(tag).maximize().script;
}
