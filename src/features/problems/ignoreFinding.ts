import * as vscode from 'vscode';
import { difference } from '../../catalog/edit.ts';
import { loadedDocument, readTextFile } from '../../platform/files/textFile.ts';
import { showInputBox } from '../../platform/ui/inputBox.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { ignoredName, withIgnored, type IgnoredFinding } from '../../project/ignoredFindings.ts';
import { ignoredUri } from './ignoredIndex.ts';

/** Not in the manifest: only the quick fixes know what to ignore. */
export const ignoreCommand = 'glossa.problems.ignore';

/** What a quick fix passes to the command. */
export interface IgnoreRequest {
  /** The address of the workspace folder. */
  readonly folder: string;
  readonly finding: Omit<IgnoredFinding, 'reason'>;
  /** Asked for where it is absent. */
  readonly reason?: string;
}

/** Asks why a finding is no mistake, and writes it into the list of its folder. */
export async function ignoreFinding(request: Partial<IgnoreRequest> = {}): Promise<void> {
  const { finding } = request;
  const folder = vscode.workspace.workspaceFolders?.find(
    ({ uri }) => uri.toString() === request.folder,
  );
  if (folder === undefined || finding === undefined) return;
  const reason = request.reason ?? (await askForReason(finding.code));
  if (reason === undefined) return;
  await addLine(ignoredUri(folder), { ...finding, reason: reason.trim() });
}

function askForReason(code: string): Promise<string | undefined> {
  return showInputBox({
    title: vscode.l10n.t('Why is “{0}” not a mistake here?', code),
    prompt: vscode.l10n.t(
      'The reason is kept in {0}, for whoever works on these files.',
      ignoredName,
    ),
    ignoreFocusOut: true,
  });
}

/** A list that somebody is typing in is left for them to save. */
async function addLine(uri: vscode.Uri, entry: IgnoredFinding): Promise<void> {
  const file = await readTextFile(uri);
  const edit = new vscode.WorkspaceEdit();
  if (file === undefined) {
    edit.createFile(uri, { contents: new TextEncoder().encode(withIgnored('', entry)) });
    await apply(edit);
    return;
  }
  const isDirty = loadedDocument(uri)?.isDirty === true;
  const document = await vscode.workspace.openTextDocument(uri);
  const text = document.getText();
  const { offset, length, text: line } = difference(text, withIgnored(text, entry));
  const [start, end] = [document.positionAt(offset), document.positionAt(offset + length)];
  edit.replace(uri, new vscode.Range(start, end), line);
  await apply(edit);
  if (!isDirty) await document.save();
}

async function apply(edit: vscode.WorkspaceEdit): Promise<void> {
  if (await vscode.workspace.applyEdit(edit)) return;
  throw new UserError(
    vscode.l10n.t('{0} could not be changed. Nothing was changed; try again.', ignoredName),
  );
}
