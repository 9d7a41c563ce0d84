import { forEachInSteps, sortInSteps, type Cooperative } from '../../resources/cooperative.ts';
import { isUnfinished } from './cellState.ts';
import type { CatalogTable } from './catalogTable.ts';
import { isEmptyFilter, rowFilter, type TableFilter } from './tableFilter.ts';
import type { TableRow, TableSection } from './tableSection.ts';

/** Orders of the rows of each section; `problems` is that of the file, with what has problems first. */
export const tableOrders = ['file', 'key', 'source', 'problems'] as const;

/** What the table shows: the head of a section, or a row of it. */
export type TableLine =
  | { readonly kind: 'section'; readonly section: TableSection; readonly rows: number }
  | { readonly kind: 'row'; readonly row: TableRow };

/** Which rows are shown, and how. */
export interface TableView {
  readonly filter: TableFilter;
  /** Whose cells are looked at. */
  readonly locales: readonly string[];
  readonly order: (typeof tableOrders)[number];
  /** Handles of rows that are shown whatever the filter says: they were, when it was applied. */
  readonly kept: ReadonlySet<number>;
  /**
   * Whether rows had problems when they were first put into the order of problems, by handle; added to. No row moves away
   * under the hands of who mends it.
   */
  readonly ranks?: Map<number, boolean>;
}

/**
 * The lines of the table. Where there are several source files, each that has rows to show starts with a head.
 *
 * @throws {PatternError}
 */
export function* linesOf(table: CatalogTable, view: TableView): Cooperative<readonly TableLine[]> {
  const { filter, kept } = view;
  const isShown = rowFilter(filter, view.locales);
  const isAll = isEmptyFilter(filter);
  const hasHeads = table.sections.length > 1;
  const lines: TableLine[] = [];
  for (const section of table.sections) {
    const shown: TableRow[] = [];
    yield* forEachInSteps(section.rows, (row) => {
      if (isAll || kept.has(row.handle) || isShown(row)) shown.push(row);
    });
    if (shown.length === 0) continue;
    if (hasHeads) lines.push({ kind: 'section', section, rows: shown.length });
    const sorted = yield* ordered(shown, view);
    yield* forEachInSteps(sorted, (row) => lines.push({ kind: 'row', row }));
  }
  return lines;
}

function* ordered(
  rows: readonly TableRow[],
  { order, locales, filter, ranks = new Map() }: TableView,
): Cooperative<readonly TableRow[]> {
  if (order === 'file') return rows;
  if (order === 'problems') {
    const seen = filter.locale === undefined ? locales : [filter.locale];
    const hasProblems = (row: TableRow) =>
      seen.some((locale) => (row.section.cell(row, locale)?.problems ?? 0) > 0);
    const [first, others]: [TableRow[], TableRow[]] = [[], []];
    yield* forEachInSteps(rows, (row) => {
      const isFirst = ranks.get(row.handle) ?? hasProblems(row);
      ranks.set(row.handle, isFirst);
      (isFirst ? first : others).push(row);
    });
    return [...first, ...others];
  }
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const named = rows.map((row) => ({
    row,
    name: order === 'key' ? row.path.join('.') : row.source.value,
  }));
  const sorted = yield* sortInSteps(named, (a, b) => compare(a.name, b.name));
  return sorted.map(({ row }) => row);
}

/**
 * The nearest line below (or above) one whose cell in a locale waits for a person, going on at the other end; that line
 * itself is looked at last.
 */
export function nextUnfinished(
  lines: readonly TableLine[],
  from: number,
  { locale, step }: { readonly locale: string; readonly step: 1 | -1 },
): number | undefined {
  const { length } = lines;
  for (let count = 1; count <= length; count++) {
    const place = (from + step * count + length * count) % length;
    const line = lines[place];
    if (line?.kind !== 'row') continue;
    const cell = line.row.section.cell(line.row, locale);
    if (cell !== undefined && isUnfinished(cell.state)) return place;
  }
  return undefined;
}
