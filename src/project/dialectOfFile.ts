import type { FormatId } from '../catalog/formats/format.ts';
import type { Dialect } from '../message/dialect.ts';
import { dialectOf } from '../message/dialectOf.ts';

/** The dialect of a resource file: by its format where that says it, otherwise by its messages. */
export function dialectOfFile(
  format: FormatId,
  messages: readonly { readonly value: string }[],
): Dialect {
  return format === 'properties' ? 'java' : dialectOf(messages.map(({ value }) => value));
}
