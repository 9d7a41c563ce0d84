import * as vscode from 'vscode';
import { isLocked } from '../disk/isLocked.ts';
import { staysInside } from '../disk/staysInside.ts';
import { nameOf } from './textFile.ts';
import { UserError } from './userError.ts';

/**
 * Refuses to write where a workspace has no business: outside of its folders (also by way of links) and
 * into files that are read-only.
 *
 * @throws {UserError}
 */
export async function refuseUnsafeTarget(uri: vscode.Uri): Promise<void> {
  const folder = vscode.workspace.getWorkspaceFolder(uri)?.uri;
  const local = uri.scheme === 'file';
  if (folder === undefined || (local && !(await staysInside(folder.fsPath, uri.fsPath)))) {
    throw new UserError(
      vscode.l10n.t('{0} lies outside of the workspace. It was not touched.', nameOf(uri)),
    );
  }
  if (await isReadOnly(uri)) {
    throw new UserError(vscode.l10n.t('{0} is read-only. It was not touched.', nameOf(uri)));
  }
}

async function isReadOnly(uri: vscode.Uri): Promise<boolean> {
  if (vscode.workspace.fs.isWritableFileSystem(uri.scheme) === false) return true;
  if (uri.scheme === 'file' && (await isLocked(uri.fsPath))) return true;
  try {
    const { permissions } = await vscode.workspace.fs.stat(uri);
    return permissions === vscode.FilePermission.Readonly;
  } catch {
    return false;
  }
}
