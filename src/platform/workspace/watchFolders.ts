import * as vscode from 'vscode';
import { isIgnoredFolder } from '../../resources/globs.ts';
import { pathIn } from './pathIn.ts';

/**
 * Watches the folders of the workspace, except for those that are never looked through. The editor reports a folder that
 * comes, goes, or is moved, but not the files in it, and not what is written there before it watches the new folder.
 */
export function watchFolders(listener: {
  /** A folder has come, or has taken the place of another one. May also be called for a file whose name has no dot. */
  readonly came: (uri: vscode.Uri, folder: vscode.WorkspaceFolder) => void;
  /** Something was deleted: a folder, or a file. */
  readonly gone: (uri: vscode.Uri, folder: vscode.WorkspaceFolder) => void;
}): vscode.Disposable {
  const { came, gone } = listener;
  const watcher = vscode.workspace.createFileSystemWatcher('**/*');
  const notify = (tell: typeof gone) => (uri: vscode.Uri) => {
    const folder = vscode.workspace.getWorkspaceFolder(uri);
    if (folder === undefined || pathIn(folder, uri).split('/').some(isIgnoredFolder)) return;
    tell(uri, folder);
  };
  const notifyCame = notify((uri, folder) => {
    const name = uri.path.slice(uri.path.lastIndexOf('/') + 1);
    if (!name.includes('.')) came(uri, folder);
  });
  return vscode.Disposable.from(
    watcher,
    watcher.onDidCreate(notifyCame),
    watcher.onDidChange(notifyCame),
    watcher.onDidDelete(notify(gone)),
  );
}
