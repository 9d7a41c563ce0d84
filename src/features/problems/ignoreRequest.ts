import type { IgnoredFinding } from '../../project/ignoredFindings.ts';

/** Not in the manifest: only the quick fixes know what to ignore. */
export const ignoreCommand = 'glossa.problems.ignore';

/** What a quick fix passes to the command. */
export interface IgnoreRequest {
  /** The address of the workspace folder. */
  readonly folder: string;
  readonly finding: Omit<IgnoredFinding, 'reason'>;
  /** Asked for where it is absent. */
  readonly reason?: string;
}
