import * as vscode from 'vscode';

/** Whether a tab shows this file, alone or in a comparison. */
export function isShown(uri: vscode.Uri): boolean {
  const wanted = uri.toString();
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  return tabs.some(({ input }) => {
    const { uri, original, modified } = (input ?? {}) as Partial<Record<string, vscode.Uri>>;
    return [uri, original, modified].some((one) => one?.toString() === wanted);
  });
}
