/** Hands what is pushed to one reader, in order. Nothing gets lost before the reader comes. */
export class EventQueue<T> {
  readonly #values: T[] = [];
  #ended = false;
  #wake = (): void => {};

  push(value: T): void {
    if (!this.#ended) this.#values.push(value);
    this.#wake();
  }

  /** What was pushed before is still read. */
  end(): void {
    this.#ended = true;
    this.#wake();
  }

  async *read(): AsyncGenerator<T> {
    for (;;) {
      const value = this.#values.shift();
      if (value !== undefined) yield value;
      else if (this.#ended) return;
      else await this.#pushed();
    }
  }

  #pushed(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
