import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { decoded } from './http/contentEncoding.ts';
import { BrokenOff } from './transport.ts';
import type { HttpResponse, Transport } from './transport.ts';

/**
 * Sends through the given dispatcher and through no other, so that nothing of the process decides where the key goes.
 * undici decodes nothing, adds no `accept-encoding`, follows no redirect and repeats nothing on this path.
 */
export function undiciTransport(dispatcher: Dispatcher): Transport {
  return async ({ method, url, headers, body, pieces, signal }) => {
    let leaves = false;
    const sent = pieces && noticed(pieces, () => (leaves = true));
    const request = dispatcher.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      headers: { ...headers },
      body: sent === undefined ? (body ?? null) : Readable.from(sent, { objectMode: false }),
      signal,
    });
    const response = await request.catch((error: unknown) => {
      throw leaves ? new BrokenOff(error) : error;
    });
    const answered = joinRepeated(response.headers);
    return {
      status: response.statusCode,
      headers: answered,
      body: decoded(response.body, answered['content-encoding']),
    };
  };
}

/** undici asks for the first piece when it has a connection that it trusts. */
async function* noticed(
  pieces: AsyncIterable<Uint8Array>,
  onFirst: () => void,
): AsyncGenerator<Uint8Array> {
  onFirst();
  yield* pieces;
}

function joinRepeated(headers: Dispatcher.ResponseData['headers']): HttpResponse['headers'] {
  const joined = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  return Object.fromEntries(joined);
}
