import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import type { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import type { FinishedRun } from '../../../project/run/finishRun.ts';
import { runReport } from '../../../project/run/runReport.ts';
import { runChanges } from '../../../project/undo/runChanges.ts';
import { runYielding } from '../../../translation/runYielding.ts';
import type { TranslateContext } from '../translateContext.ts';
import { keptVersion, type KeptRun } from './keptRun.ts';

/** Reports what was written, and keeps it so that it can be shown and taken back. */
export async function keepRun(
  { runs, log }: Pick<TranslateContext, 'runs' | 'log'>,
  files: WorkspaceFiles,
  end: Pick<FinishedRun, 'stages' | 'written' | 'answers'>,
): Promise<KeptRun> {
  const run = await runToKeep(log, files, end);
  await runs.keep(run);
  return run;
}

/** The same as a run to be kept. */
export async function runToKeep(
  log: TranslateContext['log'],
  files: WorkspaceFiles,
  { stages, written, answers }: Pick<FinishedRun, 'stages' | 'written' | 'answers'>,
): Promise<KeptRun> {
  const uriOf = files.uriOf.bind(files);
  for (const { path, error } of [...stages.unopened, ...written.refused]) {
    log.warn(`${path} was not written: ${describeError(inWords(error, uriOf)).detail}`);
  }
  const report = runReport(stages, (error) => {
    const { brief, message } = describeError(inWords(error, uriOf));
    return brief ?? message;
  });
  const changes = await runYielding(runChanges(stages.results, written));
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
