import { ServiceError } from '../errors.ts';
import { isLoopback } from '../baseUrl.ts';
import { parseUrl } from '../parseUrl.ts';
import type { HttpRequest } from '../transport.ts';
import { attempt, explain, isSuccess, refusalError } from './attempt.ts';
import type { Bounds, Exchange, Means } from './attempt.ts';

/** Files travel to and from a storage host that the service names. It gets no key: its addresses carry their own. */
export interface Transfer {
  readonly operation: string;
  readonly url: string;
  readonly userAgent: string;
  readonly signal: AbortSignal | undefined;
}

/** Milliseconds for a whole file. */
const longest = 600_000;
const answerCap = 65_536;

/** Sends a file. Not repeated on its own: the address takes a file once. */
export async function upload(
  transfer: Transfer & { readonly file: Uint8Array; readonly contentType: string },
  means: Means,
): Promise<void> {
  const exchange = exchangeOf(transfer, {
    method: 'PUT',
    headers: { 'content-type': transfer.contentType },
    body: transfer.file,
  });
  await attempt(exchange, means, { milliseconds: longest, signal: transfer.signal });
}

/** Yields a file as it arrives. Ending the loop early closes the connection. */
export async function* download(transfer: Transfer, means: Means): AsyncGenerator<Uint8Array> {
  const exchange = exchangeOf(transfer, { method: 'GET', headers: {} });
  yield* receive(exchange, means, { milliseconds: longest, signal: transfer.signal });
}

/** Sends once and yields the body of the answer as it arrives, whatever its size. Never repeated on its own. */
export async function* receive(
  exchange: Exchange,
  means: Means,
  { milliseconds, signal }: Bounds,
): AsyncGenerator<Uint8Array> {
  signal?.throwIfAborted();
  const deadline = means.clock.deadline(milliseconds);
  try {
    const either = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
    const response = await means.transport({ ...exchange.request, signal: either });
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
  { operation, url, userAgent }: Transfer,
  request: Pick<HttpRequest, 'method' | 'headers' | 'body'>,
): Exchange {
  const headers = { ...request.headers, 'accept-encoding': 'identity', 'user-agent': userAgent };
  return {
    operation,
    cap: answerCap,
    names: undefined,
    billed: false,
    secrets: [],
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
