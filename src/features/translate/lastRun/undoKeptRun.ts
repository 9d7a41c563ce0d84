import type * as vscode from 'vscode';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import type { Services } from '../../../platform/services.ts';
import { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import { undoPaidRun } from '../../../project/undo/undoPaidRun.ts';
import type { UndoOutcome } from '../../../project/undo/undoRun.ts';
import type { FolderJournal } from '../../../translation/folderJournal.ts';
import type { WindowRuns } from '../windowRuns.ts';
import { afterUndo, type KeptRun } from './keptRun.ts';

/**
 * Takes back the last run of a folder, as that is once nobody else writes there; nothing where there is none that can be
 * taken back.
 */
export async function undoLastOf(
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
  if (store.has(run)) await store.keep(afterUndo(run, outcome));
  services.proposals.takenBack(run.at);
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
