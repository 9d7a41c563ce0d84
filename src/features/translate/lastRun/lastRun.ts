import * as vscode from 'vscode';
import type { RegisterCommand } from '../../../platform/ui/command.ts';
import { inBackground } from '../../../platform/ui/inBackground.ts';
import { Panels } from '../../../platform/pages/panel.ts';
import { documentPanel, type DocumentSubject } from '../document/documentPanel.ts';
import { registerBeforeRun } from './beforeRun.ts';
import type { KeptRuns } from './keptRuns.ts';

/** The report of the last run, and its changes: of the folder that a call names, else of the last one. */
export function registerLastRun(
  register: RegisterCommand,
  runs: () => Promise<KeptRuns>,
  extensionUri: vscode.Uri,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const load = async ({ folder }: DocumentSubject) => {
    const { loadReport } = await import('./showReport.ts');
    return loadReport(await runs(), folder);
  };
  const panels = new Panels(documentPanel(load), extensionUri, log);
  const subjectOf = (folder: string): DocumentSubject => ({ kind: 'report', folder });
  const follow = async (): Promise<void> => {
    (await runs()).onDidChange((folder) => {
      const page = panels.pageOf(subjectOf(folder));
      if (page !== undefined) inBackground(log, page.reload());
    });
  };
  inBackground(log, follow());
  return vscode.Disposable.from(
    panels,
    registerBeforeRun(runs),
    register('glossa.translate.showReport', async (given) => {
      const { lastRun } = await import('./showReport.ts');
      const { folder } = await lastRun(await runs(), folderOf(given));
      panels.show(subjectOf(folder));
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
