import { describeError } from '../../../platform/ui/errors/describeError.ts';
import type { Services } from '../../../platform/services.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import type { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import type { TranslatedRun } from '../../../project/run/translateProject.ts';
import type { WindowRuns } from '../windowRuns.ts';
import { keptVersion, type KeptRun } from './keptRun.ts';

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
