import * as vscode from 'vscode';
import { showKeyPath } from '../../../resources/formats/format.ts';
import type { Services } from '../../../platform/services.ts';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import type { TranslatedRun } from '../../../project/run/translateProject.ts';
import { undoPaidRun } from '../../../project/undo/undoPaidRun.ts';
import { format, quantity } from '../../../texts/format.ts';
import { showInformationMessage, showWarningMessage } from '../../../platform/ui/messages.ts';
import { uiPath, uiText } from '../../../texts/uiText.ts';
import { hint } from '../../../platform/ui/userError.ts';
import type { KeptMessage } from '../../../project/undo/keptMessage.ts';
import type { UndoOutcome } from '../../../project/undo/undoRun.ts';
import type { FolderJournal } from '../../../translation/folderJournal.ts';
import type { WindowRuns } from './windowRuns.ts';
import { withOutcome, type KeptRun, keptVersion } from '../state/keptRun.ts';
import { type RunStore, lostText } from '../state/runStore.ts';
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

/**
 * Takes back the last run of a folder, as that is once nobody else writes there; nothing where there is none that can be
 * taken back.
 */
async function undoLastOf(
  runs: WindowRuns,
  folder: vscode.WorkspaceFolder,
): Promise<UndoOutcome | undefined> {
  return runs.journal.alone(folder.uri, async (paid) => {
    const run = await runs.store.lastToUndo(folder.uri);
    return run && undoInTurn(runs, run, new WorkspaceFiles(folder), paid);
  });
}

/** Takes back what a run wrote; what a review had proposed of it is proposed again. */
export async function undoKeptRun(
  runs: WindowRuns,
  run: KeptRun,
  files: WorkspaceFiles,
): Promise<UndoOutcome> {
  return runs.journal.alone(files.folder.uri, (paid) => undoInTurn(runs, run, files, paid));
}

async function undoInTurn(
  runs: WindowRuns,
  run: KeptRun,
  files: WorkspaceFiles,
  paid: FolderJournal,
): Promise<UndoOutcome> {
  const { store, services } = runs;
  const outcome = await undoWritten(services, run, files, paid);
  if (store.has(run)) await store.keep(withOutcome(run, outcome));
  runs.accepted.takenBack(run.at);
  return outcome;
}

/** Takes back what was written, in a turn that the caller has; what becomes of the kept run is the caller's. */
export async function undoWritten(
  { log }: Services,
  { changes, toUndo, answers }: Pick<KeptRun, 'changes' | 'toUndo' | 'answers'>,
  files: WorkspaceFiles,
  paid: FolderJournal,
): Promise<UndoOutcome> {
  try {
    const due = changes.files.filter(({ path }) => toUndo.includes(path));
    const closed = Buffer.from(answers, 'base64');
    const outcome = await undoPaidRun(files, paid, { ...changes, files: due }, closed);
    for (const { path, error } of outcome.refused) {
      log.warn(`${path} was not put back: ${describeError(error).detail}`);
    }
    return outcome;
  } catch (error) {
    throw inWords(error, files.uriOf.bind(files));
  }
}

/** What of a run is kept. */
type Done = Pick<TranslatedRun, 'stages' | 'written' | 'answers' | 'report' | 'changes'>;

/** Keeps a run so that it can be shown and taken back. */
export async function recordRun(
  { services, store }: WindowRuns,
  files: WorkspaceFiles,
  end: Done,
): Promise<KeptRun> {
  const run = runRecord(services.log, files, end);
  await store.keep(run);
  return run;
}

/** The same as a run to be kept. */
export function runRecord(
  log: Services['log'],
  files: WorkspaceFiles,
  { stages, written, answers, report, changes }: Done,
): KeptRun {
  const uriOf = files.uriOf.bind(files);
  for (const { path, error } of [...stages.unopened, ...written.refused]) {
    log.warn(`${path} was not written: ${describeError(inWords(error, uriOf)).detail}`);
  }
  return {
    version: keptVersion,
    folder: files.folder.uri.toString(),
    at: Date.now(),
    report,
    changes,
    toUndo: changes.files.map(({ path }) => path),
    answers: Buffer.from(answers.buffer, answers.byteOffset, answers.length).toString('base64'),
  };
}
