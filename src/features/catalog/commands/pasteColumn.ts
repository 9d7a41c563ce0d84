import * as vscode from 'vscode';
import { showWarningMessage } from '../../../platform/ui/messages.ts';
import { format, quantity } from '../../../texts/format.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { affectedRows, type RowText } from '../../../project/table/affectedRows.ts';
import {
  columnTexts,
  readSpreadsheetColumn,
  SeveralColumnsError,
} from '../../../project/table/spreadsheetColumn.ts';
import { soundTexts } from '../../../project/table/tableChanges.ts';
import type { RowCommands } from './rowCommands.ts';
import type { CommandContext } from './rowPlaces.ts';

/**
 * Gives messages the texts of a column that was copied from a spreadsheet: a line for each, from a row on downwards, as one
 * step of the history. An empty line leaves its message as it is. What a check finds a problem in is written only where the
 * person wants it.
 */
export async function pasteColumn(
  { model, places }: CommandContext,
  acts: RowCommands,
  {
    handle,
    locale,
    text,
  }: { readonly handle: number; readonly locale: string; readonly text: string },
): Promise<string> {
  const cells = cellsOf(text);
  const rows = affectedRows(model.lines, null);
  const first = rows.indexOf(places.row(handle));
  if (first < 0) throw hint(vscode.l10n.t('This message is no longer in its file.'));
  if (cells.length > rows.length - first) {
    throw hint(
      vscode.l10n.t({
        message:
          'The column has {0} lines, and from here on only {1} messages are shown. Nothing was pasted.',
        args: [format.number(cells.length), format.number(rows.length - first)],
        comment: '{0} and {1} are numbers; {0} is more than one.',
      }),
    );
  }
  const due = rows.slice(first, first + cells.length);
  places.requireRead(due, locale);
  const given = columnTexts(due, cells, locale);
  const sound = await soundTexts(given, locale, { textOf: ({ after }) => after, isChecked: false });
  const left = given.length - sound.length;
  const chosen = left === 0 ? given : await ask(left, { given, sound });
  return chosen === undefined ? '' : acts.give(chosen, locale);
}

function cellsOf(text: string): readonly string[] {
  try {
    return readSpreadsheetColumn(text);
  } catch (error) {
    if (!(error instanceof SeveralColumnsError)) throw error;
    throw hint(vscode.l10n.t('Copy a single column of the spreadsheet. Nothing was pasted.'));
  }
}

/** Nothing where the person wants none of it. */
async function ask(
  left: number,
  { given, sound }: { readonly given: readonly RowText[]; readonly sound: readonly RowText[] },
): Promise<readonly RowText[] | undefined> {
  const without = vscode.l10n.t('Paste the Others');
  const all = vscode.l10n.t('Paste All');
  const answer = await showWarningMessage(
    vscode.l10n.t(
      'A check finds problems, such as a broken placeholder, in the new texts of {0}.',
      quantity.messages(left),
    ),
    { modal: true },
    ...(sound.length > 0 ? [without] : []),
    all,
  );
  if (answer === without) return sound;
  return answer === all ? given : undefined;
}
