import type { HttpRequest, HttpResponse, Transport } from '../transport.ts';

/** Pieces after which others get their turn, so that a body that comes without a pause keeps no timer from going off. */
const piecesAtOnce = 256;

/**
 * What the work comes to, or, as soon as the signal is aborted, the signal's reason. The work itself is not waited for
 * then: what it still comes to goes to `drop`.
 */
export async function orAbort<T>(
  signal: AbortSignal | undefined,
  work: () => T | PromiseLike<T>,
  drop: (late: T) => void = () => {},
): Promise<T> {
  if (signal === undefined) return work();
  signal.throwIfAborted();
  const running = inPromise(work);
  let stop = (): void => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([running, stopped]);
  } catch (error) {
    if (signal.aborted) running.then(drop, () => undefined);
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * The transport under our own signal: request and answer end when it is aborted, whatever the transport makes of it. What
 * comes later is thrown away.
 */
export function settling(transport: Transport): Transport {
  return async (request) => {
    const { signal, pieces } = request;
    const sent: HttpRequest =
      pieces === undefined ? request : { ...request, pieces: untilAbort(pieces, signal) };
    const response = await orAbort(signal, () => transport(sent), throwAway);
    return { ...response, body: untilAbort(response.body, signal) };
  };
}

/** Yields until the signal is aborted, and then rejects with its reason. Leaving the loop closes the source. */
export async function* untilAbort<T>(
  source: AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const pieces = source[Symbol.asyncIterator]();
  let isOpen = true;
  try {
    for (let count = 1; ; count++) {
      const next = await orAbort(signal, () => pieces.next());
      if (next.done === true) {
        isOpen = false;
        return;
      }
      yield next.value;
      if (count % piecesAtOnce === 0) await new Promise(setImmediate);
    }
  } finally {
    // A source that hangs would hang here too.
    if (isOpen) inPromise(() => pieces.return?.()).catch(() => undefined);
  }
}

/** A body that nobody reads keeps its connection. */
function throwAway(response: HttpResponse): void {
  const close = async () => {
    for await (const _ of response.body) break;
  };
  close().catch(() => undefined);
}

async function inPromise<T>(work: () => T | PromiseLike<T>): Promise<T> {
  return work();
}
