/** Someone waits for the answer, or a job runs on its own. */
export type Mode = 'interactive' | 'batch';

/** How patient a mode is. All times in milliseconds. */
export interface Policy {
  /** Attempts in total. */
  readonly attempts: number;
  /** The first backoff may last up to this long; each further one twice as long as the one before. */
  readonly firstBackoff: number;
  readonly longestBackoff: number;
  /** Time for one attempt, from the connection to the last byte. */
  readonly attempt: number;
  /** Time for all attempts and the waits between them. */
  readonly operation: number;
  /** A wait that the service asks for is kept up to here; beyond it the failure is reported instead. */
  readonly longestWait: number;
}

/** Bytes a second that a slow connection still sends. */
const slowest = 32_768;

/** The policy for a request with a body of so many bytes: sending a large one takes its time. */
export function policyFor(mode: Mode, bytes: number): Policy {
  const policy = policies[mode];
  const sending = Math.floor(bytes / slowest) * 1000;
  return {
    ...policy,
    attempt: policy.attempt + sending,
    operation: policy.operation + sending,
  };
}

export const policies: Readonly<Record<Mode, Policy>> = {
  interactive: {
    attempts: 3,
    firstBackoff: 500,
    longestBackoff: 5_000,
    attempt: 30_000,
    operation: 45_000,
    longestWait: 15_000,
  },
  batch: {
    attempts: 5,
    firstBackoff: 1_000,
    longestBackoff: 20_000,
    attempt: 60_000,
    operation: Number.POSITIVE_INFINITY,
    longestWait: 60_000,
  },
};

/** What changes where the caller repeats a call itself: long waits are for it to report. */
export const oneAttempt = { attempts: 1, longestWait: 5_000 } as const satisfies Partial<Policy>;
