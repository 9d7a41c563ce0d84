import * as vscode from 'vscode';
import { sameFile } from './sameFile.ts';
import { loadedDocument } from './textFile.ts';

/**
 * Does something once a document has no unsaved edits any more: it was saved, or what was typed was given up. Never where
 * it is closed before.
 */
export function whenSettled(uri: vscode.Uri, work: () => void): vscode.Disposable {
  const isMeant = (document: vscode.TextDocument) => sameFile(document.uri, uri);
  const parts = vscode.Disposable.from(
    // It tells of that, too, with no changes in it.
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (!isMeant(document) || document.isDirty) return;
      parts.dispose();
      work();
    }),
    vscode.workspace.onDidCloseTextDocument((document) => {
      // One that is shown in another language mode is closed, too, and is still there.
      if (isMeant(document) && loadedDocument(uri) === undefined) parts.dispose();
    }),
  );
  return parts;
}
