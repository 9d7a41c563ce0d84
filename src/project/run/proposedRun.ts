import type { TranslationJob, TranslationUnit } from '../../translation/job.ts';
import type { OpenService } from '../ports/translationService.ts';
import type { PreparedRun } from './prepareRun.ts';
import type { TargetResult } from '../write/targetResult.ts';
import type { Proposal } from './proposal.ts';

/** A run of which texts are proposed. */
export interface ProposedRun extends Pick<PreparedRun, 'jobs' | 'targetOf'> {
  readonly results: readonly TargetResult[];
  /** What waits for a person to accept it. */
  readonly proposals: readonly Proposal[];
  /** Who was asked; absent where nothing was sent. It waits for a person, who may take days: what was answered is on the disk. */
  readonly service: OpenService | undefined;
}

/** For what is proposed by no run that goes on: what was paid for it stays in the journal until that is too old. */
export const noRun: ProposedRun = {
  jobs: [],
  targetOf: new Map(),
  results: [],
  proposals: [],
  service: undefined,
};

/** Jobs with some of their units. */
export function jobsOf(
  jobs: readonly TranslationJob[],
  isWanted: (unit: TranslationUnit) => boolean,
): readonly TranslationJob[] {
  return jobs
    .map((job) => ({ ...job, units: job.units.filter(isWanted) }))
    .filter(({ units }) => units.length > 0);
}
