import type { Files, RefusedFile } from '../ports/files.ts';
import type { OpenedTargets } from '../project.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import { writableTargets } from '../plan/writableTargets.ts';
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
