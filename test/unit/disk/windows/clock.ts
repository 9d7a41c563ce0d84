/* A clock that stands still while the disk works, and then goes on to the next time that somebody waits for. */

interface Waiting {
  readonly at: number;
  readonly go: () => void;
}

let time = 0;
let waiting: readonly Waiting[] = [];
let working = 0;

/** Work of the disk, for which the clock stands still. */
export async function inNoTime<T>(work: Promise<T>): Promise<T> {
  working++;
  try {
    return await work;
  } finally {
    working--;
  }
}

/** Milliseconds that were waited so far. */
export const now = () => time;

/** Waits in virtual time, as `setTimeout` of `node:timers/promises` does. */
export async function virtualWait(
  milliseconds: number,
  _value?: unknown,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    if (waiting.length === 0) setImmediate(goOn);
    waiting = [...waiting, { at: time + milliseconds, go: resolve }].toSorted(
      (one, other) => one.at - other.at,
    );
  });
}

function goOn(): void {
  if (working > 0) {
    setImmediate(goOn);
    return;
  }
  const [next, ...others] = waiting;
  waiting = others;
  if (others.length > 0) setImmediate(goOn);
  if (next === undefined) return;
  time = Math.max(time, next.at);
  next.go();
}
