import * as vscode from 'vscode';
import { formatFor } from '../../../resources/formats/formats.ts';
import type { ResourceFormat } from '../../../resources/formats/format.ts';
import { setOf } from '../../../resources/layouts/resourceSet.ts';
import { selectMessage } from '../../../platform/workspace/selectMessage.ts';
import { findResources } from '../../../platform/workspace/resources.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { nameOf } from '../../../platform/files/textFile.ts';
import type { Place } from './documentBuilder.ts';
import { missingFileText } from '../../../texts/reasons/projectProblemText.ts';

/** Shows a file, and a message in it where it is now. */
export async function openPlace(folderUri: vscode.Uri, { file, path }: Place): Promise<void> {
  const uri = vscode.Uri.joinPath(folderUri, file);
  const document = await vscode.workspace.openTextDocument(uri).then(
    (opened) => opened,
    () => undefined,
  );
  if (document === undefined) throw hint(missingFileText(nameOf(uri)));
  const editor = await vscode.window.showTextDocument(document);
  const format = path && (await formatOf(document.uri, file));
  if (path !== undefined && format !== undefined) selectMessage(editor, format, path);
}

/** Nothing where the file is no resource file any longer. */
async function formatOf(uri: vscode.Uri, file: string): Promise<ResourceFormat | undefined> {
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  const set = folder && setOf(await findResources(folder), file);
  if (set === undefined) return undefined;
  const locale = set.targets.find((target) => target.path === file)?.locale ?? set.source.locale;
  return formatFor(set.format, locale);
}
