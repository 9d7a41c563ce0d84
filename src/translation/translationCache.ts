import type { Journal, Question } from './journal.ts';
import type { SegmentAttempt } from './segmentAttempt.ts';

/** Where the answers of earlier runs are; see {@link Journal}. */
export type Earlier = Pick<Journal, 'recall' | 'forget'>;

/** The answers that a table has, those of earlier runs among them. A key tells a text and how it is asked for from others. */
export class TranslationCache {
  #earlier: Earlier | undefined;
  readonly #answers = new Map<string, string>();
  readonly #recalled = new Map<string, { readonly question: Question; readonly text: string }>();
  /** The keys of those that nobody has heard of. */
  readonly #untold: string[] = [];
  /** Which answers of earlier runs an attempt was given. */
  readonly #used = new Map<SegmentAttempt, string[]>();

  constructor(earlier: Earlier | undefined) {
    this.#earlier = earlier;
  }

  /** Takes up again, from `earlier`, what was taken up elsewhere. */
  use(earlier: Earlier | undefined): void {
    this.#earlier = earlier;
    for (const { question, text } of this.#recalled.values()) earlier?.recall(question, text);
  }

  has(key: string): boolean {
    return this.#answers.has(key);
  }

  /** The answer for an attempt; empty where there is none. */
  get(key: string, attempt: SegmentAttempt): string {
    if (this.#recalled.has(key)) this.#used.set(attempt, [...(this.#used.get(attempt) ?? []), key]);
    return this.#answers.get(key) ?? '';
  }

  add(key: string, answer: string): void {
    this.#answers.set(key, answer);
  }

  /** Takes up the answer that an earlier run paid for; whether there is one. */
  recall(key: string, question: Question, text: string): boolean {
    const answer = this.#earlier?.recall(question, text);
    if (answer === undefined) return false;
    this.#answers.set(key, answer);
    this.#recalled.set(key, { question, text });
    this.#untold.push(key);
    return true;
  }

  /** The texts whose answers of earlier runs were taken up since the last call, but for those that were let go of. */
  takeRecalled() {
    return this.#untold.splice(0).flatMap((key) => this.#recalled.get(key) ?? []);
  }

  /**
   * Lets go of the answers of earlier runs that an attempt was given, because nothing came of them: they are asked for
   * again. Whether there were any.
   */
  refuse(attempt: SegmentAttempt): boolean {
    const keys = this.#used.get(attempt) ?? [];
    this.#used.delete(attempt);
    for (const key of keys) {
      const recalled = this.#recalled.get(key);
      if (recalled === undefined) continue;
      this.#earlier?.forget(recalled.question, recalled.text);
      this.#recalled.delete(key);
      this.#answers.delete(key);
    }
    return keys.length > 0;
  }
}
