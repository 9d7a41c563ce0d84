import * as vscode from 'vscode';
import { foldedPath } from '../../disk/foldedPath.ts';
import { foldsNames } from '../files/sameFile.ts';

/** Of folders whose names fold: the paths that were found in them, by what all their spellings have in common. */
const found = new Map<string, ReadonlyMap<string, string>>();

/** Makes {@link pathIn} spell files of a folder as they were found there, whatever they are opened as. */
export function spellAsFound(
  { uri }: vscode.WorkspaceFolder,
  paths: readonly string[],
  folds = foldsNames(uri),
): void {
  if (folds) found.set(uri.toString(), new Map(paths.map((path) => [foldedPath(path), path])));
}

/**
 * The path of a file relative to its workspace folder, with `/`; empty where it is not in the folder. Where the file system
 * takes other spellings for the same, it is the one that was found on the disk.
 */
export function pathIn(
  folder: vscode.WorkspaceFolder,
  uri: vscode.Uri,
  folds = foldsNames(uri),
): string {
  const path = pathAsNamed(folder, uri, folds);
  return found.get(folder.uri.toString())?.get(foldedPath(path)) ?? path;
}

/** The same, spelled as the URI has it. */
export function pathAsNamed(
  folder: vscode.WorkspaceFolder,
  uri: vscode.Uri,
  folds = foldsNames(uri),
): string {
  const root = stepsOf(folder.uri);
  const steps = stepsOf(uri);
  const isBelow = root.every((step, at) => isSame(step, steps[at], folds));
  return isBelow ? steps.slice(root.length).join('/') : '';
}

/** A drive has the same letter in both cases. */
function stepsOf({ path }: vscode.Uri): readonly string[] {
  const isDrive = /^\/[A-Z]:(?:\/|$)/u.test(path);
  return (isDrive ? path.slice(0, 2).toLowerCase() + path.slice(2) : path)
    .replace(/\/$/u, '')
    .split('/');
}

function isSame(step: string, other: string | undefined, folds: boolean): boolean {
  if (other === undefined) return false;
  return step === other || (folds && foldedPath(step) === foldedPath(other));
}

/** The workspace folder of a file, else the only one, else the one that the user picks. */
export async function chooseFolder(of?: vscode.Uri): Promise<vscode.WorkspaceFolder | undefined> {
  const near = of ?? vscode.window.activeTextEditor?.document.uri;
  const folder = near && vscode.workspace.getWorkspaceFolder(near);
  const folders = vscode.workspace.workspaceFolders ?? [];
  return folder ?? (folders.length > 1 ? vscode.window.showWorkspaceFolderPick() : folders[0]);
}
