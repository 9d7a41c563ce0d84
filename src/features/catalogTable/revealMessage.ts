import * as vscode from 'vscode';
import { formatFor } from '../../catalog/formats/formats.ts';
import type { Message } from '../../catalog/formats/format.ts';
import type { TableRow } from '../../project/table/tableSection.ts';

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
  const found = messageIn(() => format.parse(document.getText()).get(locale ? path : source.path));
  if (found === undefined) return;
  const [start, end] = [found.offset, found.offset + found.length];
  const range = new vscode.Range(document.positionAt(start), document.positionAt(end));
  editor.selection = new vscode.Selection(range.start, range.end);
  editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

/** A file that cannot be read is opened all the same. */
function messageIn(read: () => Message | undefined): Message | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
