import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { decoded } from '../http/contentEncoding.ts';
import { BrokenOff, NotSent, type HttpResponse, type Transport } from '../transport.ts';

/**
 * Sends through the given dispatcher and through no other, so that nothing of the process decides where the key goes.
 * undici decodes nothing, adds no `accept-encoding`, follows no redirect and repeats nothing on this path.
 */
export function undiciTransport(dispatcher: Dispatcher): Transport {
  return async ({ method, url, headers, body, pieces, signal }) => {
    let leaves = false;
    const noticing = dispatcher.compose(
      (dispatch) => (options, handler) =>
        dispatch(
          options,
          noticed(handler, () => (leaves = true)),
        ),
    );
    const request = noticing.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      headers: { ...headers },
      body: pieces === undefined ? (body ?? null) : Readable.from(pieces, { objectMode: false }),
      signal,
    });
    const response = await request.catch((error: unknown) => {
      if (leaves) throw new BrokenOff(error);
      throw signal.aborted ? error : new NotSent(error);
    });
    const answered = joinRepeated(response.headers);
    return {
      status: response.statusCode,
      headers: answered,
      body: decoded(response.body, answered['content-encoding']),
    };
  };
}

/** undici begins with a request when it has a connection that it trusts. */
function noticed(
  handler: Dispatcher.DispatchHandler,
  onStart: () => void,
): Dispatcher.DispatchHandler {
  return new Proxy(handler, {
    get(all, name) {
      const own: unknown = Reflect.get(all, name);
      if (typeof own !== 'function') return own;
      return (...given: readonly unknown[]) => {
        if (name === 'onRequestStart') onStart();
        return Reflect.apply(own, all, given) as unknown;
      };
    },
  });
}

function joinRepeated(headers: Dispatcher.ResponseData['headers']): HttpResponse['headers'] {
  const joined = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  return Object.fromEntries(joined);
}
