import * as vscode from 'vscode';
import { replaceFile, type FileContent } from './disk/replaceFile.ts';

/**
 * Puts bytes in the place of a file, or makes it; in one step where it is on this machine. Elsewhere all pieces
 * are collected first, so that a source that breaks off leaves the file as it was.
 */
export async function putOnDisk(uri: vscode.Uri, bytes: FileContent): Promise<void> {
  await vscode.workspace.fs.createDirectory(vscode.Uri.joinPath(uri, '..'));
  if (uri.scheme === 'file') await replaceFile(uri.fsPath, bytes);
  else await vscode.workspace.fs.writeFile(uri, await collected(bytes));
}

async function collected(bytes: FileContent): Promise<Uint8Array> {
  if (bytes instanceof Uint8Array) return bytes;
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}
