import * as vscode from 'vscode';
import type { Services } from '../../../platform/services.ts';
import { afterActivation } from '../../../platform/ui/inBackground.ts';
import { statusText } from '../../../texts/states/statusText.ts';
import type { Documents } from '../pages/documents.ts';
import type { KeptRun } from '../state/keptRun.ts';
import type { RunStore } from '../state/runStore.ts';

/** The report of the last run, and its changes: of the folder that a call names, else of the last one. */
export function registerLastRun(
  { register, status, proposals, log }: Services,
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
    proposals.onDidChange(refresh),
    registerBeforeRun(runs),
    register('glossa.translate.showReport', async (given) => {
      const { lastRun } = await import('../report/showReport.ts');
      const { folder } = await lastRun(await runs(), folderOf(given));
      documents.showReport(folder);
    }),
    register('glossa.translate.showChanges', async (given) => {
      const { showChanges } = await import('../report/showReport.ts');
      await showChanges(await runs(), folderOf(given));
    }),
  );
}

/** The workspace folder of what a caller names. */
function folderOf(given: unknown): vscode.Uri | undefined {
  return given instanceof vscode.Uri ? vscode.workspace.getWorkspaceFolder(given)?.uri : undefined;
}

const scheme = 'glossa-before';

/** Names the text that a file had before a run. */
export function beforeUri(
  { folder, at }: Pick<KeptRun, 'folder' | 'at'>,
  file: vscode.Uri,
): vscode.Uri {
  const query = JSON.stringify({ folder, at });
  // The path of the file itself: else the editor would say that it was renamed.
  return vscode.Uri.from({ scheme, path: file.path, query });
}

/** Gives the texts of files before the last run of their folder, as read-only documents. */
function registerBeforeRun(runs: () => Promise<RunStore>): vscode.Disposable {
  return vscode.workspace.registerTextDocumentContentProvider(scheme, {
    async provideTextDocumentContent({ path, query }) {
      const { folder, at } = JSON.parse(query) as { readonly folder: string; readonly at: number };
      const run = await (await runs()).last(vscode.Uri.parse(folder));
      const pathOf = (file: string) => vscode.Uri.joinPath(vscode.Uri.parse(folder), file).path;
      const file = run?.changes.files.find((one) => pathOf(one.path) === path);
      if (run?.at === at && file?.before !== undefined) return file.before.replace(/^\ufeff/u, '');
      return vscode.l10n.t('This text is no longer available: a later run took its place.');
    },
  });
}
