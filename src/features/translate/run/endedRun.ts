import type { Uri } from 'vscode';
import type { TranslatedRun } from '../../../project/run/translateProject.ts';

/** A run as it is reported to its user. */
export interface EndedRun extends Pick<TranslatedRun, 'report' | 'cause' | 'isPseudo'> {
  readonly folder: Uri;
  /** Takes back what the run has written; gives how many messages are as before. */
  readonly takeBack: () => Promise<number>;
  /** The run made the ledger of its folder. */
  readonly startsLedger: boolean;
  /** Messages that wait in the catalog for a person to accept them. */
  readonly proposed: number;
}
