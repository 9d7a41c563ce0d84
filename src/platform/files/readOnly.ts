import * as vscode from 'vscode';
import { isLocked } from '../../disk/isLocked.ts';
import { UserError, type NextStep } from '../ui/userError.ts';
import { nameOf } from './textFile.ts';

/**
 * Whether the editor shows a file as read-only, by its own rules: a file system that cannot be written, the settings
 * `files.readonly…`, then what the file system says of the file. What somebody has set for this session only is not told to
 * extensions.
 */
export async function isReadOnly(uri: vscode.Uri): Promise<boolean> {
  if (vscode.workspace.fs.isWritableFileSystem(uri.scheme) === false) return true;
  const files = vscode.workspace.getConfiguration('files', uri);
  if (isNamed(uri, files.get('readonlyInclude')))
    return !isNamed(uri, files.get('readonlyExclude'));
  if (await isMarked(uri)) return true;
  return (
    uri.scheme === 'file' &&
    files.get('readonlyFromPermissions') === true &&
    (await isLocked(uri.fsPath))
  );
}

/** Refuses to send what would be written into a document that the editor does not let anybody change. */
export async function refuseUneditable(
  document: vscode.TextDocument,
  ...nextSteps: readonly NextStep[]
): Promise<void> {
  if (await isEditable(document)) return;
  const message = vscode.l10n.t('{0} is read-only here. Nothing was sent.', nameOf(document.uri));
  throw new UserError(message, nextSteps);
}

/** Whether a person could type into a document. */
export async function isEditable(document: vscode.TextDocument): Promise<boolean> {
  const { uri } = notebookOf(document) ?? document;
  if (uri.scheme === 'untitled') return true;
  // Output, settings by default, an older version: whatever has no file system comes from a program and goes to none.
  if (vscode.workspace.fs.isWritableFileSystem(uri.scheme) !== true) return false;
  return !(await isReadOnly(uri));
}

const notebookOf = (document: vscode.TextDocument) =>
  vscode.workspace.notebookDocuments.find((notebook) =>
    notebook.getCells().some((cell) => cell.document === document),
  );

/** By the globs of a setting: those of a folder are relative to it. */
function isNamed(uri: vscode.Uri, globs: unknown): boolean {
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  // No more of a document is asked for, and the file need not be open.
  const document = { uri, languageId: '' } as vscode.TextDocument;
  return Object.entries(globs ?? {}).some(([glob, isOn]) => {
    if (isOn !== true) return false;
    const relative = folder && new vscode.RelativePattern(folder, glob);
    return [glob, relative].some(
      (pattern) => pattern !== undefined && vscode.languages.match({ pattern }, document) > 0,
    );
  });
}

async function isMarked(uri: vscode.Uri): Promise<boolean> {
  try {
    const { permissions } = await vscode.workspace.fs.stat(uri);
    return permissions === vscode.FilePermission.Readonly;
  } catch {
    return false;
  }
}
