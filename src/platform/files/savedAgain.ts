import type * as vscode from 'vscode';
import { applyEdits } from '../../resources/edit.ts';
import { SavedChanges } from '../../project/keys/savedChanges.ts';
import type { EditedFile } from './editNow.ts';
import { withoutBom } from './textFile.ts';

/** Of this window. */
const changes = new SavedChanges();

/** Notes a change of files that were saved before it and after it. */
export function noteSaved(files: readonly EditedFile[]): void {
  for (const { uri, text, edits } of files)
    changes.note(uri.toString(), withoutBom(text), withoutBom(applyEdits(text, edits)));
}

/** Saves a document whose text undo or redo has made what was saved before. */
export async function saveAgain(document: vscode.TextDocument): Promise<void> {
  if (document.isDirty && changes.has(document.uri.toString(), document.getText()))
    await document.save();
}
