import type { MarkedPlace } from '../changes/markTexts.ts';
import type { ReadText } from '../changes/unchangedIds.ts';
import type { CellState } from './cellState.ts';
import type { TableLine } from './tableLines.ts';
import type { TableRow, TableSection } from './tableSection.ts';

/**
 * The messages that an act is for: of those with these handles, or of all, those that are shown; as the table has them now,
 * which may be ahead of the lines that show it.
 */
export function affectedRows(
  lines: readonly TableLine[],
  handles: readonly number[] | null,
): readonly TableRow[] {
  const wanted = handles && new Set(handles);
  return lines.flatMap((line) => {
    if (line.kind !== 'row' || wanted?.has(line.row.handle) === false) return [];
    return line.row.section.rowOf(line.row.id) ?? [];
  });
}

/** A message in a locale as it is when an act begins: that is what the person means, whatever comes before the act is done. */
export interface SeenText {
  readonly row: TableRow;
  readonly state: CellState | undefined;
  readonly text: string | undefined;
}

/** A text for a message, in the place of the one that was seen there. */
export interface RowText extends SeenText {
  readonly after: string;
}

/** A message as it is now. */
export function seenText(row: TableRow, locale: string): SeenText {
  const { state, text } = row.section.cell(row, locale) ?? {};
  return { row, state, text };
}

/** Those that are in one of these states. */
export const inState = (
  seen: readonly SeenText[],
  states: readonly CellState[],
): readonly SeenText[] => seen.filter(({ state }) => state !== undefined && states.includes(state));

/** Those of each source file. */
export function bySection<T extends { readonly row: TableRow }>(
  all: readonly T[],
): ReadonlyMap<TableSection, readonly [T, ...T[]]> {
  const sections = new Map<TableSection, [T, ...T[]]>();
  for (const one of all) {
    const known = sections.get(one.row.section);
    if (known === undefined) sections.set(one.row.section, [one]);
    else known.push(one);
  }
  return sections;
}

/** The same texts as messages of target files. */
export function markedPlaces(
  seen: readonly SeenText[],
  placeOf: (row: TableRow) => Omit<MarkedPlace, 'texts'>,
): readonly MarkedPlace[] {
  return [...bySection(seen).values()].map((own) => {
    const read = own.flatMap(({ row, text }): readonly (readonly [string, ReadText])[] =>
      text === undefined ? [] : [[row.id, { source: row.source.value, text }]],
    );
    return { ...placeOf(own[0].row), texts: new Map(read) };
  });
}
