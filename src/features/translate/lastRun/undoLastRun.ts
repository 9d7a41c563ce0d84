import * as vscode from 'vscode';
import { showKeyPath } from '../../../catalog/formats/format.ts';
import { format, quantity } from '../../../texts/format.ts';
import { showInformationMessage, showWarningMessage } from '../../../platform/ui/messages.ts';
import { uiPath, uiText } from '../../../texts/uiText.ts';
import { hint } from '../../../platform/ui/userError.ts';
import type { KeptMessage } from '../../../project/undo/keptMessage.ts';
import type { UndoOutcome } from '../../../project/undo/undoRun.ts';
import type { WindowRuns } from '../windowRuns.ts';
import type { RunStore } from './runStore.ts';
import { lostText } from './lostText.ts';
import { undoLastOf } from './undoKeptRun.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';
import { labels } from '../../../texts/labels.ts';

/** Messages that a notification names. */
const named = 3;

/** Takes back what the last run wrote, of this folder or of any, and says what was left as it is. */
export async function undoLastRun(runs: WindowRuns, folder?: vscode.Uri): Promise<void> {
  const root = folder ?? (await folderOfLast(runs.store));
  const workspaceFolder = root && vscode.workspace.getWorkspaceFolder(root);
  const outcome = workspaceFolder && (await undoLastOf(runs, workspaceFolder));
  if (workspaceFolder === undefined || outcome === undefined) {
    throw hint(await noneText(runs.store, root));
  }
  const { kept, refused } = outcome;
  if (kept.length + refused.length === 0) {
    void showInformationMessage(doneText(outcome));
    return;
  }
  const details = buttonTexts.showReport();
  const show = async () => {
    const answer = await showWarningMessage(
      [doneText(outcome), keptText(kept), refusedText(outcome)].join(' ').trim(),
      ...(kept.length > 0 ? [details] : []),
    );
    if (answer === details)
      await vscode.commands.executeCommand('glossa.translate.showReport', workspaceFolder.uri);
  };
  void show();
}

async function noneText(store: RunStore, folder: vscode.Uri | undefined): Promise<string> {
  return (await store.isLost(folder))
    ? lostText()
    : vscode.l10n.t('There is no translation to undo.');
}

async function folderOfLast(store: RunStore): Promise<vscode.Uri | undefined> {
  const run = await store.lastToUndo();
  return run && vscode.Uri.parse(run.folder);
}

function doneText({ messages, files }: UndoOutcome): string {
  if (messages === 0) return vscode.l10n.t('Nothing was undone.');
  return vscode.l10n.t({
    message: 'The last translation was undone: {0} in {1}.',
    args: [quantity.messages(messages), quantity.files(files)],
    comment: '{0} is a number such as “3 messages”, {1} one such as “2 files”.',
  });
}

function keptText(kept: readonly KeptMessage[]): string {
  if (kept.length === 0) return '';
  const names = kept
    .slice(0, named)
    .map(({ path, file }) => `${uiText(showKeyPath(path), 40)} (${uiPath(file, 60)})`);
  const others = kept.length - names.length;
  const more = others > 0 ? [labels.more(format.number(others))] : [];
  return vscode.l10n.t({
    message: 'Left as they are, because they were changed or reviewed since: {0}.',
    args: [format.list([...names, ...more])],
    comment: '{0} is a list of messages.',
  });
}

function refusedText({ refused }: UndoOutcome): string {
  if (refused.length === 0) return '';
  const names = format.list(refused.map(({ path }) => uiPath(path)));
  return vscode.l10n.t('Could not be restored: {0}. Undo again to retry.', names);
}
