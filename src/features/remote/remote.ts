import * as vscode from 'vscode';
import { currentPlacement } from '../../platform/currentPlacement.ts';
import { isApartFromFiles } from '../../platform/placement.ts';
import { afterActivation } from '../../platform/ui/afterActivation.ts';

/** Kept once the offer was made in a workspace. */
const offeredKey = 'glossa.offeredInstall';

/** Offers to install Glossa on the machine that has the files, once in each workspace. */
export function offerToInstall(
  { workspaceState }: Pick<vscode.ExtensionContext, 'workspaceState'>,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const offer = async () => {
    if (!isApartFromFiles(currentPlacement()) || workspaceState.get(offeredKey) === true) return;
    await workspaceState.update(offeredKey, true);
    const { askToInstall } = await import('./askToInstall.ts');
    await askToInstall();
  };
  afterActivation(log, offer);
  return vscode.workspace.onDidChangeWorkspaceFolders(() => afterActivation(log, offer));
}
