import { countSameAsSource, type PlannedTarget } from '../plan/planTargetFile.ts';
import type { StateCounts } from './messageState.ts';
import { onlyInTarget } from '../plan/onlyInTarget.ts';

/** How many messages of a target are in each state. */
export function countsOf(target: PlannedTarget): StateCounts {
  const { counts } = target.plan;
  const { count, isCopied } = countSameAsSource(target);
  const copied = isCopied ? count : 0;
  const missing = counts.missing + counts.renamed;
  return {
    missing,
    outdated: counts.stale + counts.editedStale,
    copied,
    unreviewed: counts.kept,
    translated: counts.translated - copied,
    reviewed: counts.reviewed,
    due: missing + counts.stale,
    extra: onlyInTarget(target).length,
    targets: 1,
    refused: 0,
  };
}
