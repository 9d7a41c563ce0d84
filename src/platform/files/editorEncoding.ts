import * as vscode from 'vscode';
import { isShown } from './isShown.ts';
import { sameFile } from './sameFile.ts';

/* The encodings that need tables: only the editor has these, and knows which of them it is set to for a file. */

/** @returns `undefined` where the editor cannot read the bytes without loss as what it takes the file for */
export async function decodeByEditor(
  uri: vscode.Uri,
  bytes: Uint8Array,
): Promise<string | undefined> {
  const how = encodingOf(uri);
  try {
    const text = await vscode.workspace.decode(bytes, how);
    const back = await vscode.workspace.encode(text, how);
    return Buffer.compare(bytes, back) === 0 ? text : undefined;
  } catch {
    return undefined;
  }
}

/** @returns `undefined` where the encoding of the file cannot hold the text, or the editor cannot write it */
export async function encodeByEditor(
  uri: vscode.Uri,
  text: string,
): Promise<Uint8Array | undefined> {
  const how = encodingOf(uri);
  try {
    const bytes = await vscode.workspace.encode(text, how);
    return (await vscode.workspace.decode(bytes, how)) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** For a file that it shows, the editor reports it; for others its settings decide. */
function encodingOf(uri: vscode.Uri): { readonly uri: vscode.Uri } {
  const open = vscode.workspace.textDocuments.find(
    (document) => !document.isClosed && sameFile(document.uri, uri),
  );
  if (open === undefined || !isShown(uri)) return { uri };
  // The editor takes one or the other; its types have a function for each.
  return { encoding: open.encoding } as unknown as { readonly uri: vscode.Uri };
}
