import type * as vscode from 'vscode';
import { folderStatePaths, type FolderStatePaths } from '../../disk/folderStatePaths.ts';

/** Where this machine keeps the state of a workspace folder. */
export function stateOf(folder: vscode.Uri): Promise<FolderStatePaths> {
  return folderStatePaths(folder.scheme === 'file' ? folder.fsPath : folder.toString());
}
