import { STATUS_CODES } from 'node:http';
import type { Fault } from './faults.ts';
import { json, type Reply } from './http.ts';

/** The answer of a fault that keeps the request from being processed; undefined for the other kinds. */
export function replyInstead(fault: Fault | undefined): Reply | undefined {
  if (fault?.kind === 'status') return errorReply(fault);
  if (fault?.kind === 'redirect')
    return { status: fault.status, headers: { Location: fault.location }, body: '' };
  if (fault?.kind === 'answer')
    return { status: fault.status, headers: fault.headers, body: fault.body };
  if (fault?.kind === 'huge' || fault?.kind === 'gzipBomb') return json(200, {});
  return undefined;
}

/** The right answer, spoilt where the fault tells it. */
export function spoil(reply: Reply, fault: Fault | undefined): Reply {
  if (fault?.kind === 'malformed')
    return { ...reply, body: reply.body.slice(0, Math.floor(reply.body.length / 2)) };
  if (fault?.kind !== 'count') return reply;
  const { translations } = JSON.parse(reply.body.toString()) as { translations?: unknown[] };
  if (!translations) return reply;
  const length = Math.max(0, translations.length + fault.delta);
  const changed = Array.from({ length }, (_, index) => translations[index] ?? translations.at(-1));
  return { ...reply, body: JSON.stringify({ translations: changed }) };
}

function errorReply(fault: Extract<Fault, { kind: 'status' }>): Reply {
  const { status, code } = fault;
  const message = fault.message ?? STATUS_CODES[status] ?? `Status ${status}`;
  const wait: Record<string, string> =
    fault.retryAfter === undefined ? {} : { 'Retry-After': fault.retryAfter };
  const shaped = {
    message: json(status, { message, code }),
    edge: json(status, { error: { message, code } }),
    detail: json(status, { message, code, detail: `Detail of: ${message}` }),
    empty: { status, headers: {}, body: '' },
    html: {
      status,
      headers: { 'Content-Type': 'text/html' },
      body: `<!doctype html><html><head><title>${status}</title></head><body><h1>${status} ${message}</h1></body></html>`,
    },
  }[fault.shape];
  return { ...shaped, headers: { ...shaped.headers, ...wait } };
}
