import { applyEdits, difference, type Edit } from '../edit.ts';

/** A file whose last line has no line break keeps to that when this line goes. */
export function endingAs(text: string, edits: readonly Edit[]): readonly Edit[] {
  const cut = applyEdits(text, edits);
  if (/[\r\n]$/.test(text) || !/[\r\n]$/.test(cut)) return edits;
  return [difference(text, cut.replace(/(?:\r\n|\r|\n)$/, ''))];
}

/** Lines that follow a last line without a line break end as that does. */
export function closedAs(text: string, lines: string, end: number): string {
  return /[\r\n]$/.test(text.slice(0, end)) ? lines : eolOf(text) + lines;
}

/** The line break of a text, as its first line shows it. */
export const eolOf = (text: string): string => /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
