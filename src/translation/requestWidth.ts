/** Requests at once when a run starts, and at most. */
export const startWidth = 4;
export const largestWidth = 8;

/** How many requests may be under way: it grows while the service answers, and is halved when it asks for that. */
export class RequestWidth {
  #now = startWidth;
  #answered = 0;
  #slowed = false;

  get now(): number {
    return this.#now;
  }

  /** Every four answers in a row allow one more request at once. */
  answered(): void {
    this.#slowed = false;
    this.#answered++;
    if (this.#answered % 4 === 0) this.#now = Math.min(largestWidth, this.#now + 1);
  }

  /** The requests that were under way together may all be told so: until one is answered, that counts once. */
  slowDown(): void {
    if (!this.#slowed) this.#now = Math.max(1, Math.floor(this.#now / 2));
    this.#slowed = true;
    this.#answered = 0;
  }
}
