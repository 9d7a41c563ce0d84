import type { TableLine } from '../../../project/table/tableLines.ts';
import type { TableRow, TableSection } from '../../../project/table/tableSection.ts';
import type { ReadText } from '../../../project/review/unchangedIds.ts';
import type { AcceptedPlace, TargetPlace } from './catalogEdits.ts';

/**
 * The messages that an act is for: of those with these handles, or of all, those that are shown; as the table has them now,
 * which may be ahead of the lines that show it.
 */
export function actedRows(
  lines: readonly TableLine[],
  handles: readonly number[] | null,
): readonly TableRow[] {
  const wanted = handles && new Set(handles);
  return lines.flatMap((line) => {
    if (line.kind !== 'row' || wanted?.has(line.row.handle) === false) return [];
    return line.row.section.rowOf(line.row.id) ?? [];
  });
}

/** The rows of each source file. */
export function bySection(
  rows: readonly TableRow[],
): ReadonlyMap<TableSection, readonly [TableRow, ...TableRow[]]> {
  const sections = new Map<TableSection, [TableRow, ...TableRow[]]>();
  for (const row of rows) {
    const known = sections.get(row.section);
    if (known === undefined) sections.set(row.section, [row]);
    else known.push(row);
  }
  return sections;
}

/** The same rows as messages of target files, with the texts that the table shows. */
export function acceptedPlaces(
  rows: readonly TableRow[],
  placeOf: (row: TableRow) => TargetPlace,
): readonly AcceptedPlace[] {
  return [...bySection(rows).values()].map((own) => {
    const place = placeOf(own[0]);
    const read = own.flatMap((row): readonly (readonly [string, ReadText])[] => {
      const text = row.section.cell(row, place.locale)?.text;
      return text === undefined ? [] : [[row.id, { source: row.source.value, text }]];
    });
    return { ...place, texts: new Map(read) };
  });
}
