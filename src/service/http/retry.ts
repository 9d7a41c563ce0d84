import { ServiceError } from '../errors.ts';
import { backoff } from './backoff.ts';
import type { Clock } from './clock.ts';
import type { Gate } from './gate.ts';
import type { Policy } from './policy.ts';
import type { RetryBudget } from './retryBudget.ts';

/** What all requests of a client share. */
export interface Shared {
  readonly clock: Clock;
  readonly random: () => number;
  readonly gate: Gate;
  readonly budget: RetryBudget;
}

/** How one operation may be repeated. */
export interface RetryPlan {
  readonly operation: string;
  readonly host: string;
  readonly policy: Policy;
  readonly billed: boolean;
  /** How often it may be sent again after failures that leave open whether it was carried out. */
  readonly ambiguousRepeats: number;
  readonly signal: AbortSignal | undefined;
  /** Hears of each failed attempt; `repeatIn` is absent when it was the last. */
  readonly onFailure: (error: ServiceError, attempt: number, repeatIn: number | undefined) => void;
}

/** Runs an operation until it succeeds, or until repeating it would be useless, too late or unfair. */
export async function withRetries<T>(
  shared: Shared,
  plan: RetryPlan,
  run: (attempt: number, milliseconds: number) => Promise<T>,
): Promise<T> {
  const { clock, gate, budget } = shared;
  const end = clock.now() + plan.policy.operation;
  let ambiguous = 0;
  for (let attempt = 1; ; attempt++) {
    try {
      await passGate(shared, plan, end);
      const result = await run(attempt, Math.min(plan.policy.attempt, end - clock.now()));
      budget.earn();
      gate.answered();
      return result;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (error.ambiguous) ambiguous++;
      const wait = nextWait(shared, plan, error, { attempt, ambiguous, end });
      if (error.kind === 'rateLimit') gate.hold(wait ?? error.retryAfter ?? 0);
      const failure =
        plan.billed && ambiguous > 0 ? error.with({ mayHaveBeenBilled: true }) : error;
      plan.onFailure(failure, attempt, wait);
      plan.signal?.throwIfAborted();
      if (wait === undefined) throw failure;
      await clock.wait(wait, plan.signal);
    }
  }
}

/** Waits while another request of the client holds the gate, unless that takes longer than this one may wait. */
async function passGate({ clock, gate }: Shared, plan: RetryPlan, end: number): Promise<void> {
  const { operation, host, policy, signal } = plan;
  for (let left = gate.remaining; left > 0; left = gate.remaining) {
    if (left > Math.min(policy.longestWait, end - clock.now())) {
      throw new ServiceError({
        kind: 'rateLimit',
        operation,
        host,
        retryAfter: left,
        repeatable: true,
      });
    }
    await clock.wait(left, signal);
  }
  gate.pass();
}

interface Course {
  readonly attempt: number;
  readonly ambiguous: number;
  readonly end: number;
}

/** Milliseconds until the next attempt; undefined when there is to be none. */
function nextWait(
  { clock, random, budget }: Shared,
  { policy, ambiguousRepeats, signal }: RetryPlan,
  error: ServiceError,
  { attempt, ambiguous, end }: Course,
): number | undefined {
  if (signal?.aborted || !error.repeatable || attempt >= policy.attempts) return undefined;
  if (error.ambiguous && ambiguous > ambiguousRepeats) return undefined;
  if ((error.retryAfter ?? 0) > policy.longestWait) return undefined;
  const wait = backoff(policy, attempt, error.retryAfter, random);
  if (clock.now() + wait >= end) return undefined;
  // A service that sets the pace is not in trouble; the gate keeps to that pace.
  return error.kind === 'rateLimit' || budget.spend() ? wait : undefined;
}
