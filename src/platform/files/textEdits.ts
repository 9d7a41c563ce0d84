import * as vscode from 'vscode';
import type { Edit } from '../../catalog/edit.ts';
import { UserError } from '../ui/userError.ts';
import { refuseUnsafeTarget } from './safeTarget.ts';
import { loadedDocument, nameOf, withoutMark } from './textFile.ts';

/** A file, its whole text with a byte order mark, and the edits of that. */
export interface EditedFile {
  readonly uri: vscode.Uri;
  readonly text: string;
  readonly edits: readonly Edit[];
}

/**
 * One edit of the editor for several files, and one step of its undo. The documents are opened for it: each has to hold
 * what was read.
 *
 * @throws {UserError} where the editor cannot hold a file as it is, or it has changed since
 */
export async function editOfFiles(files: readonly EditedFile[]): Promise<vscode.WorkspaceEdit> {
  const edit = new vscode.WorkspaceEdit();
  for (const { uri, text, edits } of files) {
    await refuseUnsafeTarget(uri);
    const document = await vscode.workspace.openTextDocument(uri);
    const shown = withoutMark(text);
    if (document.getText() !== shown) throw notAsItIs(uri);
    const mark = text.length - shown.length;
    const at = (offset: number) => document.positionAt(offset - mark);
    for (const { offset, length, text: replacement } of edits)
      edit.replace(uri, new vscode.Range(at(offset), at(offset + length)), replacement);
  }
  return edit;
}

/**
 * Applies an edit to files: what was saved before it is saved after it, what was not is not.
 *
 * @returns whether the editor took it
 */
export async function applyToFiles(
  edit: vscode.WorkspaceEdit,
  options?: vscode.WorkspaceEditMetadata,
): Promise<boolean> {
  const saved = edit
    .entries()
    .map(([uri]) => loadedDocument(uri))
    .filter((document) => document !== undefined && !document.isDirty);
  if (!(await vscode.workspace.applyEdit(edit, options))) return false;
  for (const document of saved) if (document?.isDirty === true) await document.save();
  return true;
}

function notAsItIs(uri: vscode.Uri): UserError {
  return new UserError(
    vscode.l10n.t(
      '{0} has mixed line endings, or has just changed. Nothing was changed. Give it one kind of line ending, or try again.',
      nameOf(uri),
    ),
  );
}
