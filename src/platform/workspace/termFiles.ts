import * as vscode from 'vscode';
import { ignoredGlob } from '../../catalog/globs.ts';
import { parseTermFile, type ReadTermFile } from '../../terms/parseTermFile.ts';
import { termFileSuffix } from '../../terms/termFile.ts';
import { readTextFile } from '../files/textFile.ts';

/** Every term file, as a glob of the editor. */
export const termFileGlob = `**/*${termFileSuffix}`;

/** Whether a file of the workspace holds product names, by its name. */
export function isTermFile(uri: vscode.Uri): boolean {
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  return uri.path.endsWith(termFileSuffix) && folder?.uri.scheme === uri.scheme;
}

/** The term files of a workspace folder, or of all of them, by path. */
export async function findTermFiles(
  folder?: vscode.WorkspaceFolder,
): Promise<readonly vscode.Uri[]> {
  const glob = folder ? new vscode.RelativePattern(folder, termFileGlob) : termFileGlob;
  const found = await vscode.workspace.findFiles(glob, ignoredGlob);
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A term file with the text that it was read from. */
export interface OpenTermFile extends ReadTermFile {
  readonly uri: vscode.Uri;
  /** A byte order mark included, unless it is that of a document with unsaved edits. */
  readonly text: string;
}

/**
 * Reads a term file, with the unsaved edits that the editor has of it.
 *
 * @returns `undefined` where there is no such file
 * @throws {UserError} where its bytes are no text
 */
export async function readTermFile(uri: vscode.Uri): Promise<OpenTermFile | undefined> {
  const file = await readTextFile(uri);
  return file && { uri, text: file.text, ...parseTermFile(file.text) };
}
