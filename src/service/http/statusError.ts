import { parseUrl } from '../baseUrl.ts';
import { ServiceError, type ErrorKind } from '../errors.ts';
import type { HttpResponse } from '../transport.ts';
import type { Named } from './call.ts';
import { retryAfter } from './retryAfter.ts';
import { serviceText } from './serviceText.ts';

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

/** `X-Trace-ID` of an answer. Opaque to us; an odd one, or one that holds a secret, counts as absent. */
export function traceId(
  headers: HttpResponse['headers'],
  secrets: readonly string[],
): string | undefined {
  const id = headers['x-trace-id'] ?? '';
  const isOdd = !/^[\x21-\x7e]{1,128}$/.test(id);
  const isTelling = secrets.some((secret) => secret !== '' && id.includes(secret));
  return isOdd || isTelling ? undefined : id;
}

/**
 * Reads the shapes that errors come in: `{message, code?}`, `{error: {message}}`, `{message, detail}`, nothing at all,
 * an HTML page. Whatever is not as expected counts as absent: an error must not hide behind its own description.
 */
export function errorBody(
  body: string,
  ...secrets: readonly string[]
): { readonly serviceMessage?: string | undefined; readonly code?: string | undefined } {
  const outer = fieldsOf(parseJson(body));
  const inner = fieldsOf(outer['error']);
  const message = textOf(outer['message']) || textOf(inner['message']);
  const words = [message, textOf(outer['detail'])].filter(Boolean).join(': ');
  const code = textOf(outer['code']) || textOf(inner['code']);
  return {
    serviceMessage: serviceText(words, ...secrets) || undefined,
    code: serviceText(code, ...secrets) || undefined,
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
