import type * as vscode from 'vscode';
import { WorkspaceFiles } from '../../platform/workspace/workspaceFiles.ts';
import { checkInProject, type FileOfSet } from '../../project/findings/checkProject.ts';
import type { PlacedFinding } from '../../project/findings/placedFindings.ts';
import type { ProjectStatus } from '../../project/status/projectStatus.ts';
import type { FileFacts } from './folderFacts.ts';

/** What is shown of a resource file as it is on the disk, or open; nothing where it does not exist, or has no source. */
export async function findingsInFile(
  folder: vscode.WorkspaceFolder,
  file: FileOfSet,
  status: ProjectStatus,
  { names, terms, shown }: FileFacts,
): Promise<readonly PlacedFinding[] | undefined> {
  const files = new WorkspaceFiles(folder);
  const read = async (path: string) => files.read(path).catch(() => undefined);
  return (await checkInProject(file, { status, read, names, terms, shown }))?.findings;
}
