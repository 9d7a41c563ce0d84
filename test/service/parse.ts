import type { z } from 'zod';
import { badValue, ServiceError } from './errors.ts';
import type { ReceivedRequest } from './http.ts';

/** Checks a decoded body; the first thing wrong with it becomes a 400 that names the parameter. */
export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  if (issue.code === 'custom') throw new ServiceError(400, issue.message);
  if (issue.code === 'unrecognized_keys') throw badValue(issue.keys.join(', '));
  const name = issue.path.map(String).join('.');
  if (name === '') throw new ServiceError(400, 'The body must be an object');
  if (at(value, issue.path) === undefined)
    throw new ServiceError(400, `Parameter '${name}' not specified`);
  throw badValue(name);
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  let here: unknown = value;
  for (const step of path) here = (here as Record<PropertyKey, unknown> | undefined)?.[step];
  return here;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id if it has the shape of a UUID, else 400. */
export function requireUuid(id: string, parameter: string): string {
  if (!uuid.test(id)) throw badValue(parameter);
  return id.toLowerCase();
}

/** A required query parameter, else 400. */
export function requireQuery(request: ReceivedRequest, name: string): string {
  const value = request.query.get(name);
  if (value === null || value === '')
    throw new ServiceError(400, `Parameter '${name}' not specified`);
  return value;
}

/** A whole number from the query that is at least `min`; values above `max` are reduced to it. */
export function pageNumber(
  request: ReceivedRequest,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = request.query.get(name);
  if (text === null) return fallback;
  if (!/^\d{1,9}$/.test(text) || Number(text) < min) throw badValue(name);
  return Math.min(Number(text), max);
}
