import * as vscode from 'vscode';
import { formatFor } from '../../../catalog/formats/formats.ts';
import type { KeyPath } from '../../../catalog/keyPath.ts';
import { setOf } from '../../../catalog/layouts/resourceSet.ts';
import { findResources } from '../../../platform/workspace/resources.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { nameOf } from '../../../platform/files/textFile.ts';
import type { Place } from './documentBuilder.ts';

/** Shows a file, and a message in it where it is now. */
export async function openPlace(folderUri: vscode.Uri, { file, path }: Place): Promise<void> {
  const uri = vscode.Uri.joinPath(folderUri, file);
  const document = await vscode.workspace.openTextDocument(uri).then(
    (opened) => opened,
    () => undefined,
  );
  if (document === undefined) throw hint(vscode.l10n.t('{0} does not exist.', nameOf(uri)));
  const editor = await vscode.window.showTextDocument(document);
  const range = path && (await rangeOf(document, file, path));
  if (range === undefined) return;
  editor.selection = new vscode.Selection(range.start, range.end);
  editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

/** Nothing where the file does not have the message any longer, or cannot be read at the moment. */
async function rangeOf(
  document: vscode.TextDocument,
  file: string,
  path: KeyPath,
): Promise<vscode.Range | undefined> {
  const folder = vscode.workspace.getWorkspaceFolder(document.uri);
  const set = folder && setOf(await findResources(folder), file);
  if (set === undefined) return undefined;
  const locale = set.targets.find((target) => target.path === file)?.locale ?? set.source.locale;
  try {
    const found = formatFor(set.format, locale).parse(document.getText()).get(path);
    if (found === undefined) return undefined;
    const { offset, length } = found;
    return new vscode.Range(document.positionAt(offset), document.positionAt(offset + length));
  } catch {
    return undefined;
  }
}
