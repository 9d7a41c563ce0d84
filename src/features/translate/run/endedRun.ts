import type { Uri } from 'vscode';
import type { RunReport } from '../../../project/run/runReport.ts';
import type { FailedEvent, SentRun } from '../../../project/run/collectRun.ts';
import { isAboutOneText, type FailureReason } from '../../../translation/job.ts';

/** A run as it is reported to its user. */
export interface EndedRun {
  readonly folder: Uri;
  readonly report: RunReport;
  /** Takes back what the run has written; gives how many messages are as before. */
  readonly takeBack: () => Promise<number>;
  /** What kept most of the failed messages from being translated; nothing where their own texts did. */
  readonly cause: RunCause | undefined;
  /** The run made the ledger of its folder. */
  readonly startsLedger: boolean;
  /** Messages that wait in the catalog for a person to accept them. */
  readonly proposed: number;
  /** The texts were made up on this machine. */
  readonly isPseudo: boolean;
}

/** A failure that is not about a single message. */
export type RunCause = Pick<FailedEvent, 'reason' | 'error'>;

/** The failure that most messages of a run share. */
export function causeOf({ failed }: SentRun): RunCause | undefined {
  const counts = new Map<FailureReason, { readonly cause: RunCause; count: number }>();
  for (const event of failed.values()) {
    if (isAboutOneText(event.reason)) continue;
    const known = counts.get(event.reason) ?? { cause: event, count: 0 };
    known.count++;
    counts.set(event.reason, known);
  }
  const [first] = [...counts.values()].sort((a, b) => b.count - a.count);
  return first?.cause;
}
