import type { Clock, Deadline } from '../../../src/service/http/clock.ts';

/** A clock whose waits are over at once and whose deadlines pass when a test says so. */
export class FakeClock implements Clock {
  time = Date.UTC(2026, 0, 1);
  /** Milliseconds of each wait. */
  readonly waits: number[] = [];
  /** Runs in the middle of each wait. */
  duringWait: () => unknown = () => {};
  readonly #deadlines = new Map<AbortController, number>();

  now(): number {
    return this.time;
  }

  async wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
    this.waits.push(milliseconds);
    await this.duringWait();
    signal?.throwIfAborted();
    this.time += milliseconds;
  }

  deadline(milliseconds: number): Deadline {
    const controller = new AbortController();
    this.#deadlines.set(controller, milliseconds);
    return { signal: controller.signal, clear: () => this.#deadlines.delete(controller) };
  }

  /** Milliseconds of the deadlines that are running. */
  get deadlines(): readonly number[] {
    return [...this.#deadlines.values()];
  }

  /** Lets all running deadlines pass. */
  expire(): void {
    for (const controller of this.#deadlines.keys()) controller.abort();
  }
}
