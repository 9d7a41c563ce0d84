/** Work that goes on in this window, which others may join instead of finding nothing to do. */
export class UnderWay<T> {
  #work: Promise<readonly T[]> | undefined;

  /** What the work that goes on will have come to; `undefined` where none does. */
  get now(): Promise<readonly T[]> | undefined {
    return this.#work;
  }

  async follow(work: Promise<readonly T[]>): Promise<readonly T[]> {
    this.#work = work;
    try {
      return await work;
    } finally {
      if (this.#work === work) this.#work = undefined;
    }
  }
}
