import type * as z from 'zod/mini';
import { ServiceError } from '../errors.ts';
import type { ErrorKind } from '../errors.ts';

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
