/** Does work at once, and then no more often than once in a while: what comes meanwhile takes the place of what waits. */
export class Throttle {
  readonly #pause: number;
  #timer: NodeJS.Timeout | undefined;
  #waiting: (() => void) | undefined;

  /** @param pause milliseconds */
  constructor(pause: number) {
    this.#pause = pause;
  }

  do(work: () => void): void {
    this.#waiting = work;
    if (this.#timer === undefined) this.#next();
  }

  /** What waits is not done any more. */
  dispose(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = undefined;
  }

  #next(): void {
    const work = this.#waiting;
    this.#waiting = undefined;
    this.#timer = work && setTimeout(() => this.#next(), this.#pause);
    work?.();
  }
}
