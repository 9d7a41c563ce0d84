import * as vscode from 'vscode';
import type { Services } from '../../platform/services.ts';
import { afterActivation } from '../../platform/ui/inBackground.ts';

/** Offers to install Glossa on the machine that has the files, once in each workspace. Most windows are of no remote machine. */
export function offerToInstall({ context: { workspaceState }, log }: Services): vscode.Disposable {
  if (vscode.env.remoteName === undefined) return new vscode.Disposable(() => undefined);
  const offer = async () => {
    const { offerOnce } = await import('./askToInstall.ts');
    await offerOnce(workspaceState);
  };
  afterActivation(log, offer);
  return vscode.workspace.onDidChangeWorkspaceFolders(() => afterActivation(log, offer));
}
