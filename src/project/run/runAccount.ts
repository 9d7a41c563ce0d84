import { runYielding } from '../../resources/cooperative.ts';
import { runChanges, type RunChanges } from '../undo/runChanges.ts';
import type { WrittenRun } from '../write/writeRun.ts';
import { runReport, type RunReport, type RunStages } from './runReport.ts';

/** What was done: to be told, and to be taken back. */
export interface RunAccount {
  readonly report: RunReport;
  readonly changes: RunChanges;
}

/** `describe` says in a sentence for display what went wrong with a file or a request. */
export async function accountOf<
  T extends { readonly stages: RunStages; readonly written: WrittenRun },
>(ended: T, describe: (error: unknown) => string): Promise<T & RunAccount> {
  const { stages, written } = ended;
  const changes = await runYielding(runChanges(stages.results, written));
  return { ...ended, report: runReport(stages, describe), changes };
}
