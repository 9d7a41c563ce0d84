import type * as vscode from 'vscode';

/** Names the messages of a source file among all of the workspace; `pattern` is that of their set. */
export const sectionName = (folder: vscode.WorkspaceFolder, pattern: string): string =>
  `${folder.uri.toString()} ${pattern}`;
