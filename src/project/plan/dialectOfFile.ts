import type { FormatId } from '../../resources/formats/format.ts';
import type { Program } from '../../resources/toolConfig/programOf.ts';
import type { Dialect } from '../../message/dialect.ts';
import { dialectOf } from '../../message/dialectOf.ts';

/** Somebody means an apostrophe, or a brace: `can''t`, `'{'`. */
const quotes = /\p{L}''\p{L}|'[{}]'/u;

/** The dialect of a resource file: by its format and its program where they say it, otherwise by its messages. */
export function dialectOfFile(
  { format, program }: { readonly format: FormatId; readonly program?: Program | undefined },
  messages: readonly { readonly value: string }[],
): Dialect {
  if (format === 'properties') return 'java';
  if (format !== 'arb') return dialectOf(messages.map(({ value }) => value));
  const isQuoting =
    program === 'quotingFlutter' || messages.some(({ value }) => quotes.test(value));
  return isQuoting ? 'quotingFlutter' : 'flutter';
}
