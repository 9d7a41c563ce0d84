import type * as vscode from 'vscode';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import { undoPaidRun } from '../../../project/undo/undoPaidRun.ts';
import type { UndoOutcome } from '../../../project/undo/undoRun.ts';
import type { FolderJournal } from '../../../translation/folderJournal.ts';
import type { TranslateContext } from '../translateContext.ts';
import { afterUndo, type KeptRun } from './keptRun.ts';

type Context = Pick<TranslateContext, 'runs' | 'journal' | 'proposals' | 'log'>;

/**
 * Takes back the last run of a folder, as that is once nobody else writes there; nothing where there is none that can be
 * taken back.
 */
export async function undoLastOf(
  context: Context,
  folder: vscode.WorkspaceFolder,
): Promise<UndoOutcome | undefined> {
  return context.journal.alone(folder.uri, async (paid) => {
    const run = await context.runs.lastToUndo(folder.uri);
    return run && undoInTurn(context, run, new WorkspaceFiles(folder), paid);
  });
}

/** Takes back what a run wrote; what a review had proposed of it is proposed again. */
export async function undoKeptRun(
  context: Context,
  run: KeptRun,
  files: WorkspaceFiles,
): Promise<UndoOutcome> {
  return context.journal.alone(files.folder.uri, (paid) => undoInTurn(context, run, files, paid));
}

async function undoInTurn(
  context: Context,
  run: KeptRun,
  files: WorkspaceFiles,
  paid: FolderJournal,
): Promise<UndoOutcome> {
  const { runs, proposals } = context;
  const outcome = await undoWritten(context, run, files, paid);
  if (runs.has(run)) await runs.keep(afterUndo(run, outcome));
  proposals.takenBack(run.at);
  return outcome;
}

/** Takes back what was written, in a turn that the caller has; what becomes of the kept run is the caller's. */
export async function undoWritten(
  { log }: Pick<Context, 'log'>,
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
