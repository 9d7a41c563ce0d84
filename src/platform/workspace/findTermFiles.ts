import * as vscode from 'vscode';
import { ignoredGlob } from '../../resources/globs.ts';
import { termFileSuffix } from '../../terms/termFileFormat.ts';
import { findFiles, findFilesEverywhere } from './findFiles.ts';

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
  const search = { glob: termFileGlob, exclude: ignoredGlob };
  const found = await (folder ? findFiles(folder, search) : findFilesEverywhere(search));
  return found.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
