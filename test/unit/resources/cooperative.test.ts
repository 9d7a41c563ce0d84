import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { runSync, sortInSteps, forEachInSteps } from '../../../src/resources/cooperative.ts';

describe('steps', () => {
  it('sort as a native sort does, and pause on the way', () => {
    const items = Array.from({ length: 20_000 }, (_, place) => (place * 7919) % 20_011);
    const steps = sortInSteps(items, (a, b) => a - b);
    let pauses = 0;
    while (steps.next().done !== true) pauses++;
    assert.ok(pauses > 5);
    assert.deepEqual(
      runSync(sortInSteps(items, (a, b) => a - b)),
      items.toSorted((a, b) => a - b),
    );
  });

  it('keep the order of equal items', () => {
    const entry = fc.record({ key: fc.nat(5), place: fc.nat() });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 2_500, maxLength: 5_000 }), (items) => {
        const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;
        assert.deepEqual(runSync(sortInSteps(items, byKey)), items.toSorted(byKey));
      }),
      { numRuns: 5 },
    );
  });

  it('go through every item once', () => {
    const seen: number[] = [];
    runSync(forEachInSteps([1, 2, 3], (item) => seen.push(item)));
    assert.deepEqual(seen, [1, 2, 3]);
  });
});
