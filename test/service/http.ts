import type { IncomingHttpHeaders } from 'node:http';
import type { KeyRecord } from './keys.ts';
import type { State } from './state.ts';

/** A request whose body has arrived completely. */
export interface ReceivedRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What goes back. `X-Trace-ID` and `Content-Length` are added on the way out. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** Milliseconds from the arrival of the request to the first byte. */
  readonly delayMs?: number;
}

/** What a route's handler gets: an authenticated request with its body decoded. */
export interface Call {
  readonly request: ReceivedRequest;
  readonly key: KeyRecord;
  readonly state: State;
  /** The parts of the path that stand in braces in {@link Route.path}. */
  readonly params: Readonly<Record<string, string>>;
  /** The decoded body, from JSON or a form, or a `Multipart`; undefined for routes without one. */
  readonly body: unknown;
}

/** One operation of the contract. */
export interface Route {
  readonly method: string;
  readonly path: string;
  /** Scope that a scoped key needs; `none` where no scope exists, so that scoped keys get 403. */
  readonly scope: string;
  /** Which request bodies are understood; left out for operations that take none. */
  readonly body?: 'json' | 'json or form' | 'multipart';
  /** Bytes; the contract's 128 KiB when left out. */
  readonly bodyLimit?: number;
  readonly handle: (call: Call) => Reply;
}

/** A JSON answer. */
export function json(status: number, value: unknown): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(value),
  };
}

/** 204: done, and nothing to say. */
export const noContent: Reply = { status: 204, headers: {}, body: '' };
