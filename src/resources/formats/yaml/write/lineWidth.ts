import { lineEnd } from '../yamlCursor.ts';

/** Where a file breaks the lines of long texts. */
export interface LineWidth {
  readonly columns: number;
  /** Whether the word that crosses the limit stays on the line, as Psych and ruamel.yaml have it. */
  readonly over: boolean;
}

/** A line that goes on on the next one. */
export interface BrokenLine {
  readonly length: number;
  readonly lastWord: number;
  /** Of the next line. */
  readonly nextWord: number;
}

/** The width that explains most of the lines; undefined without lines. */
export function lineWidth(lines: readonly BrokenLine[]): LineWidth | undefined {
  const some = lines.slice(0, 100);
  const columns = [80, ...some.flatMap(({ length, lastWord }) => [length, length - lastWord - 1])];
  let best: LineWidth | undefined;
  let most = 0;
  for (const candidate of new Set(columns)) {
    for (const over of [true, false]) {
      const width = { columns: candidate, over };
      const explained = some.filter((line) => explains(width, line)).length;
      if (explained > most) [best, most] = [width, explained];
    }
  }
  return best;
}

function explains(
  { columns, over }: LineWidth,
  { length, lastWord, nextWord }: BrokenLine,
): boolean {
  if (over) return length > columns && length - lastWord - 1 <= columns;
  return length <= columns && length + 1 + nextWord > columns;
}

/** The lines of a text that is written from `offset` to `end`, but for the last and those that end at a blank line. */
export function brokenLines(text: string, offset: number, end: number): BrokenLine[] {
  const lines: BrokenLine[] = [];
  if (!/[\r\n]/.test(text.slice(offset, end))) return lines;
  let start = offset;
  while (start > 0 && !'\r\n\uFEFF'.includes(text[start - 1] ?? '')) start -= 1;
  for (let at = lineEnd(text, offset); at < end; at = lineEnd(text, start)) {
    const line = text.slice(start, at).replace(/[ \t]+$/, '');
    start = text.startsWith('\r\n', at) ? at + 2 : at + 1;
    const next = text.slice(start, Math.min(end, lineEnd(text, start))).trim();
    const words = line.trimStart();
    if (words === '' || next === '') continue;
    const lastWord = words.length - words.lastIndexOf(' ') - 1;
    const nextWord = /^[^ ]*/.exec(next)?.[0].length ?? 0;
    lines.push({ length: line.length, lastWord, nextWord });
  }
  return lines;
}

/**
 * Breaks a text at single spaces where its lines reach the width.
 *
 * @param column at which the first line begins
 * @param indent of the others
 * @param canStart whether a line may begin with a word
 */
export function foldWords(
  text: string,
  { columns, over }: LineWidth,
  { column, indent }: { readonly column: number; readonly indent: number },
  canStart: (word: string) => boolean = () => true,
): readonly string[] {
  const lines: string[] = [];
  let line: string | undefined;
  let reached = column;
  for (const word of text.split(/(?<=[^ ]) (?=[^ ])/)) {
    const isFull = over ? reached > columns : reached + 1 + word.length > columns;
    if (line !== undefined && isFull && canStart(word)) {
      lines.push(line);
      line = word;
      reached = indent + word.length;
    } else {
      reached += word.length + (line === undefined ? 0 : 1);
      line = line === undefined ? word : `${line} ${word}`;
    }
  }
  return [...lines, line ?? ''];
}
