import { MessageSyntaxError } from '../messageSyntaxError.ts';

/** A message in which apostrophes quote nothing, for readers of ICU, for whom a pair is one. */
export function withPairs(text: string): string {
  return text.replaceAll("'", "''");
}

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
