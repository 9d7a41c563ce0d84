import type { HttpResponse, Transport } from '../../../src/service/transport.ts';

const never = <T>(): Promise<T> => new Promise(() => {});
const bytes = (text: string) => new TextEncoder().encode(text);
const headers = { 'content-type': 'application/json' };

const answer = (body: AsyncIterable<Uint8Array>, status = 200): HttpResponse => ({
  status,
  headers,
  body,
});

/** Later, but not so that anybody could think that work is under way. */
const later = () => new Promise<void>((resolve) => void setImmediate(resolve).unref());

async function often(text: string) {
  await later();
  return piece(text);
}

/** A body that hands out pieces as told, and listens to nobody who wants to leave. */
function body(next: (place: number) => Promise<IteratorResult<Uint8Array>>) {
  let place = 0;
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => next(place++),
      return: () => never<IteratorResult<Uint8Array>>(),
    }),
  };
}

const piece = (text: string) => ({ done: false, value: bytes(text) }) as const;

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

/**
 * Transports that do what none should do. Not one of them obeys the signal, but for those that do something odd when it
 * is aborted.
 */
export const misbehaving: Readonly<Record<string, Transport>> = {
  'never answers': () => never(),
  'connects for ever': async () => {
    for (;;) await later();
  },
  'throws at once': () => {
    throw new TypeError('thrown');
  },
  'rejects with nothing': () => Promise.reject(undefined),
  'rejects with what cannot be read': () =>
    Promise.reject(
      new Proxy(new Error('odd'), {
        get() {
          throw new Error('not to be read');
        },
      }),
    ),
  'resolves with nothing': () => Promise.resolve(undefined as unknown as HttpResponse),
  'resolves with half an answer': () => Promise.resolve({ status: 200 } as HttpResponse),
  'answers a head and never a body': async () => answer(body(() => never())),
  'stalls in the middle of the body': async () =>
    answer(body(async (place) => (place < 2 ? piece('{"a":') : never()))),
  'sends a body that never ends': async () => answer(body(() => often(' '))),
  'sends nothing, piece by piece, for ever': async () => answer(body(() => often(''))),
  'refuses with a body that never ends': async () =>
    answer(
      body(() => often('')),
      503,
    ),
  'refuses with a body that stalls': async () =>
    answer(
      body(() => never()),
      400,
    ),
  'has a body that throws': async () =>
    answer(
      body(() => {
        throw new RangeError('thrown');
      }),
    ),
  'has a body that is none': async () => answer({} as AsyncIterable<Uint8Array>),
  'answers when it is told to stop': async ({ signal }) => {
    await aborted(signal);
    return answer(
      body(async (place) => (place === 0 ? piece('{}') : { done: true, value: undefined })),
    );
  },
  'rejects oddly when it is told to stop': async ({ signal }) => {
    await aborted(signal);
    throw 'stopped';
  },
  'has a body that breaks when it is told to stop': async ({ signal }) =>
    answer(
      body(async () => {
        await aborted(signal);
        throw new Error('broken');
      }),
    ),
  'reads what is sent for ever': async ({ pieces }) => {
    for await (const _ of pieces ?? []);
    return never();
  },
};
