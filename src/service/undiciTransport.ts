import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import type { HttpResponse, Transport } from './transport.ts';

/**
 * Sends through the given dispatcher and through no other, so that nothing of the process decides where the key goes.
 * undici adds no `accept-encoding`, follows no redirect and repeats nothing on this path.
 */
export function undiciTransport(dispatcher: Dispatcher): Transport {
  return async ({ method, url, headers, body, pieces, signal }) => {
    const response = await dispatcher.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      headers: { ...headers },
      body: pieces === undefined ? (body ?? null) : Readable.from(pieces, { objectMode: false }),
      signal,
    });
    return {
      status: response.statusCode,
      headers: joinRepeated(response.headers),
      body: response.body,
    };
  };
}

function joinRepeated(headers: Dispatcher.ResponseData['headers']): HttpResponse['headers'] {
  const joined = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  return Object.fromEntries(joined);
}
