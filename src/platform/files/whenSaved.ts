import * as vscode from 'vscode';

/** Does something once a document is saved; never where it is closed before. */
export function whenSaved(uri: vscode.Uri, work: () => void): vscode.Disposable {
  const isMeant = (document: vscode.TextDocument) => document.uri.toString() === uri.toString();
  const parts = vscode.Disposable.from(
    vscode.workspace.onDidSaveTextDocument((document) => {
      if (!isMeant(document)) return;
      parts.dispose();
      work();
    }),
    vscode.workspace.onDidCloseTextDocument((document) => {
      if (isMeant(document)) parts.dispose();
    }),
  );
  return parts;
}
