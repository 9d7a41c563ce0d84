import * as vscode from 'vscode';
import { documentChange } from './documentChange.ts';

/** How often an edit is made again when somebody types at the very moment in which it is applied. */
const attempts = 8;

/**
 * Applies an edit that is worked out from documents as they are. The editor refuses one whose document has
 * changed since; it is then worked out again.
 *
 * @returns false where the editor refuses for another reason
 */
export async function applyWhenCurrent(makeEdit: () => vscode.WorkspaceEdit): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const edit = makeEdit();
    if (edit.size === 0 || (await vscode.workspace.applyEdit(edit))) return true;
    // The change that made the edit stale may be on its way to us still.
    await documentChange(200);
  }
  return false;
}
