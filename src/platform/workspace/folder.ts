import * as vscode from 'vscode';

/** The workspace folder of a file, else the only one, else the one that the user picks. */
export async function chooseFolder(of?: vscode.Uri): Promise<vscode.WorkspaceFolder | undefined> {
  const near = of ?? vscode.window.activeTextEditor?.document.uri;
  const folder = near && vscode.workspace.getWorkspaceFolder(near);
  const folders = vscode.workspace.workspaceFolders ?? [];
  return folder ?? (folders.length > 1 ? vscode.window.showWorkspaceFolderPick() : folders[0]);
}
