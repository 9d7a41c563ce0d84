import { posix } from 'node:path';
import * as vscode from 'vscode';
import { withFileLock } from '../../../disk/withFileLock.ts';
import { uiPath } from '../../../texts/uiText.ts';
import { UserError } from '../../ui/userError.ts';
import { isShown } from '../sameFile.ts';
import { editorFolder, entryAt } from './editorFolder.ts';
import { readIn, recoverIn } from './leftover.ts';
import { IsLink, replaceIn } from './replaceIn.ts';

/* Files that have no path of this machine: those of virtual file systems, and of a remote machine where Glossa runs on the local one. */

/** Folders that are cleared up, or just being so. */
const recovered = new Map<string, Promise<boolean>>();

/**
 * Puts bytes in the place of a file, or makes it, as `replaceIn`. One that a tab shows is written in one call, as the editor saves
 * it: the editor would close the tab of a file that another one replaces.
 *
 * @returns what `isDue` said at the last moment
 * @throws {UserError} for a link
 */
export async function putVirtually(
  uri: vscode.Uri,
  bytes: Uint8Array,
  isDue: () => Promise<boolean>,
): Promise<boolean> {
  const folder = folderOf(uri);
  await recover(folder);
  try {
    return await withFileLock(uri.toString(), async () => {
      if (!isShown(uri)) {
        return replaceIn(editorFolder(folder), { name: nameIn(uri), bytes, isDue });
      }
      await refuseLink(uri);
      if (!(await isDue())) return false;
      await vscode.workspace.fs.writeFile(uri, bytes);
      return true;
    });
  } catch (error) {
    // What could not be removed is looked for again.
    recovered.delete(folder.toString());
    throw error instanceof IsLink ? linkRefused(uri) : error;
  }
}

/** Does something with a file that no other window of this machine writes at that moment. */
export async function withVirtualFileLock<T>(uri: vscode.Uri, work: () => Promise<T>): Promise<T> {
  await refuseLink(uri);
  return withFileLock(uri.toString(), work);
}

/** Sees to it that a file of a workspace folder is whole before it is read. */
export async function recoverVirtual(uri: vscode.Uri): Promise<void> {
  if (vscode.workspace.getWorkspaceFolder(uri) !== undefined) await recover(folderOf(uri));
}

/** The bytes of a file that has no name for the moment, because it is just being replaced; `undefined` where there is none. */
export async function readWhileReplaced(uri: vscode.Uri): Promise<Uint8Array | undefined> {
  return readIn(editorFolder(folderOf(uri)), nameIn(uri));
}

/**
 * Refuses what is a link, or lies in a folder that is one: where it leads cannot be seen, and might be outside of the workspace.
 *
 * @param root the workspace folder; what it is reached by is nobody's business
 * @throws {UserError}
 */
export async function refuseLinks(uri: vscode.Uri, root: vscode.Uri): Promise<void> {
  for (let at = uri; isBelow(at, root); at = folderOf(at)) {
    if ((await entryAt(at))?.isLink === true) throw linkRefused(uri);
  }
}

async function refuseLink(uri: vscode.Uri): Promise<void> {
  if ((await entryAt(uri))?.isLink === true) throw linkRefused(uri);
}

async function recover(folder: vscode.Uri): Promise<void> {
  const key = folder.toString();
  const recovering = recovered.get(key) ?? recoverIn(editorFolder(folder));
  recovered.set(key, recovering);
  if (!(await recovering) && recovered.get(key) === recovering) recovered.delete(key);
}

function linkRefused(uri: vscode.Uri): UserError {
  return new UserError(
    vscode.l10n.t(
      '{0} is a symbolic link or is in a folder that is one, and where it leads cannot be seen from here. It was not changed.',
      uiPath(vscode.workspace.asRelativePath(uri)),
    ),
  );
}

const folderOf = (uri: vscode.Uri) => vscode.Uri.joinPath(uri, '..');
const nameIn = (uri: vscode.Uri) => posix.basename(uri.path);
const isBelow = (uri: vscode.Uri, root: vscode.Uri) =>
  uri.path.length > root.path.length && folderOf(uri).path !== uri.path;
