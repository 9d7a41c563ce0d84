import { isLoopback, parseUrl } from '../baseUrl.ts';
import { ServiceError } from '../errors.ts';
import type { HttpRequest } from '../transport.ts';
import {
  attempt,
  explain,
  isSuccess,
  refusalError,
  type Bounds,
  type Exchange,
  type AttemptDeps,
} from './attempt.ts';
import { settling } from './settle.ts';
import { exactly, sendRead, type SentFile } from './sentFile.ts';

/** Files travel to and from a storage host that the service names. It never gets the key. */
export interface Transfer {
  readonly operation: string;
  readonly url: string;
  /** What opens the address besides itself, for the `Authorization` header; most addresses carry all they need. */
  readonly authorization?: string | undefined;
  readonly userAgent: string;
  readonly signal: AbortSignal | undefined;
}

/** Milliseconds for a whole file. */
const longest = 600_000;
const answerCap = 65_536;

/** Sends a file. Not repeated on its own: the address takes a file once. */
export async function upload(
  transfer: Transfer & { readonly file: Uint8Array | SentFile; readonly contentType: string },
  means: AttemptDeps,
): Promise<void> {
  const { file, contentType, signal } = transfer;
  const bounds = { milliseconds: longest, signal };
  const put = { method: 'PUT', headers: { 'content-type': contentType } } as const;
  if (file instanceof Uint8Array) {
    await attempt(exchangeOf(transfer, { ...put, body: file }), means, bounds);
    return;
  }
  const headers = { ...put.headers, 'content-length': String(file.size) };
  await sendRead(
    () => exactly(file),
    (open) => attempt(exchangeOf(transfer, { ...put, headers, pieces: open() }), means, bounds),
  );
}

/** Yields a file as it arrives. Ending the loop early closes the connection. */
export async function* download(
  transfer: Transfer,
  means: AttemptDeps,
): AsyncGenerator<Uint8Array> {
  const exchange = exchangeOf(transfer, { method: 'GET', headers: {} });
  yield* receive(exchange, means, { milliseconds: longest, signal: transfer.signal });
}

/** Sends once and yields the body of the answer as it arrives, whatever its size. Never repeated on its own. */
export async function* receive(
  exchange: Exchange,
  means: AttemptDeps,
  { milliseconds, signal }: Bounds,
): AsyncGenerator<Uint8Array> {
  signal?.throwIfAborted();
  const deadline = means.clock.deadline(milliseconds);
  try {
    const either = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
    const response = await settling(means.transport)({ ...exchange.request, signal: either });
    if (!isSuccess(response)) throw await refusalError(exchange, response, means.clock.now());
    yield* response.body;
  } catch (error) {
    signal?.throwIfAborted();
    throw explain(exchange, error, deadline.signal.aborted);
  } finally {
    deadline.clear();
  }
}

function exchangeOf(
  { operation, url, userAgent, authorization }: Transfer,
  request: Pick<HttpRequest, 'method' | 'headers' | 'body' | 'pieces'>,
): Exchange {
  const headers = {
    ...request.headers,
    ...(authorization !== undefined && { authorization }),
    'accept-encoding': 'identity',
    'user-agent': userAgent,
  };
  return {
    operation,
    cap: answerCap,
    names: undefined,
    billed: false,
    secrets: authorization === undefined ? [] : [authorization.replace(/^.* /, '')],
    request: { ...request, url: storageUrl(operation, url), headers },
  };
}

function storageUrl(operation: string, text: string): URL {
  const url = parseUrl(text);
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))))
    return url;
  throw new ServiceError({
    kind: 'badAnswer',
    operation,
    host: url?.host ?? '',
    code: 'unsafe_url',
  });
}
