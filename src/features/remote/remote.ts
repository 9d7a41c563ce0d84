import * as vscode from 'vscode';
import { afterActivation } from '../../platform/ui/afterActivation.ts';

/** Offers to install Glossa on the machine that has the files, once in each workspace. Most windows are of no remote machine. */
export function offerToInstall(
  { workspaceState }: Pick<vscode.ExtensionContext, 'workspaceState'>,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  if (vscode.env.remoteName === undefined) return new vscode.Disposable(() => undefined);
  const offer = async () => {
    const { offerOnce } = await import('./askToInstall.ts');
    await offerOnce(workspaceState);
  };
  afterActivation(log, offer);
  return vscode.workspace.onDidChangeWorkspaceFolders(() => afterActivation(log, offer));
}
