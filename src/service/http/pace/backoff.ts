import type { Policy } from '../policy.ts';

const shortest = 50;
const spread = 1_000;

/**
 * Milliseconds to wait after the given attempt (1 is the first): full jitter under a doubling ceiling. What the
 * service asks for is a lower bound, and a second of jitter on top keeps workers from returning all at once.
 */
export function backoff(
  policy: Pick<Policy, 'firstBackoff' | 'longestBackoff'>,
  attempt: number,
  retryAfter: number | undefined,
  random: () => number,
): number {
  const ceiling = Math.min(policy.longestBackoff, policy.firstBackoff * 2 ** (attempt - 1));
  const wait = Math.max(shortest, random() * ceiling);
  return retryAfter === undefined ? wait : Math.max(wait, retryAfter) + random() * spread;
}
