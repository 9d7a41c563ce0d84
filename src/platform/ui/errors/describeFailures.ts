import { failureText, withEnd } from '../../../texts/reasons/failureText.ts';
import type { Cause } from '../../../translation/failure.ts';
import type { NextStep } from '../userError.ts';
import { describeError } from './describeError.ts';

/**
 * Why texts have no result, in sentences, and what to do next: each reason once, that of most texts first.
 *
 * @param longest bytes of a request at most, where it is no translation
 */
export function describeFailures(
  causes: readonly Cause[],
  longest?: number,
): {
  readonly message: string;
  readonly nextSteps: readonly NextStep[];
} {
  const counts = new Map<string, number>();
  const steps = new Map<string, NextStep>();
  for (const { reason, error } of causes) {
    const told = error === undefined ? undefined : describeError(error);
    const text = withEnd(failureText({ reason, ...(told && { why: told.message }) }, longest));
    counts.set(text, (counts.get(text) ?? 0) + 1);
    for (const step of told?.nextSteps ?? []) steps.set(step.title, step);
  }
  const sentences = [...counts].toSorted((a, b) => b[1] - a[1]).map(([text]) => text);
  return { message: sentences.join(' '), nextSteps: [...steps.values()] };
}
