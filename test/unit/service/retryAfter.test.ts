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
    ['Saturday, 21-Nov-26 12:01:00 GMT', 60_000],
    ['Wednesday, 21-Nov-90 12:01:00 GMT', 0],
    ['Saturday, 21-Nov-76 12:01:00 GMT', 86_400_000],
    ['Sunday, 21-Nov-77 12:01:00 GMT', 0],
    ['Sat Nov 21 12:01:00 2026', 60_000],
    ['Sat Nov  7 12:01:00 2026', 0],
    ['Mon Dec  1 12:01:00 2026', 86_400_000],
    ['sat, 21 nov 2026 12:01:00 gmt', 60_000],
    ['Sat, 21 Nov 2026 12:00:60 GMT', 60_000],
    ['Sat, 31 Nov 2026 12:01:00 GMT', undefined],
    ['Sat, 21 Nov 2026 24:01:00 GMT', undefined],
    ['Sat, 21 Nov 2026 12:01:00', undefined],
    ['Sat, 21 Nov 2026 12:01:00 CET', undefined],
    ['Saturday, 21-Nov-2026 12:01:00 GMT', undefined],
    ['Sat Nov 21 12:01:00', undefined],
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
