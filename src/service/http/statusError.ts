import { ServiceError } from '../errors.ts';
import type { ErrorKind } from '../errors.ts';
import type { HttpResponse } from '../transport.ts';
import { parseUrl } from '../parseUrl.ts';
import { errorBody } from './errorBody.ts';
import type { Named } from './call.ts';
import { retryAfter } from './retryAfter.ts';
import { traceId } from './traceId.ts';

interface Refusal {
  readonly operation: string;
  readonly url: URL;
  readonly response: HttpResponse;
  readonly body: string;
  readonly names: Named | undefined;
  readonly billed: boolean;
  /** What must not come back in the service's words: the key, and whatever else was sent that opens something. */
  readonly secrets: readonly string[];
  readonly now: number;
}

/** The error for an answer whose status is no success. */
export function statusError(refusal: Refusal): ServiceError {
  const { operation, url, response, body, secrets } = refusal;
  const kind = kindOf(refusal);
  return new ServiceError({
    kind,
    operation,
    host: url.host,
    status: response.status,
    traceId: traceId(response.headers, secrets),
    ...errorBody(body, ...secrets),
    redirectHost: kind === 'redirect' ? redirectHost(response.headers['location'], url) : undefined,
    retryAfter: retryAfter(response.headers['retry-after'], refusal.now),
    ambiguous: kind === 'unavailable' && !(refusal.billed && uncounted.has(response.status)),
    repeatable: kind === 'unavailable' || kind === 'rateLimit' || kind === 'timeout',
  });
}

/**
 * With these the service itself says that it has translated nothing, and counts nothing. What a gateway says in its place, such
 * as 502 or 504, leaves open what became of the request, as does any failure of what is not counted.
 */
const uncounted: ReadonlySet<number> = new Set([425, 500, 503]);

const kinds: Readonly<Record<number, ErrorKind>> = {
  401: 'credentials',
  403: 'permission',
  407: 'proxy',
  // The service has waited for the request in vain, and carried nothing out.
  408: 'timeout',
  409: 'conflict',
  413: 'tooLarge',
  414: 'tooLarge',
  425: 'unavailable',
  429: 'rateLimit',
  456: 'quota',
  529: 'rateLimit',
};

function kindOf({ response: { status, headers }, names }: Refusal): ErrorKind {
  if (status === 404) {
    if (headers['content-type']?.includes('html')) return 'notTheService';
    return names === undefined ? 'notFound' : `${names}NotUsable`;
  }
  if (status < 400) return 'redirect';
  return kinds[status] ?? (status < 500 ? 'invalid' : 'unavailable');
}

function redirectHost(location: string | undefined, base: URL): string | undefined {
  return location === undefined ? undefined : parseUrl(location, base)?.host;
}
