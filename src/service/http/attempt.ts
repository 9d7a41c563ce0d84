import { ServiceError } from '../errors.ts';
import type { HttpRequest, HttpResponse, Transport } from '../transport.ts';
import type { Named, Answer } from './call.ts';
import type { Clock, Deadline } from './clock.ts';
import { connectionFailure } from './connectionFailure.ts';
import { readBody } from './readBody.ts';
import { settling } from './settle.ts';
import { statusError, traceId } from './statusError.ts';

/** One request, sent once. */
export interface Exchange {
  readonly operation: string;
  readonly request: Omit<HttpRequest, 'signal'>;
  /** Bytes of a successful answer's body. */
  readonly cap: number;
  readonly names: Named | undefined;
  /** The service counts characters for it. */
  readonly billed: boolean;
  /** To be kept out of errors: the key, where one was sent, and what the call itself names. */
  readonly secrets: readonly string[];
}

export interface AttemptDeps {
  readonly transport: Transport;
  readonly clock: Clock;
}

export interface Bounds {
  readonly milliseconds: number;
  readonly signal: AbortSignal | undefined;
  /**
   * Milliseconds that the exchange gets to end once the signal is aborted; what is open even then fails like one
   * that had no answer in time. Absent: it ends at once, with the signal's reason.
   */
  readonly grace?: number | undefined;
}

/** Bytes of a refusal to read; its words are shortened to far less. */
const refusalCap = 65_536;

/**
 * Sends once and reads the answer to its end. Rejects with a {@link ServiceError}, or with the signal's reason.
 * The time covers the whole exchange: limits between two bytes would let a dripping answer live for ever.
 */
export function attempt(exchange: Exchange, means: AttemptDeps, bounds: Bounds): Promise<Answer> {
  return withDeadline(exchange, means, bounds, async (signal) => {
    const response = await settling(means.transport)({ ...exchange.request, signal });
    if (!isSuccess(response)) throw await refusalError(exchange, response, means.clock.now());
    return answerOf(exchange, response);
  });
}

/** Runs one exchange under a deadline and explains whatever ends it. */
export async function withDeadline<T>(
  exchange: Exchange,
  { clock }: AttemptDeps,
  { milliseconds, signal, grace }: Bounds,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const deadlines = [clock.deadline(milliseconds)];
  if (signal && grace !== undefined) deadlines.push(graceAfter(signal, grace, clock));
  const cancel = grace === undefined ? signal : undefined;
  const ends = deadlines.map((deadline) => deadline.signal);
  try {
    return await run(AbortSignal.any(cancel ? [...ends, cancel] : ends));
  } catch (error) {
    cancel?.throwIfAborted();
    throw explain(
      exchange,
      error,
      ends.some(({ aborted }) => aborted),
    );
  } finally {
    for (const deadline of deadlines) deadline.clear();
  }
}

/** A deadline whose time begins when the signal is aborted. */
function graceAfter(signal: AbortSignal, milliseconds: number, clock: Clock): Deadline {
  const end = new AbortController();
  let grace: Deadline | undefined;
  const begin = () => {
    grace = clock.deadline(milliseconds);
    grace.signal.addEventListener('abort', () => end.abort());
  };
  signal.addEventListener('abort', begin, { once: true });
  return {
    signal: end.signal,
    clear() {
      signal.removeEventListener('abort', begin);
      grace?.clear();
    },
  };
}

export function isSuccess({ status }: HttpResponse): boolean {
  return status >= 200 && status < 300;
}

/** Whatever of the refusal's body can be read helps; a body that breaks off does not hide the status. */
export async function refusalError(
  { operation, request, names, billed, secrets }: Exchange,
  response: HttpResponse,
  now: number,
): Promise<ServiceError> {
  const body = await readBody(response.body, refusalCap).catch(() => '');
  return statusError({ operation, url: request.url, response, body, names, billed, secrets, now });
}

async function answerOf(exchange: Exchange, response: HttpResponse): Promise<Answer> {
  return {
    operation: exchange.operation,
    host: exchange.request.url.host,
    status: response.status,
    contentType: response.headers['content-type'] ?? '',
    traceId: traceId(response.headers, exchange.secrets),
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
