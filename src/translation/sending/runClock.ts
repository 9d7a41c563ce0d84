/** The time of a run, so that nobody has to wait for it: neither a test nor a person who knows better. */
export interface RunClock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Ends when the time is over, or sooner where somebody asks for that. Rejects with the signal's reason. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Uniform in [0, 1), for jitter. */
  random(): number;
}

/** Milliseconds of one timer: after the machine has slept, a wait is over at most so much late. */
const longestTimer = 10_000;

/** Real time, with a way to end all waits at once. */
export class SystemClock implements RunClock {
  readonly now: () => number;
  readonly #open = new Set<() => void>();

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  random(): number {
    return Math.random();
  }

  /** Ends what is waited for now. */
  retryNow(): void {
    for (const end of this.#open) end();
  }

  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    const until = this.now() + milliseconds;
    // A clock that is set back does not prolong the wait, one that is set forward ends it.
    for (let left = milliseconds; left > 0;) {
      const timer = Math.min(left, longestTimer);
      if ((await this.#pass(timer, signal)) === 'ended') return;
      left = Math.min(left - timer, until - this.now());
    }
  }

  #pass(milliseconds: number, signal: AbortSignal): Promise<'passed' | 'ended'> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const leave = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
        this.#open.delete(end);
      };
      const end = () => {
        leave();
        resolve('ended');
      };
      const cancel = () => {
        leave();
        reject(signal.reason as Error);
      };
      const timer = setTimeout(() => {
        leave();
        resolve('passed');
      }, milliseconds);
      signal.addEventListener('abort', cancel);
      this.#open.add(end);
    });
  }
}
