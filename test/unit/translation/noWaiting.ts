import type { RunClock } from '../../../src/translation/sending/runClock.ts';

/** Time that passes at once where somebody waits. */
export class NoWaiting implements RunClock {
  time = Date.UTC(2026, 0, 1);
  /** Milliseconds of each wait. */
  readonly waits: number[] = [];

  now(): number {
    return this.time;
  }

  random(): number {
    return 0;
  }

  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    this.waits.push(milliseconds);
    await new Promise(setImmediate);
    signal.throwIfAborted();
    this.time += milliseconds;
  }
}
