import * as vscode from 'vscode';
import type { Services } from '../../../platform/services.ts';
import { afterActivation } from '../../../platform/ui/inBackground.ts';
import { statusText } from '../../../texts/states/statusText.ts';
import type { Documents } from '../document/documents.ts';
import { registerBeforeRun } from './beforeRun.ts';
import type { RunStore } from './runStore.ts';

/** The report of the last run, and its changes: of the folder that a call names, else of the last one. */
export function registerLastRun(
  { register, status, log }: Services,
  runs: () => Promise<RunStore>,
  documents: Documents,
): vscode.Disposable {
  const follow = async (): Promise<void> => {
    (await runs()).onDidChange((folder) => documents.refreshReport(folder));
  };
  let counted = '';
  const refresh = () => {
    for (const { uri } of vscode.workspace.workspaceFolders ?? [])
      documents.refreshReport(uri.toString());
  };
  afterActivation(log, follow);
  return vscode.Disposable.from(
    status.onDidCount((counts) => {
      const now = statusText(counts);
      if (now === counted) return;
      counted = now;
      refresh();
    }),
    status.problems.onDidChange(refresh),
    registerBeforeRun(runs),
    register('glossa.translate.showReport', async (given) => {
      const { lastRun } = await import('./showReport.ts');
      const { folder } = await lastRun(await runs(), folderOf(given));
      documents.showReport(folder);
    }),
    register('glossa.translate.showChanges', async (given) => {
      const { showChanges } = await import('./showChanges.ts');
      await showChanges(await runs(), folderOf(given));
    }),
  );
}

/** The workspace folder of what a caller names. */
function folderOf(given: unknown): vscode.Uri | undefined {
  return given instanceof vscode.Uri ? vscode.workspace.getWorkspaceFolder(given)?.uri : undefined;
}
