import type { Clock, Deadline } from '../../../../src/service/http/clock.ts';
import type { RunClock } from '../../../../src/translation/sending/runClock.ts';
import { randoms } from '../../../service/randoms.ts';

/** Turns of the event loop in which nothing happens before the time moves on. */
const quietTurns = 8;

interface Timer {
  readonly at: number;
  readonly go: () => void;
}

/** Time that passes only while nothing else is to be done, for a client, a run and the service that they talk to. */
export class VirtualTime implements Clock, RunClock {
  readonly random: () => number;
  #now = Date.UTC(2026, 0, 1);
  #timers: readonly Timer[] = [];
  #stirs = 0;

  constructor(seed = 1) {
    this.random = randoms(seed);
  }

  now(): number {
    return this.#now;
  }

  wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const leave = this.#after(milliseconds, () => {
        signal?.removeEventListener('abort', cancel);
        resolve();
      });
      const cancel = () => {
        leave();
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', cancel, { once: true });
    });
  }

  deadline(milliseconds: number): Deadline {
    const controller = new AbortController();
    return {
      signal: controller.signal,
      clear: this.#after(milliseconds, () => controller.abort()),
    };
  }

  /** Lets the time pass until the work is done, and says how many milliseconds that took. */
  async passed(work: Promise<unknown>): Promise<number> {
    const started = this.#now;
    let done = false;
    const over = () => void (done = true);
    work.then(over, over);
    // oxlint-disable-next-line no-unmodified-loop-condition -- the end of the work sets it
    while (!done) {
      await this.#quiet();
      if (!done) this.#toNext();
    }
    await work;
    return this.#now - started;
  }

  /** Waits until nothing more happens by itself. */
  async #quiet(): Promise<void> {
    for (let quiet = 0, seen = this.#stirs; quiet < quietTurns; quiet++) {
      await new Promise(setImmediate);
      if (this.#stirs !== seen || isWorking()) quiet = 0;
      seen = this.#stirs;
    }
  }

  #toNext(): void {
    const at = Math.min(...this.#timers.map((timer) => timer.at));
    if (at === Number.POSITIVE_INFINITY) return;
    this.#now = Math.max(this.#now, at);
    const due = this.#timers.filter((timer) => timer.at <= this.#now);
    this.#timers = this.#timers.filter((timer) => !due.includes(timer));
    for (const { go } of due) go();
  }

  #after(milliseconds: number, go: () => void): () => void {
    this.#stirs++;
    const timer = { at: this.#now + milliseconds, go };
    this.#timers = [...this.#timers, timer];
    return () => {
      this.#stirs++;
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }
}

/** Work that is cut into steps takes as many turns as the machine needs for it. */
function isWorking(): boolean {
  return process.getActiveResourcesInfo().includes('Immediate');
}
