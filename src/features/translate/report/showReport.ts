import * as vscode from 'vscode';
import { exists } from '../../../platform/files/wholeFile.ts';
import { hint } from '../../../platform/ui/userError.ts';
import type { Services } from '../../../platform/services.ts';
import type { WorkspaceStatus } from '../../../platform/workspace/workspaceStatus.ts';
import { reportTitle, type LoadedDocument } from '../pages/documents.ts';
import { reportPage, type StandsNow } from './reportPage.ts';
import { isReversible, type KeptRun } from '../state/keptRun.ts';
import { beforeUri } from '../lastRun/lastRun.ts';
import { type RunStore, lostText } from '../state/runStore.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';
import { commandTitles } from '../../../texts/commandTitles.ts';

/** The last run, of a folder or of any. */
export async function lastRun(runs: RunStore, folder: vscode.Uri | undefined): Promise<KeptRun> {
  const run = await runs.last(folder);
  if (run !== undefined) return run;
  if (await runs.isLost(folder)) throw hint(lostText());
  throw hint(vscode.l10n.t('There is no report: nothing was translated in this workspace yet.'));
}

/** The report of the last run of a folder, with what can be done about it. */
export async function loadReport(
  runs: RunStore,
  { status, proposals }: Pick<Services, 'status' | 'proposals'>,
  folder: string,
): Promise<LoadedDocument> {
  const uri = vscode.Uri.parse(folder);
  const run = await lastRun(runs, uri);
  const call = (command: string) => async () => vscode.commands.executeCommand(command, uri);
  const changes = {
    title: buttonTexts.showChanges(),
    run: call('glossa.translate.showChanges'),
  };
  const undo = {
    title: commandTitles.undoLastRun(),
    run: call('glossa.translate.undo'),
  };
  const review = {
    title: buttonTexts.review(),
    run: call('glossa.catalog.review'),
  };
  const own = vscode.workspace.getWorkspaceFolder(uri);
  const isProposed = own !== undefined && proposals.waiting({ folder: own }).length > 0;
  return {
    title: reportTitle(),
    content: reportPage(run, await standsNow(status, uri)),
    actions: [
      ...(isProposed || isReversible(run) ? [review] : []),
      ...(run.changes.files.length > 0 ? [changes] : []),
      ...(isReversible(run) ? [undo] : []),
    ],
  };
}

/** What was last counted: the report is loaded again after each count, and when more or fewer problems are found. */
async function standsNow(status: WorkspaceStatus, uri: vscode.Uri): Promise<StandsNow> {
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  const project = folder && (await status.knownOf(folder));
  return (file) => {
    const counts = project?.known(file)?.counts;
    return counts && { ...counts, problems: status.problems.of(vscode.Uri.joinPath(uri, file)) };
  };
}

/** Shows the files of the last run beside what they were before it, in the editor's own view of several files. */
export async function showChanges(runs: RunStore, folder: vscode.Uri | undefined): Promise<void> {
  const run = await lastRun(runs, folder);
  const { files } = run.changes;
  if (files.length === 0) throw hint(vscode.l10n.t('The last run changed no files.'));
  const changes: (readonly [
    label: vscode.Uri,
    before: vscode.Uri | undefined,
    now: vscode.Uri | undefined,
  ])[] = [];
  for (const { path, before } of files) {
    const uri = vscode.Uri.joinPath(vscode.Uri.parse(run.folder), path);
    const then = before === undefined ? undefined : beforeUri(run, uri);
    changes.push([uri, then, (await exists(uri)) ? uri : undefined]);
  }
  const title = vscode.l10n.t('Changes of the Last Run');
  await vscode.commands.executeCommand('vscode.changes', title, changes);
}
