import * as vscode from 'vscode';
import { replaceFile } from './disk/replaceFile.ts';

/** Puts bytes in the place of a file, or makes it; in one step where it is on this machine. */
export async function putOnDisk(uri: vscode.Uri, bytes: Uint8Array): Promise<void> {
  await vscode.workspace.fs.createDirectory(vscode.Uri.joinPath(uri, '..'));
  if (uri.scheme === 'file') await replaceFile(uri.fsPath, bytes);
  else await vscode.workspace.fs.writeFile(uri, bytes);
}
