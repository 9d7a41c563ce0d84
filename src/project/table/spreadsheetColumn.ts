import { seenText, type RowText } from './affectedRows.ts';
import { unguarded } from './spreadsheetGuard.ts';
import type { TableRow } from './tableSection.ts';

/** What was copied has several columns. */
export class SeveralColumnsError extends Error {
  override readonly name = 'SeveralColumnsError';
}

/**
 * The cells of a column that was copied from a spreadsheet, from the top: a line for each. A cell with line breaks, tabs or
 * quotes stands between quotes, with its quotes doubled; what is between quotes for any other reason keeps them.
 *
 * @throws {SeveralColumnsError}
 */
export function readSpreadsheetColumn(text: string): readonly string[] {
  const cells: string[] = [];
  const all = text.replaceAll(/\r\n?/gu, '\n').replace(/\n$/u, '');
  let at = 0;
  while (at <= all.length) {
    const end = quotedEnd(all, at) ?? lineEnd(all, at);
    cells.push(cellText(all.slice(at, end)));
    if (all[end] === '\t') throw new SeveralColumnsError();
    at = end + 1;
  }
  return cells;
}

/** The texts of a column for messages, a cell for each. An empty one leaves its message as it is. */
export function columnTexts(
  rows: readonly TableRow[],
  cells: readonly string[],
  locale: string,
): readonly RowText[] {
  return rows.flatMap((row, place) => {
    const cell = cells[place] ?? '';
    if (cell === '') return [];
    const seen = seenText(row, locale);
    return [{ ...seen, after: unguarded(cell, [row.source.value, seen.text ?? '']) }];
  });
}

/** After the closing quote of a cell that spreadsheets have put between quotes. */
function quotedEnd(text: string, start: number): number | undefined {
  if (text[start] !== '"') return undefined;
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] === '"') continue;
    const isEnd = at + 1 === text.length || text[at + 1] === '\n' || text[at + 1] === '\t';
    const isNeeded = /[\n\t]|""/u.test(text.slice(start + 1, at));
    return isEnd && isNeeded ? at + 1 : undefined;
  }
  return undefined;
}

function lineEnd(text: string, start: number): number {
  const rest = /[\n\t]/gu;
  rest.lastIndex = start;
  return rest.exec(text)?.index ?? text.length;
}

const cellText = (cell: string): string =>
  /^"[^]*"$/u.test(cell) && /[\n\t]|""/u.test(cell.slice(1, -1))
    ? cell.slice(1, -1).replaceAll('""', '"')
    : cell;
