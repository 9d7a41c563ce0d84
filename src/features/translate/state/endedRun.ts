import type { Uri } from 'vscode';
import type { RunEnd } from '../../../texts/report/runSummary.ts';

/** A run as it is reported to its user. */
export interface EndedRun extends RunEnd {
  readonly folder: Uri;
  /** Takes back what the run has written; gives how many messages are as before. */
  readonly takeBack: () => Promise<number>;
}
