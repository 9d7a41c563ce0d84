import * as vscode from 'vscode';

/** Waits for the change of a document after which a condition holds, but no longer than so many milliseconds. */
export function documentChange(
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
