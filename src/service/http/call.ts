import type * as z from 'zod/mini';
import { ServiceError, type ErrorKind } from '../errors.ts';
import type { HttpMethod } from '../transport.ts';
import type { Form } from './multipartForm.ts';
import type { Mode } from './policy.ts';

/** One request of an endpoint, before address, key and attempts. */
export interface Call {
  /** `area.method`, for logs and errors. */
  readonly operation: string;
  readonly method: HttpMethod;
  /** Relative to the base address, without a leading slash. */
  readonly path: string;
  readonly query?: Query;
  /** Media type of the answer; JSON when absent. */
  readonly accept?: string;
  /** Sent as JSON. */
  readonly body?: object;
  /** Sent instead of a body: a form with a file. */
  readonly form?: Form;
  /** What the body holds that opens something: kept out of errors as the key is. */
  readonly secret?: string;
  /** Changes nothing although its method could: it may be repeated at will. */
  readonly reads?: boolean;
  /** Bytes of an answer to accept; 1 MiB when absent. */
  readonly cap?: number;
  /** Characters that the service counts for this request. Its presence makes the request a billed one. */
  readonly characters?: number;
  /** What a 404 speaks of, where the request names it. */
  readonly names?: Named | undefined;
}

/** What a translation may be made with. */
export type Named = 'memory' | 'glossary';

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export interface CallOptions {
  /** Cancels: the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /**
   * Milliseconds that a request under way still gets for its answer after the signal was aborted: it is paid for.
   * Nothing new is sent then. Absent: it is abandoned at once, and nobody hears whether it was counted.
   */
  readonly grace?: number;
  /** Default `interactive`. */
  readonly mode?: Mode;
  /**
   * Whether a billed request is sent a second time (never a third) when the first one broke in a way that leaves
   * open if the service counted it. Default `once`.
   */
  readonly ambiguous?: 'once' | 'never';
  /** The caller repeats it where that is called for: it is sent at most once, and waits but seconds for its turn. */
  readonly once?: boolean;
  /** It is to find out whether the service is there again: it goes out at once, whatever the service has asked for. */
  readonly probe?: boolean | undefined;
  /** Awaited before each attempt, when its turn has come; where it rejects, nothing is sent. */
  readonly ready?: (() => Promise<void>) | undefined;
  /** Hears of each failed attempt, also where another one follows. */
  readonly onFailure?: (error: ServiceError) => void;
}

/** An answer with a success status, read to its end. */
export interface Answer {
  readonly operation: string;
  readonly host: string;
  readonly status: number;
  readonly contentType: string;
  readonly traceId: string | undefined;
  readonly text: string;
}

/** Turns an answer into a result or throws. */
export type Reader<T> = (answer: Answer) => T;

/** For answers whose body says nothing. */
export const nothing: Reader<void> = () => {};

/** Reads JSON that follows the schema. */
export function json<T>(schema: z.ZodMiniType<T>): Reader<T> {
  return (answer) => {
    if (!/json/i.test(answer.contentType)) throw unusable(answer, 'notTheService');
    const parsed = schema.safeParse(parseJson(answer));
    if (!parsed.success) throw unusable(answer, 'badAnswer', 'unexpected_shape');
    return parsed.data;
  };
}

function parseJson(answer: Answer): unknown {
  try {
    return JSON.parse(answer.text);
  } catch {
    throw unusable(answer, 'badAnswer', 'malformed_json').with({ repeatable: true });
  }
}

/** The error for an answer that says "done" but cannot be used. What was asked for may well have been done. */
export function unusable(
  { operation, host, status, traceId }: Omit<Answer, 'text' | 'contentType'>,
  kind: ErrorKind,
  code?: string,
): ServiceError {
  return new ServiceError({ kind, operation, host, status, traceId, code, ambiguous: true });
}

/** Tag for the path of an endpoint: every value becomes exactly one segment. Throws a `TypeError` if it cannot. */
export function path(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return parts.reduce((path, part, index) => path + segment(values[index - 1] ?? '') + part);
}

function segment(value: string): string {
  if (value === '' || value === '.' || value === '..') {
    throw new TypeError('An id must not be empty or a dot segment.');
  }
  return encodeURIComponent(value);
}

/**
 * The address of an endpoint below the base address, whose own path is kept. Spaces in the query become `%20`, because
 * the service does not read `+` as a space everywhere.
 */
export function endpoint(baseUrl: URL, path: string, query: Query = {}): URL {
  const url = new URL(path, baseUrl.href.replace(/\/*$/, '/'));
  url.search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return url;
}

/**
 * What an answer holds for each text of a request; undefined for a single one that cannot be used, which does not spoil the
 * others. Any other number of them leaves open which belongs to which.
 *
 * @throws {ServiceError} `badAnswer`, also where none of them can be used
 */
export function oneForEach<T>(
  texts: readonly string[],
  items: readonly unknown[],
  answer: Answer,
  read: (item: unknown) => T | undefined,
): readonly (T | undefined)[] {
  if (items.length !== texts.length) throw unusable(answer, 'badAnswer', 'wrong_count');
  const found = items.map(read);
  const isUseless = found.every((one) => one === undefined);
  if (isUseless && texts.length > 0) throw unusable(answer, 'badAnswer', 'unexpected_shape');
  return found;
}
