import assert from 'node:assert/strict';
import { startService, type Service, type ServiceOptions } from './service.ts';

/** An answer, its body decoded where it is JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON of the body; undefined where there is none. */
  readonly body: unknown;
}

/** What a test sends beside method and path. */
export interface Sent {
  /** The unscoped paid key when left out; null sends no `Authorization` at all. */
  readonly key?: string | null;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one request to the service under test. */
export type Send = (method: string, path: string, sent?: Sent) => Promise<Answer>;

/** A service for the tests of one `describe`, put back to its start before each of them. */
export function useService(options?: ServiceOptions): { readonly send: Send; service: Service } {
  const holder = {} as { service: Service; send: Send };
  before(async () => {
    holder.service = await startService(options);
  });
  beforeEach(() => holder.service.reset());
  after(() => holder.service.stop());
  holder.send = (method, path, sent) => sendTo(holder.service, method, path, sent);
  return holder;
}

async function sendTo(
  { url, keys }: Service,
  method: string,
  path: string,
  sent: Sent = {},
): Promise<Answer> {
  const key = sent.key === undefined ? keys.paid : sent.key;
  const body = sent.json === undefined ? sent.body : JSON.stringify(sent.json);
  const form = sent.form && new URLSearchParams(sent.form as [string, string][]);
  const response = await fetch(path.startsWith('http') ? path : url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(key !== null && { Authorization: `Service-Auth-Key ${key}` }),
      ...(sent.json !== undefined && { 'Content-Type': 'application/json' }),
      ...sent.headers,
    },
    ...((body ?? form) !== undefined && { body: (body ?? form)! }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type') === 'application/json';
  const { status, headers } = response;
  return { status, headers, text, body: isJson ? (JSON.parse(text) as unknown) : undefined };
}

/** Asserts an error of the contract: JSON with a message, and a trace id. */
export function assertError(answer: Answer, status: number): void {
  assert.equal(answer.status, status, answer.text);
  const { message } = answer.body as { message?: unknown };
  assert.equal(typeof message, 'string');
  assert.notEqual(message, '');
  assert.notEqual(answer.headers.get('x-trace-id') ?? '', '');
}

/** The decoded body of an answer that must have this status. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the test says which shape it expects
export function bodyOf<T>(answer: Answer, status = 200): T {
  assert.equal(answer.status, status, answer.text);
  return answer.body as T;
}
