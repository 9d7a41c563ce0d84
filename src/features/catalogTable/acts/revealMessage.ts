import * as vscode from 'vscode';
import { formatFor } from '../../../catalog/formats/formats.ts';
import { selectMessage } from '../../../platform/workspace/selectMessage.ts';
import type { TableRow } from '../../../project/table/tableSection.ts';

/** Opens the file of a message in a locale, or its source file, with the cursor on its text, beside the catalog's tab. */
export async function revealMessage(
  folder: vscode.WorkspaceFolder,
  { section: { set }, path, source }: TableRow,
  locale: string | undefined,
): Promise<void> {
  const file = locale === undefined ? set.source.path : set.targetPath(locale);
  const document = await vscode.workspace.openTextDocument(vscode.Uri.joinPath(folder.uri, file));
  const editor = await vscode.window.showTextDocument(document, { preview: false });
  const format = formatFor(set.format, locale ?? set.source.locale, locale ? undefined : 'source');
  selectMessage(editor, format, locale ? path : source.path);
}
