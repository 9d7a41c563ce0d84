import { ServiceError } from '../errors.ts';
import type { Clock } from './clock.ts';
import { backoff } from './pace/backoff.ts';
import { PauseTooLong, type RateLimiter, type TurnEnd } from './pace/rateLimiter.ts';
import type { RetryBudget } from './pace/retryBudget.ts';
import type { Policy } from './policy.ts';

/** Attempts of an operation whose proxy opens no way: that is rarely a matter of patience. */
const mostOverProxy = 3;

/** What all requests of a client share. */
export interface Shared {
  readonly clock: Clock;
  readonly random: () => number;
  readonly pace: RateLimiter;
  readonly budget: RetryBudget;
}

/** How one operation may be repeated. */
export interface RetryPlan {
  readonly operation: string;
  readonly host: string;
  readonly policy: Policy;
  readonly urgent: boolean;
  readonly probe: boolean;
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
  const { clock, budget } = shared;
  const end = clock.now() + plan.policy.operation;
  let ambiguous = 0;
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await inTurn(shared, plan, end, (left) =>
        run(attempt, Math.min(plan.policy.attempt, left)),
      );
      budget.earn();
      return result;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (error.ambiguous) ambiguous++;
      const wait = nextWait(shared, plan, error, { attempt, ambiguous, end });
      const failure =
        plan.billed && ambiguous > 0 ? error.with({ mayHaveBeenBilled: true }) : error;
      plan.onFailure(failure, attempt, wait);
      plan.signal?.throwIfAborted();
      if (wait === undefined) throw failure;
      await clock.wait(wait, plan.signal);
    }
  }
}

/** Runs an attempt when its turn has come; `run` is told how many milliseconds are left then. */
async function inTurn<T>(
  shared: Shared,
  plan: RetryPlan,
  end: number,
  run: (left: number) => Promise<T>,
): Promise<T> {
  const over = await turnBefore(end, shared, plan);
  const left = end - shared.clock.now();
  let ended: TurnEnd = { how: 'unknown' };
  try {
    if (left <= 0) throw tooLate(plan);
    const result = await run(left);
    ended = { how: 'answered' };
    return result;
  } catch (error) {
    ended = endOf(error);
    throw error;
  } finally {
    over(ended);
  }
}

/** Waits for a turn, but no longer than the operation may take: those who are before it may be slow. */
async function turnBefore(
  end: number,
  { clock, pace }: Shared,
  plan: RetryPlan,
): Promise<(end: TurnEnd) => void> {
  const { policy, urgent, probe, signal } = plan;
  const left = end - clock.now();
  const longestWait = Math.min(policy.longestWait, left);
  const late = left === Number.POSITIVE_INFINITY ? undefined : clock.deadline(Math.max(0, left));
  const ends = [signal, late?.signal].filter((one) => one !== undefined);
  try {
    return await pace.turn({ urgent, probe, longestWait, signal: AbortSignal.any(ends) });
  } catch (error) {
    signal?.throwIfAborted();
    if (late?.signal.aborted === true) throw tooLate(plan);
    if (!(error instanceof PauseTooLong)) throw error;
    const { operation, host } = plan;
    const { left: retryAfter } = error;
    throw new ServiceError({ kind: 'rateLimit', operation, host, retryAfter, repeatable: true });
  } finally {
    late?.clear();
  }
}

/** Nothing was sent this time. */
const tooLate = ({ operation, host }: RetryPlan) =>
  new ServiceError({ kind: 'timeout', operation, host, repeatable: true });

/** A service that is too busy says so, or fails, or does not answer at all. */
function endOf(error: unknown): TurnEnd {
  if (!(error instanceof ServiceError)) return { how: 'unknown' };
  const { kind, retryAfter, ambiguous, status } = error;
  if (kind === 'rateLimit') return { how: 'refused', retryAfter };
  if (kind === 'unavailable') return { how: 'refused' };
  if (status !== undefined) return { how: 'answered' };
  return { how: ambiguous ? 'refused' : 'unknown' };
}

/** Milliseconds until the next attempt; undefined when there is to be none. */
function nextWait(
  { clock, random, budget }: Shared,
  { policy, ambiguousRepeats, signal }: RetryPlan,
  error: ServiceError,
  {
    attempt,
    ambiguous,
    end,
  }: { readonly attempt: number; readonly ambiguous: number; readonly end: number },
): number | undefined {
  const most = error.kind === 'proxy' ? Math.min(mostOverProxy, policy.attempts) : policy.attempts;
  if (signal?.aborted || !error.repeatable || attempt >= most) return undefined;
  if (error.ambiguous && ambiguous > ambiguousRepeats) return undefined;
  if ((error.retryAfter ?? 0) > policy.longestWait) return undefined;
  const wait = backoff(policy, attempt, error.retryAfter, random);
  if (clock.now() + wait >= end) return undefined;
  // A service that sets the pace is not in trouble; the pace keeps to that.
  return error.kind === 'rateLimit' || budget.spend() ? wait : undefined;
}
