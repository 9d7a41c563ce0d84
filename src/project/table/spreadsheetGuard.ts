/*
 * A spreadsheet takes a cell that begins with = + - or @ for a formula, which may run programs or send data away. Such a cell
 * gets an apostrophe in front, as people type it there for a text; whoever saves the table is told how many have one. A cell
 * that has apostrophes there itself gets one more, so that one that is taken away again always leaves the text itself.
 */

const formula = /^'*[=+\-@\t\r＝＋－＠]/u;

/** A text that no spreadsheet takes for a formula. */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/**
 * A text that comes back from a spreadsheet, without its guard. An apostrophe in front is one only where one of the texts that
 * it stands for, or is made from, would have got one as well.
 */
export function unguarded(text: string, others: readonly string[]): string {
  const isGuarded = text.startsWith("'") && formula.test(text);
  return isGuarded && others.some((other) => formula.test(other)) ? text.slice(1) : text;
}
