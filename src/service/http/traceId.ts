import type { HttpResponse } from '../transport.ts';

/** `X-Trace-ID` of an answer. Opaque to us; an odd one, or one that holds the secret, counts as absent. */
export function traceId(headers: HttpResponse['headers'], secret: string): string | undefined {
  const id = headers['x-trace-id'] ?? '';
  const usable = /^[\x21-\x7e]{1,128}$/.test(id) && (secret === '' || !id.includes(secret));
  return usable ? id : undefined;
}
