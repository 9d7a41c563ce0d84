import { forEachInSteps, type Cooperative } from '../../resources/cooperative.ts';
import { showKeyPath } from '../../resources/formats/format.ts';
import type { TableCell } from './tableColumn.ts';
import type { TableLine } from './tableLines.ts';
import { guarded } from './spreadsheetGuard.ts';

/**
 * The rows among these lines as CSV (RFC 4180, with a byte order mark, without which Excel takes it for another encoding):
 * key, file and source, then the text and the state in each locale. Names of columns and states are the same in every
 * language of the editor, for programs that read them.
 */
export function* tableCsv(
  lines: readonly TableLine[],
  locales: readonly string[],
): Cooperative<{
  readonly text: string;
  readonly rows: number;
  /** Cells that have an apostrophe added; see `spreadsheetGuard.ts`. */
  readonly guarded: number;
}> {
  const states = locales.flatMap((locale) => [locale, `${locale} state`]);
  const written = [record(['key', 'file', 'source', ...states])];
  let count = 0;
  const text = (value: string) => {
    const safe = guarded(value);
    if (safe !== value) count++;
    return safe;
  };
  yield* forEachInSteps(lines, (line) => {
    if (line.kind !== 'row') return;
    const { section, path, source } = line.row;
    const cells = locales.flatMap((locale) => columnsOf(section.cell(line.row, locale)));
    const all = [showKeyPath(path), section.set.source.path, source.value, ...cells];
    written.push(record(all.map(text)));
  });
  const rows = written.length - 1;
  return { text: `\uFEFF${written.join('')}`, rows, guarded: count };
}

const columnsOf = (cell: TableCell | undefined): readonly string[] =>
  cell === undefined ? ['', ''] : [cell.text ?? '', cell.state];

const record = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;

const quoted = (cell: string) =>
  /[",\r\n]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
