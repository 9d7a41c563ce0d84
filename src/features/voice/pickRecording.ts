import * as vscode from 'vscode';

/** Asks for a recording of this machine. */
export async function pickRecording(
  title: string,
  openLabel: string,
  extensions: readonly string[],
): Promise<vscode.Uri | undefined> {
  const defaultUri = vscode.workspace.workspaceFolders?.[0]?.uri;
  const recordings = vscode.l10n.t({
    message: 'Recordings',
    comment: 'The types of files that a dialog shows.',
  });
  const picked = await vscode.window.showOpenDialog({
    title,
    openLabel,
    filters: { [recordings]: [...extensions] },
    ...(defaultUri && { defaultUri }),
  });
  return picked?.[0];
}
