import * as vscode from 'vscode';
import { runYielding } from '../../../resources/cooperative.ts';
import { putOnDisk } from '../../../platform/files/putOnDisk.ts';
import { nameOf } from '../../../platform/files/textFile.ts';
import { format } from '../../../texts/format.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { tableCsv } from '../../../project/table/tableCsv.ts';
import { affectedRows } from '../../../project/table/affectedRows.ts';
import { sentences } from '../../../texts/sentences.ts';
import type { CommandContext } from './rowPlaces.ts';

/** Saves what is shown for a spreadsheet, where the person wants it; says what was done. */
export async function exportShown({ model, places }: CommandContext): Promise<string> {
  const { lines, locales } = model;
  for (const locale of locales) places.requireRead(affectedRows(lines, null), locale);
  const csv = await runYielding(tableCsv(lines, locales));
  if (csv.rows === 0) throw hint(sentences.noMatch());
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  const uri = await vscode.window.showSaveDialog({
    title: vscode.l10n.t('Export as CSV'),
    filters: { CSV: ['csv'] },
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder.uri, 'catalog.csv') }),
  });
  if (uri === undefined) return '';
  await putOnDisk(uri, new TextEncoder().encode(csv.text));
  const saved = sentences.savedAs(nameOf(uri));
  if (csv.guarded === 0) return saved;
  const note = vscode.l10n.t(
    'Cells with added apostrophes, because spreadsheets would see formulas in them: {0}.',
    format.number(csv.guarded),
  );
  return `${saved} ${note}`;
}
