import { ServiceError } from '../errors.ts';
import type { HttpRequest, HttpResponse, Transport } from '../transport.ts';
import type { Answer } from './answer.ts';
import type { Clock } from './clock.ts';
import { connectionFailure } from './connectionFailure.ts';
import { readBody } from './readBody.ts';
import { statusError } from './statusError.ts';
import { traceId } from './traceId.ts';

/** One request, sent once. */
export interface Exchange {
  readonly operation: string;
  readonly request: Omit<HttpRequest, 'signal'>;
  /** Bytes of a successful answer's body. */
  readonly cap: number;
  readonly namesMemory: boolean;
  /** The key, to be kept out of errors. Empty when none was sent. */
  readonly secret: string;
}

export interface Means {
  readonly transport: Transport;
  readonly clock: Clock;
}

export interface Bounds {
  readonly milliseconds: number;
  readonly signal: AbortSignal | undefined;
}

/** Bytes of a refusal to read; its words are shortened to far less. */
const refusalCap = 65_536;

/**
 * Sends once and reads the answer to its end. Rejects with a {@link ServiceError}, or with the signal's reason.
 * The time covers the whole exchange: limits between two bytes would let a dripping answer live for ever.
 */
export function attempt(exchange: Exchange, means: Means, bounds: Bounds): Promise<Answer> {
  return withDeadline(exchange, means, bounds, async (signal) => {
    const response = await means.transport({ ...exchange.request, signal });
    if (!isSuccess(response)) throw await refusal(exchange, response, means.clock.now());
    return answerOf(exchange, response);
  });
}

/** Runs one exchange under a deadline and explains whatever ends it. */
export async function withDeadline<T>(
  exchange: Exchange,
  { clock }: Means,
  { milliseconds, signal }: Bounds,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const deadline = clock.deadline(milliseconds);
  try {
    return await run(signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal);
  } catch (error) {
    signal?.throwIfAborted();
    throw explain(exchange, error, deadline.signal.aborted);
  } finally {
    deadline.clear();
  }
}

export function isSuccess({ status }: HttpResponse): boolean {
  return status >= 200 && status < 300;
}

/** Whatever of the refusal's body can be read helps; a body that breaks off does not hide the status. */
export async function refusal(
  { operation, request, namesMemory, secret }: Exchange,
  response: HttpResponse,
  now: number,
): Promise<ServiceError> {
  const body = await readBody(response.body, refusalCap).catch(() => '');
  return statusError({ operation, url: request.url, response, body, namesMemory, secret, now });
}

async function answerOf(exchange: Exchange, response: HttpResponse): Promise<Answer> {
  return {
    operation: exchange.operation,
    host: exchange.request.url.host,
    status: response.status,
    contentType: response.headers['content-type'] ?? '',
    traceId: traceId(response.headers, exchange.secret),
    text: await readBody(response.body, exchange.cap),
  };
}

/** The error for whatever ended an exchange; keeps nothing of the original but its code. */
export function explain(exchange: Exchange, error: unknown, timedOut: boolean): ServiceError {
  if (error instanceof ServiceError) return error;
  const facts = { operation: exchange.operation, host: exchange.request.url.host };
  if (timedOut) {
    return new ServiceError({ ...facts, kind: 'timeout', ambiguous: true, repeatable: true });
  }
  return new ServiceError({ ...facts, ...connectionFailure(error) });
}
