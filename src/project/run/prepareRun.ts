import { ledgerPath } from '../../resources/ledger/ledger.ts';
import { refuseUnwritableLedger } from '../ledger/carryOver.ts';
import type { Files, RefusedFile } from '../ports/files.ts';
import type { OpenedTargets } from '../plan/project.ts';
import { type TargetFile, sectionOf } from '../plan/targetFile.ts';
import { reuseAll, type ReusedByTarget } from './reuseAll.ts';
import type { LinguisticAssets } from '../ports/linguisticAssets.ts';
import type { ReuseFrom } from '../ports/reuseFrom.ts';
import { runJobs, type RunJobs } from './runJobs.ts';

/** A run before its first request: what is due, what need not be sent, and what is to be sent. */
export interface PreparedRun extends RunJobs {
  readonly targets: readonly TargetFile[];
  /** Target files that could not be planned. */
  readonly unopened: readonly RefusedFile[];
  readonly reused: ReusedByTarget;
}

/** Works out what a run has to send. Rejects where none of its files could be written in the end. */
export async function prepareRun(
  files: Files,
  opened: OpenedTargets,
  from: { readonly reuse: ReuseFrom; readonly assets: LinguisticAssets },
): Promise<PreparedRun> {
  const { targets, refused } = await writableTargets(files, opened);
  const reused = await reuseAll(targets, from.reuse);
  const jobs = await runJobs(targets, reused, from.assets);
  return { targets, unopened: refused, reused, ...jobs };
}

/**
 * Leaves out the targets that could not be written in the end, before anything is sent for them.
 *
 * @throws what `files` says, where that holds for the ledger or for all of them
 */
export async function writableTargets(
  files: Pick<Files, 'read' | 'refuseUnwritable'>,
  { targets, refused }: OpenedTargets,
): Promise<OpenedTargets> {
  const unwritable = new Map<TargetFile, RefusedFile>();
  const due = targets.filter(({ units }) => units.length > 0);
  for (const target of due) {
    const { path } = target;
    try {
      for (const one of [path, ledgerPath(sectionOf(target))]) await files.refuseUnwritable(one);
    } catch (error) {
      unwritable.set(target, { path, error });
    }
  }
  const [first] = unwritable.values();
  if (first !== undefined && unwritable.size === due.length) throw first.error;
  if (due.length > 0) await refuseUnwritableLedger(files);
  return {
    targets: targets.filter((target) => !unwritable.has(target)),
    refused: [...refused, ...unwritable.values()],
  };
}
