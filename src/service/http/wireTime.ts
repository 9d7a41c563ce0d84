import * as z from 'zod/mini';

/** A time as the service sends it (ISO 8601), everywhere optional: no list may fail for want of a date. */
export const wireTime = z.optional(z.unknown());

/** The time as a date; undefined when there is none or it cannot be read. */
export function timeOf(wire: unknown): Date | undefined {
  const date = new Date(typeof wire === 'string' ? wire : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
