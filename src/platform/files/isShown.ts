import * as vscode from 'vscode';
import { sameFile } from './sameFile.ts';

/** Whether a tab shows this file, alone or in a comparison. */
export function isShown(wanted: vscode.Uri): boolean {
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  return tabs.some(({ input }) => {
    const { uri, original, modified } = (input ?? {}) as Partial<Record<string, vscode.Uri>>;
    return [uri, original, modified].some((one) => one !== undefined && sameFile(one, wanted));
  });
}
