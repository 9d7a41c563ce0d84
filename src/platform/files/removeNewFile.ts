import * as vscode from 'vscode';
import { withFileLock } from '../../disk/withFileLock.ts';
import { resolveLink } from '../../disk/resolveLink.ts';
import { refuseUnsafeTarget } from './safeTarget.ts';
import { sameFile } from './sameFile.ts';
import { withVirtualFileLock } from './virtual/virtualFiles.ts';

/**
 * Removes a file that Glossa made, and with it the folders in which there is nothing else.
 *
 * @param isDue asked right before; no other process that asks so changes the file in between
 * @returns false where it is no longer due; the file is then as it was
 * @throws {UserError} where nothing may be written
 */
export async function removeNewFile(
  uri: vscode.Uri,
  isDue: () => Promise<boolean>,
): Promise<boolean> {
  await refuseUnsafeTarget(uri);
  const remove = async () => {
    if (!(await isDue())) return false;
    await vscode.workspace.fs.delete(uri);
    return true;
  };
  const isGone =
    uri.scheme === 'file'
      ? await withFileLock(await resolveLink(uri.fsPath), remove)
      : await withVirtualFileLock(uri, remove);
  if (isGone) await removeEmpty(vscode.Uri.joinPath(uri, '..'));
  return isGone;
}

async function removeEmpty(folder: vscode.Uri): Promise<void> {
  const root = vscode.workspace.getWorkspaceFolder(folder)?.uri;
  const isInside = root !== undefined && !sameFile(folder, root);
  if (!isInside || !(await isEmpty(folder))) return;
  // Not with what is in it: a folder that somebody has just put something into stays.
  const isGone = await Promise.resolve(vscode.workspace.fs.delete(folder)).then(
    () => true,
    () => false,
  );
  if (isGone) await removeEmpty(vscode.Uri.joinPath(folder, '..'));
}

async function isEmpty(folder: vscode.Uri): Promise<boolean> {
  const names = await vscode.workspace.fs.readDirectory(folder).then(
    (found) => found,
    () => [undefined],
  );
  return names.length === 0;
}
