/** Does work once it has been quiet for a while; work of the same name that comes meanwhile takes its place. */
export class Debouncer {
  readonly #quiet: number;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  /** @param quiet milliseconds */
  constructor(quiet: number) {
    this.#quiet = quiet;
  }

  /** @param quiet milliseconds, where they are others than usual */
  schedule(name: string, work: () => void, quiet = this.#quiet): void {
    clearTimeout(this.#timers.get(name));
    const run = () => {
      this.#timers.delete(name);
      work();
    };
    this.#timers.set(name, setTimeout(run, quiet));
  }

  dispose(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
