import * as vscode from 'vscode';
import { exists } from '../../../platform/files/wholeFile.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { beforeUri } from './beforeRun.ts';
import type { RunStore } from './runStore.ts';
import { lastRun } from './showReport.ts';

type Change = readonly [
  label: vscode.Uri,
  before: vscode.Uri | undefined,
  now: vscode.Uri | undefined,
];

/** Shows the files of the last run beside what they were before it, in the editor's own view of several files. */
export async function showChanges(runs: RunStore, folder: vscode.Uri | undefined): Promise<void> {
  const run = await lastRun(runs, folder);
  const { files } = run.changes;
  if (files.length === 0) throw hint(vscode.l10n.t('The last run changed no files.'));
  const changes: Change[] = [];
  for (const { path, before } of files) {
    const uri = vscode.Uri.joinPath(vscode.Uri.parse(run.folder), path);
    const then = before === undefined ? undefined : beforeUri(run, uri);
    changes.push([uri, then, (await exists(uri)) ? uri : undefined]);
  }
  const title = vscode.l10n.t('Changes of the Last Run');
  await vscode.commands.executeCommand('vscode.changes', title, changes);
}
