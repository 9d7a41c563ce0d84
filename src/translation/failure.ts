import type { FailureReason, PauseReason } from './job.ts';

/** Why texts have no translation. */
export interface Cause {
  readonly reason: FailureReason;
  readonly error: unknown;
}

/**
 * What is to be done about a failed request.
 * - `wait`: the service is away or busy; it is sent again later
 * - `again`: the service answered something that cannot be used
 * - `cut`: the service refuses it as it is, for one of its texts or for its size
 * - `less`: it is more than the run may still send; a part of it may not be
 * - `giveUpTarget`, `stop`: what else there is for this target locale, or at all, would fail too
 */
export type Remedy = 'wait' | 'again' | 'cut' | 'less' | 'giveUpTarget' | 'stop';

export interface Failure extends Cause {
  readonly remedy: Remedy;
  /** Milliseconds that the service wants to be left alone. */
  readonly retryAfter: number;
  /** No answer came, so that the service may have counted the request. */
  readonly unanswered: boolean;
  /** What a run waits for where this is not the failure of single requests. */
  readonly pause: PauseReason;
}

const byKind: Readonly<Record<string, readonly [FailureReason, Remedy]>> = {
  credentials: ['credentials', 'stop'],
  permission: ['permission', 'stop'],
  quota: ['quota', 'stop'],
  memoryNotUsable: ['memory', 'giveUpTarget'],
  glossaryNotUsable: ['glossary', 'giveUpTarget'],
  invalid: ['rejected', 'cut'],
  tooLarge: ['rejected', 'cut'],
  badAnswer: ['badAnswer', 'again'],
  rateLimit: ['service', 'wait'],
  unavailable: ['service', 'wait'],
  network: ['service', 'wait'],
  timeout: ['service', 'wait'],
  proxy: ['service', 'wait'],
  limit: ['limit', 'less'],
};

const pauses: Readonly<Record<string, PauseReason>> = {
  rateLimit: 'rateLimit',
  network: 'offline',
};

const unreadable = ['badAnswer', 'stop'] as const;
const unknown = ['service', 'stop'] as const;

/** Whatever stands between us and the service encodes its answers in a way that nobody here reads: all of them, and they cost. */
const isUnreadable = (code: unknown) =>
  typeof code === 'string' && code.startsWith('content-encoding: ');

/** Reads what such errors carry; one that is not known stops the run. */
export function failureOf(error: unknown): Failure {
  const { kind, retryAfter, ambiguous, repeatable, code } = (error ?? {}) as {
    readonly kind?: unknown;
    readonly retryAfter?: unknown;
    readonly ambiguous?: unknown;
    readonly repeatable?: unknown;
    readonly code?: unknown;
  };
  const name = typeof kind === 'string' ? kind : '';
  // What has opened no way this once may do so later; one that refuses does not.
  const isShut = name === 'proxy' && repeatable !== true;
  const meaning = isShut ? unknown : (byKind[name] ?? unknown);
  const [reason, remedy] = isUnreadable(code) ? unreadable : meaning;
  return {
    reason,
    remedy,
    error,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : 0,
    unanswered: ambiguous === true,
    pause: pauses[name] ?? 'unavailable',
  };
}
