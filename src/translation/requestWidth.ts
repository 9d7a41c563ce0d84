/** Requests at once when a run starts, and at most. */
export const startWidth = 4;
export const largestWidth = 8;

/** How many requests may be under way: it grows while the service answers. */
export class RequestWidth {
  #now = startWidth;
  #answered = 0;

  get now(): number {
    return this.#now;
  }

  /** Every four answers in a row allow one more request at once. */
  answered(): void {
    this.#answered++;
    if (this.#answered % 4 === 0) this.#now = Math.min(largestWidth, this.#now + 1);
  }
}
