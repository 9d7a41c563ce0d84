/** Lets one at a time pass, in the order in which they came. */
export class Turnstile {
  readonly #line: (() => void)[] = [];
  #isTaken = false;

  /** `isFree`: nobody who wants to pass has to wait any longer. */
  pass(isFree: () => boolean): Pass {
    return new Pass(this, isFree);
  }

  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#line.push(resolve));
    this.#isTaken = true;
  }

  release(): void {
    const next = this.#line.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}

/** The way of one of them through a {@link Turnstile}, perhaps several times. */
export class Pass {
  readonly #turnstile: Turnstile;
  readonly #isFree: () => boolean;
  #isInside = false;

  constructor(turnstile: Turnstile, isFree: () => boolean) {
    this.#turnstile = turnstile;
    this.#isFree = isFree;
  }

  async enter(): Promise<void> {
    if (this.#isInside || this.#isFree()) return;
    await this.#turnstile.take();
    this.#isInside = true;
    if (this.#isFree()) this.leave();
  }

  leave(): void {
    if (!this.#isInside) return;
    this.#isInside = false;
    this.#turnstile.release();
  }
}
