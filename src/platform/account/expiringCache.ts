/** Keeps the answer to a question for a while. Callers that come while it is being asked share one request. */
export class ExpiringCache<T> {
  readonly #ask: () => Promise<T>;
  readonly #freshFor: number;
  readonly #now: () => number;
  #answer: { readonly at: number; readonly value: Promise<T> } | undefined;

  /** @param freshFor milliseconds */
  constructor(freshFor: number, ask: () => Promise<T>, now: () => number = Date.now) {
    this.#freshFor = freshFor;
    this.#ask = ask;
    this.#now = now;
  }

  /** A failure is not kept: the next call asks again. */
  async get(): Promise<T> {
    const known = this.#answer;
    if (known !== undefined && this.#now() - known.at < this.#freshFor) return known.value;
    const asked = { at: this.#now(), value: this.#ask() };
    this.#answer = asked;
    asked.value.catch(() => {
      if (this.#answer === asked) this.#answer = undefined;
    });
    return asked.value;
  }

  /** Makes the next call ask again. */
  forget(): void {
    this.#answer = undefined;
  }
}
