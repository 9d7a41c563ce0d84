import { pipeline, Readable, type Transform } from 'node:stream';
import * as zlib from 'node:zlib';

/** Thrown while a body is read whose encoding is none that we know. */
export class UnknownEncoding extends Error {
  override readonly name = 'UnknownEncoding';
  readonly code: string;

  constructor(encoding: string) {
    super('the answer has an encoding that is not known');
    this.code = `content-encoding: ${encoding.replace(/[^\w.,-]+/g, ' ').slice(0, 40)}`;
  }
}

/** Encodings on top of each other, at most. */
const mostEncodings = 4;

/**
 * The body as its `Content-Encoding` says that it was, whether or not that was asked for. An empty one is empty. Has no
 * limit: who reads it counts what comes out.
 */
export async function* decoded(
  body: AsyncIterable<Uint8Array>,
  contentEncoding: string | undefined,
): AsyncGenerator<Uint8Array> {
  const encodings = encodingsOf(contentEncoding);
  if (encodings.length > mostEncodings || !encodings.every((one) => decoders.has(one)))
    return refuse(body, contentEncoding);
  yield* encodings.reduceRight((inner, one) => decodedOnce(inner, one), body);
}

/** Fails where a body that somebody else has decoded has an encoding that nobody decodes. */
export async function* knownBody(
  body: AsyncIterable<Uint8Array>,
  contentEncoding: string | undefined,
): AsyncGenerator<Uint8Array> {
  const ofFetch = ['gzip', 'x-gzip', 'deflate', 'br'];
  if (!encodingsOf(contentEncoding).every((one) => ofFetch.includes(one)))
    return refuse(body, contentEncoding);
  yield* body;
}

async function refuse(body: AsyncIterable<Uint8Array>, contentEncoding = ''): Promise<never> {
  // A body that nobody reads keeps its connection.
  for await (const _ of body) break;
  throw new UnknownEncoding(contentEncoding);
}

/** In the order in which they were applied. */
function encodingsOf(contentEncoding = ''): readonly string[] {
  return contentEncoding
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '' && one !== 'identity');
}

/** By name: what decodes a body that begins with this piece. */
const decoders = new Map<string, (first: Uint8Array) => Transform>([
  ['gzip', () => zlib.createGunzip()],
  ['x-gzip', () => zlib.createGunzip()],
  ['br', () => zlib.createBrotliDecompress()],
  // Many leave out the wrapper that the standard asks for.
  ['deflate', ([byte = 0]) => (byte % 16 === 8 ? zlib.createInflate() : zlib.createInflateRaw())],
  // The oldest editors that we support do not have it.
  ...('createZstdDecompress' in zlib ? [['zstd', () => zlib.createZstdDecompress()] as const] : []),
]);

async function* decodedOnce(
  body: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<Uint8Array> {
  let pieces: Readable | undefined;
  const source = body[Symbol.asyncIterator]();
  try {
    let first = await source.next();
    while (first.done !== true && first.value.length === 0) first = await source.next();
    if (first.done === true) return;
    const rest = { [Symbol.asyncIterator]: () => source };
    const all = (async function* (start: Uint8Array) {
      yield start;
      yield* rest;
    })(first.value);
    const decoder = decoders.get(encoding)?.(first.value);
    if (decoder === undefined) throw new UnknownEncoding(encoding);
    pieces = pipeline(Readable.from(all, { objectMode: false }), decoder, () => undefined);
    yield* pieces as AsyncIterable<Uint8Array>;
  } finally {
    pieces?.destroy();
    await source.return?.();
  }
}
