import * as vscode from 'vscode';
import { inBackground } from '../../platform/ui/inBackground.ts';
import { pathIn } from '../../platform/workspace/pathIn.ts';
import { inWords } from '../../platform/workspace/projectProblem.ts';
import type { Services } from '../../platform/services.ts';

/** Lets the marks of the ledger, and what is proposed, follow files that are renamed in the editor, each in its workspace folder. */
export function followRenames({
  status,
  proposals,
  log,
}: Pick<Services, 'status' | 'proposals' | 'log'>): vscode.Disposable {
  return vscode.workspace.onDidRenameFiles(({ files }) => {
    if (!vscode.workspace.isTrusted) return;
    for (const folder of vscode.workspace.workspaceFolders ?? [])
      inBackground(log, follow({ status, proposals }, folder, files));
  });
}

async function follow(
  { status, proposals }: Pick<Services, 'status' | 'proposals'>,
  folder: vscode.WorkspaceFolder,
  files: vscode.FileRenameEvent['files'],
): Promise<void> {
  const isHere = (uri: vscode.Uri) => vscode.workspace.getWorkspaceFolder(uri)?.uri === folder.uri;
  const renamed = files
    .filter(({ oldUri, newUri }) => isHere(oldUri) && isHere(newUri))
    .map(({ oldUri, newUri }) => ({ from: pathIn(folder, oldUri), to: pathIn(folder, newUri) }));
  if (renamed.length === 0) return;
  const [{ followRenamed }, { WorkspaceFiles }] = await Promise.all([
    import('../../project/ledger/renamedFiles.ts'),
    import('../../platform/workspace/workspaceFiles.ts'),
  ]);
  const workspace = new WorkspaceFiles(folder);
  const moved = await followRenamed(workspace, renamed).catch((error: unknown) => {
    throw inWords(error, (path) => workspace.uriOf(path));
  });
  await proposals.follow(folder, renamed);
  if (moved.length > 0) await status.lookAtLedger(folder, moved);
}
