import { knownBody } from '../http/contentEncoding.ts';
import type { HttpRequest, Transport } from '../transport.ts';

/** Sends through a `fetch`, such as the editor's, which knows its proxies and certificates. */
export function fetchTransport(fetch: typeof globalThis.fetch): Transport {
  return async ({ method, url, headers, signal, ...content }) => {
    const response = await fetch(url, {
      method,
      headers: { ...headers },
      redirect: 'manual',
      signal,
      ...bodyOf(content),
    });
    return {
      // A browser-like fetch hides the status of a redirect that it was told not to follow.
      status: response.type === 'opaqueredirect' ? 302 : response.status,
      headers: Object.fromEntries(response.headers),
      body: knownBody(response.body ?? noBody(), response.headers.get('content-encoding') ?? ''),
    };
  };
}

/** A body in pieces is sent while it is read; `fetch` wants that said. */
function bodyOf({
  body,
  pieces,
}: Pick<HttpRequest, 'body' | 'pieces'>): Pick<RequestInit, 'body' | 'duplex'> {
  if (pieces !== undefined) return { body: ReadableStream.from(pieces), duplex: 'half' };
  if (body === undefined) return {};
  return { body: typeof body === 'string' ? body : new Uint8Array(body) };
}

async function* noBody(): AsyncGenerator<Uint8Array> {}
