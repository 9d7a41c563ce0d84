/** What went wrong, by what can be done about it. Status numbers stay in `status`. */
export type ErrorKind =
  | 'noKey' // nothing was sent: there is no key for this address
  | 'keyUnusable' // nothing was sent: the key holds characters that no key has
  | 'wrongOrigin' // nothing was sent: the key belongs to another address
  | 'credentials' // 401
  | 'permission' // 403: scope, plan or region, or a wrong key after all
  | 'notFound' // 404
  | 'memoryNotUsable' // 404 of a translation that names a memory
  | 'glossaryNotUsable' // 404 of a translation that names a glossary and no memory
  | 'conflict' // 409
  | 'quota' // 456
  | 'rateLimit' // 429 and 529
  | 'tooLarge' // 413 and 414
  | 'invalid' // any other 4xx
  | 'unavailable' // 5xx and 425
  | 'network' // not reachable, or the connection broke
  | 'tls'
  | 'proxy'
  | 'timeout' // no complete answer in time, or 408
  | 'redirect'
  | 'notTheService' // something answered, in HTML or the like
  | 'badAnswer'; // the service answered, but not as its contract says

/** The code of a `noKey` where a key was stored that the secret storage does not give back. */
export const keyLost = 'key_lost';

/** The data of a failure: enough for a localized sentence, a log line and a decision. */
export interface ErrorFacts {
  readonly kind: ErrorKind;
  /** The endpoint as `area.method`, for example `memories.list`. */
  readonly operation: string;
  /** Host (and port) the request was meant for. */
  readonly host: string;
  readonly status?: number | undefined;
  /** The service's machine-readable code, the network layer's (`ECONNRESET`), or ours for a `badAnswer`. */
  readonly code?: string | undefined;
  /** `X-Trace-ID` of the answer, for support. */
  readonly traceId?: string | undefined;
  /** The service's own words: data, one line, at most 300 characters, never with the key in it. */
  readonly serviceMessage?: string | undefined;
  /** Where a redirect pointed to. It was not followed. */
  readonly redirectHost?: string | undefined;
  /** Milliseconds the service asked to wait, counted from when the error was made. */
  readonly retryAfter?: number | undefined;
  /** The service may have carried out the request although no good answer came back. */
  readonly ambiguous?: boolean | undefined;
  /** The same request may succeed when it is sent again. */
  readonly repeatable?: boolean | undefined;
  /** Characters may have been counted by this request or by an earlier attempt of it. */
  readonly mayHaveBeenBilled?: boolean | undefined;
}

/**
 * Every failure of the service area. `message` and the JSON are for logs: plain English, without the service's own
 * words, because these may repeat what was sent. It has no `cause`: errors of the network
 * layer hold addresses and, in one known case, the header with the key. Cancelling is no failure and rejects with
 * the signal's reason instead.
 */
export class ServiceError extends Error implements ErrorFacts {
  override readonly name = 'ServiceError';
  readonly kind: ErrorKind;
  readonly operation: string;
  readonly host: string;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly traceId: string | undefined;
  readonly serviceMessage: string | undefined;
  readonly redirectHost: string | undefined;
  readonly retryAfter: number | undefined;
  readonly ambiguous: boolean;
  readonly repeatable: boolean;
  readonly mayHaveBeenBilled: boolean;

  readonly #facts: ErrorFacts;

  constructor(facts: ErrorFacts) {
    super(describe(facts));
    this.#facts = facts;
    this.kind = facts.kind;
    this.operation = facts.operation;
    this.host = facts.host;
    this.status = facts.status;
    this.code = facts.code;
    this.traceId = facts.traceId;
    this.serviceMessage = facts.serviceMessage;
    this.redirectHost = facts.redirectHost;
    this.retryAfter = facts.retryAfter;
    this.ambiguous = facts.ambiguous ?? false;
    this.repeatable = facts.repeatable ?? false;
    this.mayHaveBeenBilled = facts.mayHaveBeenBilled ?? false;
  }

  /** The facts without the service's own words. */
  toJSON(): object {
    const { serviceMessage: _, ...facts } = this.#facts;
    return facts;
  }

  /** The same failure with some facts changed. */
  with(change: Partial<ErrorFacts>): ServiceError {
    return new ServiceError({ ...this.#facts, ...change });
  }
}

const meanings: Record<ErrorKind, string> = {
  noKey: 'no key is stored for this address',
  keyUnusable: 'the stored key holds characters that cannot be sent',
  wrongOrigin: 'the key belongs to another address and was not sent',
  credentials: 'the key was not accepted',
  permission: 'the key was not accepted or may not do this',
  notFound: 'not found',
  memoryNotUsable: 'the translation memory does not exist or does not cover the language pair',
  glossaryNotUsable: 'the glossary does not exist',
  conflict: 'this is already running',
  quota: 'the quota is used up',
  rateLimit: 'too many requests',
  tooLarge: 'the request is too large',
  invalid: 'the request was refused',
  unavailable: 'the service is not available',
  network: 'the service could not be reached or the connection broke',
  tls: 'no trusted connection',
  proxy: 'the proxy refused the connection',
  timeout: 'no complete answer in time',
  redirect: 'the answer was a redirect, which is never followed',
  notTheService: 'the answer does not look like the service',
  badAnswer: 'the answer was not understood',
};

function describe(facts: ErrorFacts): string {
  const details = [
    facts.status && `status ${facts.status}`,
    facts.code && `code ${facts.code}`,
    facts.redirectHost && `to ${facts.redirectHost}`,
    facts.traceId && `trace ${facts.traceId}`,
  ].filter(Boolean);
  const start = `${facts.operation} at ${facts.host}: ${meanings[facts.kind]}`;
  const middle = details.length > 0 ? ` (${details.join(', ')})` : '';
  return start + middle;
}

/**
 * Whether a 403 means that the key is valid but lacks the scope. The contract gives wrong keys the same status, so that
 * only the service's words tell them apart.
 */
export function namesScope({ kind, serviceMessage = '' }: ServiceError): boolean {
  return kind === 'permission' && /\bscopes?\b/i.test(serviceMessage);
}
