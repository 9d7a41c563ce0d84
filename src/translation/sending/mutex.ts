/** Lets one caller at a time in, in the order in which they came. */
export class Mutex {
  readonly #line: (() => void)[] = [];
  #isTaken = false;

  /** `isFree`: the mutex is no longer needed, so that nobody has to wait. */
  handle(isFree: () => boolean): MutexHandle {
    return new MutexHandle(this, isFree);
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

/** The place of one caller at a {@link Mutex}, which it may enter several times. */
export class MutexHandle {
  readonly #mutex: Mutex;
  readonly #isFree: () => boolean;
  #isInside = false;

  constructor(mutex: Mutex, isFree: () => boolean) {
    this.#mutex = mutex;
    this.#isFree = isFree;
  }

  async enter(): Promise<void> {
    if (this.#isInside || this.#isFree()) return;
    await this.#mutex.take();
    this.#isInside = true;
    if (this.#isFree()) this.leave();
  }

  leave(): void {
    if (!this.#isInside) return;
    this.#isInside = false;
    this.#mutex.release();
  }
}
