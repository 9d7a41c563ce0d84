import * as vscode from 'vscode';
import type { Edit } from '../../resources/edit.ts';
import { loadedDocument, withoutBom } from './textFile.ts';

/** A file, its whole text, perhaps with a byte order mark, and edits of that. */
export interface EditedFile {
  readonly uri: vscode.Uri;
  readonly text: string;
  readonly edits: readonly Edit[];
}

/* Nothing else makes edits for the editor (a lint rule): none is ever made of a text that is not there any more. */

/**
 * One edit of the editor, worked out in this turn of the event loop of the texts that documents have in it. Whoever hands it
 * over to the editor has to do so in the same turn.
 *
 * @throws where the text of a document is another one than its edits are made of
 */
export function editNow(work: () => readonly EditedFile[]): vscode.WorkspaceEdit {
  const edit = new vscode.WorkspaceEdit();
  for (const { uri, text, edits } of work()) {
    const shown = withoutBom(text);
    const mark = text.length - shown.length;
    const document = loadedDocument(uri);
    if (document !== undefined && document.getText() !== shown)
      throw new Error(`the edits of ${uri.path} are made of another text`);
    const at = (offset: number) =>
      document?.positionAt(offset - mark) ?? positionIn(shown, offset - mark);
    for (const { offset, length, text: replacement } of edits)
      // The editor compares the version of a document under the very address that it has.
      edit.replace(
        document?.uri ?? uri,
        new vscode.Range(at(offset), at(offset + length)),
        replacement,
      );
  }
  return edit;
}

/**
 * Hands edits to the editor in the turn in which `work` makes them.
 *
 * @returns false where a document has changed on the way, or the editor takes no edits; nothing has changed then
 */
export async function applyNow(work: () => readonly EditedFile[]): Promise<boolean> {
  const edit = editNow(work);
  return edit.size === 0 || vscode.workspace.applyEdit(edit);
}

/** In a text that the editor has not loaded. */
function positionIn(text: string, offset: number): vscode.Position {
  const before = text.slice(0, offset);
  const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  const line = before.match(/\r\n|\r|\n/gu)?.length ?? 0;
  return new vscode.Position(line, offset - start);
}
