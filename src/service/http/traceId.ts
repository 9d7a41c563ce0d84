import type { HttpResponse } from '../transport.ts';

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
