import { isAboutOneText, type FailureReason } from '../../translation/job.ts';
import type { Cause } from '../../translation/failure.ts';
import type { SentRun } from './sentRun.ts';

/** The failure that most messages of a run share; nothing where their own texts were the cause. */
export function causeOf({ failed }: Pick<SentRun, 'failed'>): Cause | undefined {
  const counts = new Map<FailureReason, { readonly cause: Cause; count: number }>();
  for (const { reason, error } of failed.values()) {
    if (isAboutOneText(reason)) continue;
    const known = counts.get(reason) ?? { cause: { reason, error }, count: 0 };
    known.count++;
    counts.set(reason, known);
  }
  const [first] = [...counts.values()].sort((a, b) => b.count - a.count);
  return first?.cause;
}
