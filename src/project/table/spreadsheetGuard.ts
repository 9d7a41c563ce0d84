/*
 * A spreadsheet takes a cell that begins with = + - or @ for a formula, which may run programs or send data away. It may also
 * split a text: at semicolons where those separate cells, as in many countries, and at tabs and line ends, since quotes mean
 * nothing to it then. Where a formula could begin, an apostrophe is put in front, as people type it there for a text; whoever
 * saves the table is told how many cells have one. Apostrophes that are there already get one more, so that one that is taken
 * away again always leaves the text itself.
 */

/** What a spreadsheet skips in front of a formula: blanks, control characters, what has no width; and our own apostrophes. */
const skipped = String.raw`[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\p{Z}\p{Cf}\p{DI}"']*`;
/** Also in the widths in which Chinese, Japanese and Korean write them. */
const formula = `${skipped}[=+\\-@＝＋－＠﹦﹢﹣﹫]`;
const cellStart = String.raw`(?<=^|[;\t\n\r])`;

const unsafe = new RegExp(`${cellStart}(?=${formula})`, 'gu');
const guards = new RegExp(`${cellStart}'(?=${formula})`, 'gu');

/** A text that no spreadsheet takes for a formula, or for several cells of which one is. */
export const guarded = (text: string): string => text.replace(unsafe, "'");

/**
 * A text that comes back from a spreadsheet, without its guards. Apostrophes are guards only where one of the texts that it
 * stands for, or is made from, would have got them as well.
 */
export function unguarded(text: string, others: readonly string[]): string {
  const mayBeGuarded = others.some((other) => guarded(other) !== other);
  return mayBeGuarded ? text.replace(guards, '') : text;
}
