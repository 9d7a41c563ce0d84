import { isAboutOneText, type FailureReason } from '../../translation/job.ts';
import type { FailedEvent, SentRun } from './sentRun.ts';

/** A failure that is not about a single message. */
export type RunCause = Pick<FailedEvent, 'reason' | 'error'>;

/** The failure that most messages of a run share; nothing where their own texts were the cause. */
export function causeOf({ failed }: Pick<SentRun, 'failed'>): RunCause | undefined {
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
