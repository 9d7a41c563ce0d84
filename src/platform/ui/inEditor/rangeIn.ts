import * as vscode from 'vscode';

/** A stretch of the text of a document, by its offset in UTF-16 units, as the editor's range. */
export function rangeIn(
  document: vscode.TextDocument,
  { offset, length }: { readonly offset: number; readonly length: number },
): vscode.Range {
  return new vscode.Range(document.positionAt(offset), document.positionAt(offset + length));
}
