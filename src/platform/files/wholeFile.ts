import * as vscode from 'vscode';
import { readPieces } from '../../disk/readPieces.ts';

/** The bytes of a file, piece by piece where it is on this machine; elsewhere the editor hands them out all at once. */
export async function* piecesOf(uri: vscode.Uri): AsyncGenerator<Uint8Array> {
  if (uri.scheme === 'file') yield* readPieces(uri.fsPath);
  else yield await vscode.workspace.fs.readFile(uri);
}

/** Bytes of a file; `undefined` where there is none. */
export async function sizeOf(uri: vscode.Uri): Promise<number | undefined> {
  try {
    const { size, type } = await vscode.workspace.fs.stat(uri);
    return (type & vscode.FileType.File) === 0 ? undefined : size;
  } catch {
    return undefined;
  }
}

export async function exists(uri: vscode.Uri): Promise<boolean> {
  return vscode.workspace.fs.stat(uri).then(
    () => true,
    () => false,
  );
}
