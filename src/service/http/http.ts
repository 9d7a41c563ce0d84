import { ServiceError } from '../errors.ts';
import { keyProblem } from '../key.ts';
import type { HttpRequest, Transport } from '../transport.ts';
import { attempt, type Exchange } from './attempt.ts';
import { type Call, type CallOptions, type Reader, endpoint } from './call.ts';
import type { Clock } from './clock.ts';
import type { ServiceEvent } from './events.ts';
import { RateLimiter } from './pace/rateLimiter.ts';
import { RetryBudget } from './pace/retryBudget.ts';
import { oneAttempt, policyFor } from './policy.ts';
import { withRetries, type RetryPlan, type Shared } from './retry.ts';
import { orAbort } from './settle.ts';
import { receive } from './transfer.ts';

export interface HttpSettings {
  readonly baseUrl: URL;
  /** First word of the `Authorization` header. */
  readonly scheme: string;
  /** The key for an origin. Asked before each attempt, so that a replaced key works at once. */
  readonly key: (origin: string) => string | undefined | Promise<string | undefined>;
  readonly transport: Transport;
  readonly userAgent: string;
  readonly clock: Clock;
  /** Uniform in [0, 1), for jitter. */
  readonly random: () => number;
  readonly onEvent: (event: ServiceEvent) => void;
}

const defaultCap = 1_048_576;

/** Sends the calls of all endpoints: address, key, time, repetition. One per client, because all share its patience. */
export class Http {
  readonly #settings: HttpSettings;
  readonly #shared: Shared;

  constructor(settings: HttpSettings) {
    const { clock, random } = settings;
    this.#settings = settings;
    this.#shared = { clock, random, pace: new RateLimiter(clock), budget: new RetryBudget() };
  }

  /** Rejects with a {@link ServiceError}, or with the reason of `options.signal`. */
  send<T>(call: Call, read: Reader<T>, options: CallOptions = {}): Promise<T> {
    const url = endpoint(this.#settings.baseUrl, call.path, call.query);
    const body = bodyOf(call);
    return withRetries(
      this.#shared,
      this.#plan(call, url, body, options),
      async (number, milliseconds) => {
        const exchange = await orAbort(options.signal, async () => {
          await options.ready?.();
          return this.#exchange(call, url, body);
        });
        const started = this.#settings.clock.now();
        const answer = await attempt(exchange, this.#settings, {
          milliseconds,
          signal: options.signal,
          grace: options.grace,
        });
        const result = read(answer);
        this.#settings.onEvent({
          ...eventBase(call, url, number),
          type: 'answered',
          status: answer.status,
          traceId: answer.traceId,
          milliseconds: this.#settings.clock.now() - started,
        });
        return result;
      },
    );
  }

  /**
   * Sends once and yields the body of the answer as it arrives. Not repeated, whatever happens: the service may hand it
   * out only once. Rejects as {@link send}; ending the loop early closes the connection.
   */
  async *receive(
    call: Call,
    milliseconds: number,
    { signal }: Pick<CallOptions, 'signal'> = {},
  ): AsyncGenerator<Uint8Array> {
    const url = endpoint(this.#settings.baseUrl, call.path, call.query);
    const event = eventBase(call, url, 1);
    try {
      const exchange = await orAbort(signal, () => this.#exchange(call, url, bodyOf(call)));
      yield* receive(exchange, this.#settings, { milliseconds, signal });
    } catch (error) {
      if (error instanceof ServiceError) {
        this.#settings.onEvent({ ...event, type: 'failed', error, repeatIn: undefined });
      }
      throw error;
    }
  }

  #plan(call: Call, url: URL, body: Body | undefined, options: CallOptions): RetryPlan {
    const { mode = 'interactive', once = false, probe = false } = options;
    const policy = policyFor(mode, body?.length ?? 0);
    return {
      operation: call.operation,
      host: url.host,
      policy: { ...policy, ...(once && oneAttempt) },
      urgent: mode === 'interactive',
      probe,
      billed: call.characters !== undefined,
      ambiguousRepeats: ambiguousRepeats(call, options),
      signal: options.signal,
      onFailure: (error, number, repeatIn) => {
        options.onFailure?.(error);
        this.#settings.onEvent({
          ...eventBase(call, url, number),
          type: 'failed',
          error,
          repeatIn,
        });
      },
    };
  }

  async #exchange(call: Call, url: URL, body: Body | undefined): Promise<Exchange> {
    const { scheme, userAgent } = this.#settings;
    const key = await this.#keyFor(call, url);
    const headers = {
      authorization: `${scheme} ${key}`,
      accept: call.accept ?? 'application/json',
      'accept-encoding': 'identity',
      'user-agent': userAgent,
    };
    return {
      operation: call.operation,
      cap: call.cap ?? defaultCap,
      names: call.names,
      billed: call.characters !== undefined,
      secrets: [key, call.secret ?? ''],
      request:
        body === undefined
          ? { method: call.method, url, headers }
          : {
              method: call.method,
              url,
              headers: { ...headers, ...body.headers },
              ...body.open(),
            },
    };
  }

  /** The key goes to the origin of the base address and nowhere else, whatever a path may have turned into. */
  async #keyFor({ operation }: Call, url: URL): Promise<string> {
    const { baseUrl, key } = this.#settings;
    const facts = { operation, host: url.host };
    if (url.origin !== baseUrl.origin) throw new ServiceError({ kind: 'wrongOrigin', ...facts });
    const value = (await key(baseUrl.origin))?.trim() ?? '';
    if (value === '') throw new ServiceError({ kind: 'noKey', ...facts });
    if (keyProblem(value)) throw new ServiceError({ kind: 'keyUnusable', ...facts });
    return value;
  }
}

/** What goes out after the headers. */
interface Body {
  /** Bytes. */
  readonly length: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Afresh for each attempt. */
  open(): Pick<HttpRequest, 'body' | 'pieces'>;
}

function bodyOf({ body, form }: Call): Body | undefined {
  if (form !== undefined) {
    const { contentType, length } = form;
    const headers = { 'content-type': contentType, 'content-length': String(length) };
    return { length, headers, open: () => ({ pieces: form.open() }) };
  }
  if (body === undefined) return undefined;
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  return { length: Buffer.byteLength(text), headers, open: () => ({ body: text }) };
}

/** Reading and replacing may be repeated at will; what creates, merges or deletes only when it surely did not happen. */
function ambiguousRepeats(
  { method, characters, reads = false }: Call,
  { ambiguous = 'once' }: CallOptions,
): number {
  if (method === 'GET' || method === 'PUT' || reads) return Number.POSITIVE_INFINITY;
  return characters !== undefined && ambiguous === 'once' ? 1 : 0;
}

function eventBase({ operation, method, characters }: Call, url: URL, attempt: number) {
  return { operation, method, host: url.host, attempt, characters };
}
