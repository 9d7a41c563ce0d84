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

/**
 * A body that has come through `fetch`, which decodes all of what it knows or, where one encoding is none of that, nothing.
 * Some know zstd, and others hand it over as it is.
 */
export async function* knownBody(
  body: AsyncIterable<Uint8Array>,
  contentEncoding: string | undefined,
): AsyncGenerator<Uint8Array> {
  const labels = labelsOf(contentEncoding);
  if (labels.every((one) => ofFetch.has(one))) return yield* body;
  if (labels.join() !== 'zstd') return yield* decoded(body, contentEncoding);
  yield* decodedOnce(body, 'zstd', (first) => !zstdStart.every((byte, at) => first[at] === byte));
}

const ofFetch: ReadonlySet<string> = new Set(['gzip', 'x-gzip', 'deflate', 'br']);
const zstdStart = [0x28, 0xb5, 0x2f, 0xfd];

async function refuse(body: AsyncIterable<Uint8Array>, contentEncoding = ''): Promise<never> {
  // A body that nobody reads keeps its connection.
  for await (const _ of body) break;
  throw new UnknownEncoding(contentEncoding);
}

/** In the order in which they were applied. */
const labelsOf = (contentEncoding = ''): readonly string[] =>
  contentEncoding
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '');

const encodingsOf = (contentEncoding: string | undefined): readonly string[] =>
  labelsOf(contentEncoding).filter((one) => !noEncoding.test(one));

/** What servers say there without having encoded anything: character sets, and how the bytes were sent. */
const noEncoding =
  /^(?:identity|none|binary|[78]bit|(?:aws-)?chunked|utf-?8|us-ascii|iso-8859-\d+|windows-\d+)$/;

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
  isDecoded: (first: Uint8Array) => boolean = () => false,
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
    if (isDecoded(first.value)) return yield* all;
    const decoder = decoders.get(encoding)?.(first.value);
    if (decoder === undefined) throw new UnknownEncoding(encoding);
    pieces = pipeline(Readable.from(all, { objectMode: false }), decoder, () => undefined);
    yield* pieces as AsyncIterable<Uint8Array>;
  } finally {
    pieces?.destroy();
    await source.return?.();
  }
}
