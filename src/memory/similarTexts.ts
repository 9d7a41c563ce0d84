import { forEachInSteps, sortInSteps, type Cooperative } from '../resources/cooperative.ts';
import { similarity } from './similarity.ts';

/** A text that is like the one that was looked for. */
export interface SimilarText {
  /** Among the texts that are searched. */
  readonly place: number;
  /** In percent; 100 for the very same text. */
  readonly score: number;
}

/** The score from which a text may help. */
const leastScore = 60;
/** The share of words that a text must have in common to be compared at all, in percent. */
const leastShared = 30;
/** Texts that are compared character by character: those with most words in common. */
const mostCompared = 100;
/** Characters; nobody takes over a longer text for another one. */
const longest = 500;
/** Words that are gone through in one step. */
const stepLength = 4096;

/** Many texts, prepared for finding those that are like another one. It grows with the words of the texts. */
export class SimilarTexts {
  readonly #texts: readonly string[];
  /** The places of the texts that have a word. */
  readonly #byWord = new Map<string, number[]>();
  /** How many different words each text has. */
  readonly #sizes: Uint16Array;

  private constructor(texts: readonly string[]) {
    this.#texts = texts;
    this.#sizes = new Uint16Array(texts.length);
  }

  static *of(texts: readonly string[]): Cooperative<SimilarTexts> {
    const made = new SimilarTexts(texts);
    yield* forEachInSteps(texts.keys(), (place) => made.#add(place));
    return made;
  }

  /** The most similar texts first, of those that `isWanted`; the same text may be there several times. */
  *find(text: string, isWanted: (place: number) => boolean): Cooperative<readonly SimilarText[]> {
    if (text.length > longest) return [];
    const candidates = yield* this.#candidates(text, isWanted);
    const found: SimilarText[] = [];
    for (const place of candidates) {
      const score = similarity(text, this.#texts[place] ?? '', leastScore);
      if (score >= leastScore) found.push({ place, score });
      yield;
    }
    return found.toSorted((a, b) => b.score - a.score);
  }

  #add(place: number): void {
    const text = this.#texts[place] ?? '';
    if (text.length > longest) return;
    const words = wordsOf(text);
    this.#sizes[place] = words.size;
    for (const word of words) {
      const places = this.#byWord.get(word);
      if (places === undefined) this.#byWord.set(word, [place]);
      else places.push(place);
    }
  }

  /** Those with the largest share of words in common. */
  *#candidates(text: string, isWanted: (place: number) => boolean): Cooperative<readonly number[]> {
    const words = wordsOf(text);
    const common = new Uint16Array(this.#texts.length);
    for (const word of words) {
      let count = 0;
      for (const place of this.#byWord.get(word) ?? []) {
        common[place] = (common[place] ?? 0) + 1;
        if (++count % stepLength === 0) yield;
      }
    }
    const shares: { readonly place: number; readonly share: number }[] = [];
    yield* forEachInSteps(common.keys(), (place) => {
      const share = (200 * (common[place] ?? 0)) / (words.size + (this.#sizes[place] ?? 0));
      if (share >= leastShared && isWanted(place)) shares.push({ place, share });
    });
    const best = yield* sortInSteps(shares, (a, b) => b.share - a.share);
    return best.slice(0, mostCompared).map(({ place }) => place);
  }
}

const word = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts without spaces between words. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/** The words of a text; where they are not set apart, each two characters. Without any, the text is its only word. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(word) ?? [text];
  return new Set(words.flatMap((one) => (unspaced.test(one) ? pairsOf(one) : [one])));
}

function pairsOf(text: string): readonly string[] {
  const characters = Array.from(text);
  if (characters.length < 3) return [text];
  return characters.slice(1).map((character, place) => `${characters[place] ?? ''}${character}`);
}
