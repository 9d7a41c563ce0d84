import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import type { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import { undoRun, type UndoOutcome } from '../../../project/undo/undoRun.ts';
import type { TranslateContext } from '../translateContext.ts';
import { afterUndo, type KeptRun } from './keptRun.ts';

type Context = Pick<TranslateContext, 'runs' | 'journal' | 'proposals' | 'log'>;

/** Takes back what a run wrote; what a review had proposed of it is proposed again. */
export async function undoKeptRun(
  context: Context,
  run: KeptRun,
  files: WorkspaceFiles,
): Promise<UndoOutcome> {
  const { runs, proposals } = context;
  return undoWritten(context, run, files, async (outcome) => {
    if (runs.has(run)) await runs.keep(afterUndo(run, outcome));
    proposals.takenBack(run.at);
  });
}

/** Takes back what was written in a turn of its own, and notes in the same turn what became of it. */
export async function undoWritten(
  { journal, log }: Pick<Context, 'journal' | 'log'>,
  { changes, toUndo, answers }: Pick<KeptRun, 'changes' | 'toUndo' | 'answers'>,
  files: WorkspaceFiles,
  note: (outcome: UndoOutcome) => Promise<void>,
): Promise<UndoOutcome> {
  return journal.alone(files.folder.uri, async (paid) => {
    try {
      const due = changes.files.filter(({ path }) => toUndo.includes(path));
      const outcome = await undoRun(files, { ...changes, files: due });
      await paid.restore(Buffer.from(answers, 'base64'));
      await note(outcome);
      for (const { path, error } of outcome.refused) {
        log.warn(`${path} was not put back: ${describeError(error).detail}`);
      }
      return outcome;
    } catch (error) {
      throw inWords(error, files.uriOf.bind(files));
    }
  });
}
