import * as vscode from 'vscode';
import { replaceFile } from '../../disk/replaceFile.ts';
import type { FileContent } from '../../disk/writeDurably.ts';
import { requireTrustToWrite } from '../ui/requireTrust.ts';

/**
 * Puts bytes in the place of a file, or makes it; in one step where it is on this machine. Elsewhere all pieces
 * are collected first, so that a source that breaks off leaves the file as it was, and go to a file beside it.
 *
 * @param isDue asked at the last moment; where it says no, the file stays as it is
 * @returns what it said
 * @throws {UserError} in Restricted Mode
 */
export async function putOnDisk(
  uri: vscode.Uri,
  bytes: FileContent,
  isDue: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> {
  requireTrustToWrite();
  await vscode.workspace.fs.createDirectory(vscode.Uri.joinPath(uri, '..'));
  if (uri.scheme === 'file') return replaceFile(uri.fsPath, bytes, isDue);
  const { putVirtually } = await import('./virtual/virtualFiles.ts');
  return putVirtually(uri, await collected(bytes), isDue);
}

async function collected(bytes: FileContent): Promise<Uint8Array> {
  if (bytes instanceof Uint8Array) return bytes;
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}
