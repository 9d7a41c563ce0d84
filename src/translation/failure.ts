import type { FailureReason } from './job.ts';

/** How far a failed request reaches: the texts of its batch, the whole target locale, or the run. */
export type Reach = 'batch' | 'target' | 'run';

export interface Failure {
  readonly reason: FailureReason;
  readonly reach: Reach;
  readonly error: unknown;
}

const byKind: Readonly<Record<string, readonly [FailureReason, Reach]>> = {
  credentials: ['credentials', 'run'],
  permission: ['permission', 'run'],
  quota: ['quota', 'run'],
  memoryNotUsable: ['memory', 'target'],
  glossaryNotUsable: ['glossary', 'target'],
  invalid: ['rejected', 'batch'],
  tooLarge: ['rejected', 'batch'],
  badAnswer: ['service', 'batch'],
};

/** Reads the `kind` that errors of a translator carry; one that is not known stops the run. */
export function failureOf(error: unknown, signal: AbortSignal): Failure {
  if (signal.aborted) return { reason: 'cancelled', reach: 'run', error };
  const kind = (error as { kind?: unknown } | null)?.kind;
  const [reason, reach] =
    (typeof kind === 'string' && byKind[kind]) || (['service', 'run'] as const);
  return { reason, reach, error };
}
