import * as vscode from 'vscode';

/** Removes a file that Glossa made, and with it the folders in which there is nothing else. */
export async function removeNewFile(uri: vscode.Uri): Promise<void> {
  await vscode.workspace.fs.delete(uri);
  await removeEmpty(vscode.Uri.joinPath(uri, '..'));
}

async function removeEmpty(folder: vscode.Uri): Promise<void> {
  const root = vscode.workspace.getWorkspaceFolder(folder)?.uri;
  const isInside = root !== undefined && folder.toString() !== root.toString();
  if (!isInside || !(await isEmpty(folder))) return;
  await vscode.workspace.fs.delete(folder);
  await removeEmpty(vscode.Uri.joinPath(folder, '..'));
}

async function isEmpty(folder: vscode.Uri): Promise<boolean> {
  const names = await vscode.workspace.fs.readDirectory(folder).then(
    (found) => found,
    () => [undefined],
  );
  return names.length === 0;
}
