/** Puts work off while somebody holds it, and does it when nobody does any longer; of the same name only the last. */
export class Deferral {
  readonly #longest: number;
  readonly #later = new Map<string, () => void>();
  #deferring = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param longest milliseconds after which what was put off is done all the same */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Does work, now or later. */
  do(name: string, work: () => void): void {
    if (this.#deferring === 0) {
      work();
      return;
    }
    this.#later.set(name, work);
    this.#timer ??= setTimeout(() => this.#doAll(), this.#longest);
  }

  /** Holds it until that is disposed of. */
  begin(): { readonly dispose: () => void } {
    this.#deferring++;
    return {
      dispose: () => {
        if (--this.#deferring === 0) this.#doAll();
      },
    };
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#later.clear();
  }

  #doAll(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const due = [...this.#later.values()];
    this.#later.clear();
    for (const work of due) work();
  }
}
