import assert from 'node:assert/strict';
import { retryAfter } from '../../../src/service/http/retryAfter.ts';

const now = Date.UTC(2026, 10, 21, 12, 0, 0);

describe('the wait that a service asks for', () => {
  const cases: readonly (readonly [string | undefined, number | undefined])[] = [
    ['2', 2_000],
    ['0', 0],
    [' 15 ', 15_000],
    ['86400', 86_400_000],
    ['999999999999999999999', 86_400_000],
    ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['Sat, 21 Nov 2099 11:00:00 GMT', 86_400_000],
    ['soon', undefined],
    ['-5', undefined],
    ['1e999', undefined],
    ['1.5', undefined],
    ['Xxx, 99 Yyy 2026 12:01:00 GMT', undefined],
    ['2026', 2_026_000],
    ['2026-11-21', undefined],
    ['', undefined],
    [undefined, undefined],
  ];
  for (const [header, expected] of cases) {
    it(`reads ${JSON.stringify(header)} as ${expected} ms`, () => {
      assert.equal(retryAfter(header, now), expected);
    });
  }
});
