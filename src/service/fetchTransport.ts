import type { Transport } from './transport.ts';

/** Sends through a `fetch`, such as the editor's, which knows its proxies and certificates. */
export function fetchTransport(fetch: typeof globalThis.fetch): Transport {
  return async ({ method, url, headers, body, signal }) => {
    const response = await fetch(url, {
      method,
      headers: { ...headers },
      redirect: 'manual',
      signal,
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    });
    return {
      // A browser-like fetch hides the status of a redirect that it was told not to follow.
      status: response.type === 'opaqueredirect' ? 302 : response.status,
      headers: Object.fromEntries(response.headers),
      body: response.body ?? noBody(),
    };
  };
}

async function* noBody(): AsyncGenerator<Uint8Array> {}
