import * as vscode from 'vscode';
import { quantity } from '../../../platform/ui/text/quantity.ts';
import type { TableLine } from '../../../project/table/tableLines.ts';
import type { TableRow, TableSection } from '../../../project/table/tableSection.ts';
import type { AcceptedPlace, TargetPlace } from './catalogEdits.ts';

/** The unreviewed messages of a locale among these lines, by file. */
export function shownPlaces(
  lines: readonly TableLine[],
  locale: string,
  placeOf: (row: TableRow) => TargetPlace,
): readonly AcceptedPlace[] {
  const shown = new Map<TableSection, AcceptedPlace & { readonly ids: Set<string> }>();
  for (const line of lines) {
    if (line.kind !== 'row') continue;
    const { row } = line;
    if (row.section.cell(row, locale)?.state !== 'unreviewed') continue;
    const place = shown.get(row.section) ?? { ...placeOf(row), ids: new Set<string>() };
    shown.set(row.section, { ...place, ids: place.ids.add(row.id) });
  }
  return [...shown.values()];
}

/** How many messages these are. */
export const sizeOf = (places: readonly AcceptedPlace[]): number =>
  places.reduce((sum, { ids }) => sum + ids.size, 0);

export function markedText(count: number, left: number): string {
  if (left === 0) return vscode.l10n.t('Marked as reviewed: {0}', quantity.messages(count));
  return vscode.l10n.t({
    message: 'Marked as reviewed: {0}. Left as they are because a check finds a problem: {1}.',
    args: [quantity.messages(count), quantity.messages(left)],
    comment: '{0} and {1} are counts of messages, such as "3 messages".',
  });
}
