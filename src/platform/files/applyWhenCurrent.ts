import * as vscode from 'vscode';
import { applyNow, type EditedFile } from './editNow.ts';

/** How often an edit is made again when somebody types at the very moment in which it is applied. */
const attempts = 8;

/**
 * Applies edits that are worked out from documents as they are. The editor refuses those of a document that has changed
 * since; they are then worked out again.
 *
 * @returns false where the editor refuses for another reason
 */
export async function applyWhenCurrent(work: () => readonly EditedFile[]): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await applyNow(work)) return true;
    // The change that made the edit stale may be on its way to us still.
    await awaitDocumentChange(200);
  }
  return false;
}

/** Waits for the change of a document after which a condition holds, but no longer than so many milliseconds. */
export function awaitDocumentChange(
  milliseconds: number,
  holds: () => boolean = () => true,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      listener.dispose();
      resolve();
    };
    const listener = vscode.workspace.onDidChangeTextDocument(() => {
      if (holds()) end();
    });
    const timer = setTimeout(end, milliseconds);
  });
}
