import { MessageSyntaxError } from '../messageSyntaxError.ts';

/** Stands for a `#` that is no number. */
const pound = '\u{E123}';

/** A message in which apostrophes quote nothing, for readers of ICU, for whom a pair is one. */
export const withPairs = (text: string): string => text.replaceAll("'", "''");

/** A message without its `#`, which would be numbers for readers of ICU. */
export const withoutPounds = (text: string): string => text.replaceAll('#', pound);

/** The way back. */
export const withPounds = (text: string): string => text.replaceAll(pound, '#');

/**
 * The way back. Where the program may come to quote, an apostrophe directly before a brace becomes typographic, unless the
 * source has such a one.
 *
 * @throws {MessageSyntaxError} `unsupported` where only a quotation could say it
 */
export function withoutPairs(written: string, source: string, mayQuote: boolean): string {
  if (/(?<!')(?:'')*'[{}<#]/.test(written)) throw new MessageSyntaxError('unsupported', written);
  const plain = written.replaceAll("''", "'");
  return !mayQuote || source.includes("'{") ? plain : plain.replaceAll("'{", '’{');
}
