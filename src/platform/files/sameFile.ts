import * as vscode from 'vscode';
import { foldedPath } from '../../disk/foldedPath.ts';

/** Whether files have the same names in other letters, as the editor takes it: those of Windows and macOS. */
const isFolding = process.platform === 'win32' || process.platform === 'darwin';

/** Whether the file system of a file takes names in other letters, or composed otherwise, for the same. */
export function foldsNames({ scheme }: vscode.Uri): boolean {
  return isFolding && scheme === 'file';
}

/** Whether two URIs mean the same file, however they are spelled. */
export function sameFile(one: vscode.Uri, other: vscode.Uri, folds = foldsNames(one)): boolean {
  if (one.toString() === other.toString()) return true;
  return folds && foldedPath(one.toString(true)) === foldedPath(other.toString(true));
}

/** Whether a tab shows this file, alone or in a comparison. */
export function isShown(wanted: vscode.Uri): boolean {
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  return tabs.some(({ input }) => {
    const { uri, original, modified } = (input ?? {}) as Partial<Record<string, vscode.Uri>>;
    return [uri, original, modified].some((one) => one !== undefined && sameFile(one, wanted));
  });
}
