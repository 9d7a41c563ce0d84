import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { backoff } from '../../../src/service/http/pace/backoff.ts';
import { policies } from '../../../src/service/http/policy.ts';

const anyPolicy = fc.constantFrom(policies.interactive, policies.batch);
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const attempt = fc.integer({ min: 1, max: 50 });

describe('backoff', () => {
  it('stays between 50 ms and the doubling ceiling', () => {
    fc.assert(
      fc.property(anyPolicy, attempt, random, (policy, attempt, random) => {
        const wait = backoff(policy, attempt, undefined, () => random);
        const ceiling = Math.min(policy.longestBackoff, policy.firstBackoff * 2 ** (attempt - 1));
        assert(wait >= 50 && wait <= Math.max(50, ceiling), String(wait));
      }),
    );
  });

  it('never returns before the time that the service asked for, and at most a second after it', () => {
    fc.assert(
      fc.property(
        anyPolicy,
        attempt,
        random,
        fc.nat(86_400_000),
        (policy, attempt, random, asked) => {
          const wait = backoff(policy, attempt, asked, () => random);
          assert(
            wait >= asked && wait <= Math.max(asked, policy.longestBackoff) + 1_000,
            String(wait),
          );
        },
      ),
    );
  });
});
