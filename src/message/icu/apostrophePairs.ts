import { MessageSyntaxError } from '../messageSyntaxError.ts';

/** Stands for a `#` that is no number. */
const pound = '\u{E123}';

/** A message in which apostrophes quote nothing and a `#` is no number, for readers of ICU. */
export const withPairs = (text: string): string => withoutPounds(text).replaceAll("'", "''");

/** What a person sees of it, and the reverse. */
export const withPounds = (text: string): string => text.replaceAll(pound, '#');
export const withoutPounds = (text: string): string => text.replaceAll('#', pound);

/**
 * The way back. Where the program may come to quote, an apostrophe directly before a brace becomes typographic, unless the
 * source has such a one.
 *
 * @throws {MessageSyntaxError} `unsupported` where only a quotation could say it
 */
export function withoutPairs(written: string, source: string, mayQuote: boolean): string {
  if (/(?<!')(?:'')*'[{}<#]/.test(written)) throw new MessageSyntaxError('unsupported', written);
  const plain = withPounds(written).replaceAll("''", "'");
  return !mayQuote || source.includes("'{") ? plain : plain.replaceAll("'{", '’{');
}
