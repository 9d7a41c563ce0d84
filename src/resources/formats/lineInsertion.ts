import { type Edit, applyEdits, difference } from '../edit.ts';

/** Adds whole lines at the start of a line, or at the end of a text whose last line may lack its line break. */
export function lineInsertion(
  text: string,
  offset: number,
  lines: readonly string[],
  eol: string,
): Edit {
  const behindOpenLine = offset === text.length && endsOpen(text);
  const added = behindOpenLine ? eol + lines.join(eol) : lines.map((line) => line + eol).join('');
  return { offset, length: 0, text: added };
}

/** Whether the last line of a text lacks its line break. A byte order mark alone is no line. */
export function endsOpen(text: string): boolean {
  return text !== '\uFEFF' && /[^\r\n]$/.test(text);
}

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
