/** One HTTP exchange. Never follows a redirect. Decodes the body as its `content-encoding` says. */
export type Transport = (request: HttpRequest) => Promise<HttpResponse>;

export interface HttpRequest {
  readonly method: HttpMethod;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  /** Instead of a body: one in pieces, with its `content-length` among the headers. */
  readonly pieces?: AsyncIterable<Uint8Array> | undefined;
  /** Ends the exchange, the reading of the body included. */
  readonly signal: AbortSignal;
}

/** Thrown for an exchange that ends after its request began to leave: whatever the cause, the service may have it. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';

  constructor(cause: unknown) {
    super('the exchange ended after its request began to leave', { cause });
  }
}

/** Thrown for an exchange that ends before its request began to leave: the service has nothing of it. */
export class NotSent extends Error {
  override readonly name = 'NotSent';

  constructor(cause: unknown) {
    super('the exchange ended before its request began to leave', { cause });
  }
}

/** Thrown where a proxy opened no way to the service: nothing of a request has left. */
export class NoTunnel extends Error {
  override readonly name = 'NoTunnel';
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super('the proxy opened no way to the service', { cause });
    this.code = code;
  }
}

export interface HttpResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: AsyncIterable<Uint8Array>;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
