/** What one side puts in, the other reads in that order, as soon as it comes. */
export class Channel<T> {
  readonly #waiting: T[] = [];
  #closed = false;
  #wake: () => void = () => undefined;

  put(item: T): void {
    this.#waiting.push(item);
    this.#wake();
  }

  /** Nothing more will come. */
  close(): void {
    this.#closed = true;
    this.#wake();
  }

  async *read(): AsyncGenerator<T> {
    for (;;) {
      yield* this.#waiting.splice(0);
      if (this.#waiting.length > 0) continue;
      if (this.#closed) return;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
