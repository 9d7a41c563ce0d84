import { FakeClock } from './fakeClock.ts';

/** A clock that stands still until a test moves it. */
export class ManualClock extends FakeClock {
  #waiting: { readonly until: number; readonly resolve: () => void }[] = [];
  #watchers: (() => void)[] = [];

  override wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
    this.waits.push(milliseconds);
    const { promise, resolve, reject } = promiseParts();
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    this.#waiting.push({ until: this.time + milliseconds, resolve });
    for (const watch of this.#watchers.splice(0)) watch();
    return promise;
  }

  /** Resolves when so many callers wait. */
  async waiters(count: number): Promise<void> {
    while (this.#waiting.length < count) {
      await new Promise<void>((resolve) => this.#watchers.push(resolve));
    }
  }

  /** Moves to where the next wait is over; nothing happens where nobody waits. */
  advanceToNext(): void {
    if (this.#waiting.length === 0) return;
    this.advance(Math.min(...this.#waiting.map(({ until }) => until)) - this.time);
  }

  advance(milliseconds: number): void {
    this.time += milliseconds;
    const due = this.#waiting.filter(({ until }) => until <= this.time);
    this.#waiting = this.#waiting.filter((waiter) => !due.includes(waiter));
    for (const { resolve } of due) resolve();
  }
}

function promiseParts() {
  let resolve = (): void => {};
  let reject = (_reason: unknown): void => {};
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
