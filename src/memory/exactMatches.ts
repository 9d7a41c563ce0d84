import type { TmxUnit } from './tmx.ts';
import { unitTexts, type LocalePair } from './unitTexts.ts';

/** Texts and the locale that they are wanted in. */
export interface WantedTexts extends LocalePair {
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

  /** Takes what a unit of a TMX file says. */
  offerUnit(unit: TmxUnit): void {
    for (const { source, target, isOfLocale } of unitTexts(unit, this.#wanted)) {
      this.#offer(isOfLocale ? this.#found : this.#inLanguage, source, target);
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
