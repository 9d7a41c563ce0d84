/** The time, so that tests need not sleep. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Rejects with the signal's reason when it is aborted before the time is over. */
  wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
  /** A signal that is aborted when the time is over, unless it was cleared before. */
  deadline(milliseconds: number): Deadline;
}

export interface Deadline {
  readonly signal: AbortSignal;
  clear(): void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait,
  deadline(milliseconds) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), milliseconds);
    return { signal: controller.signal, clear: () => clearTimeout(timer) };
  },
};

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
