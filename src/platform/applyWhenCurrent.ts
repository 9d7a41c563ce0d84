import * as vscode from 'vscode';

/** How often an edit is made anew when somebody types at the very moment in which it is applied. */
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
    await nextChange();
  }
  return false;
}

/** The change that made an edit stale may be on its way to us still. */
function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      listener.dispose();
      resolve();
    };
    const listener = vscode.workspace.onDidChangeTextDocument(done);
    const timer = setTimeout(done, 200);
  });
}
