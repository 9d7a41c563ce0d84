import * as vscode from 'vscode';
import { ignoredGlob } from '../../catalog/globs.ts';
import { termFileSuffix } from '../../terms/termFile.ts';

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
