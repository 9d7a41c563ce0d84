import type * as vscode from 'vscode';

/** The path of a file relative to its workspace folder, with `/`. */
export function pathIn(folder: vscode.WorkspaceFolder, uri: vscode.Uri): string {
  const root = folder.uri.path.endsWith('/') ? folder.uri.path : `${folder.uri.path}/`;
  return uri.path.startsWith(root) ? uri.path.slice(root.length) : '';
}
