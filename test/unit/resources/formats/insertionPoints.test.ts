import assert from 'node:assert/strict';
import { insertionPoints } from '../../../../src/resources/formats/insertionPoints.ts';

describe('insertion points', () => {
  function assertGaps(
    present: readonly string[],
    source: readonly string[],
    added: readonly string[],
    expected: Record<number, readonly string[]>,
  ): void {
    const gaps = insertionPoints(new Set(added), present, source, () => false);
    assert.deepEqual(Object.fromEntries(gaps), expected);
  }

  it('puts a name behind the nearest one before it', () => {
    assertGaps(['a', 'd'], ['a', 'b', 'c', 'd'], ['b', 'c'], { 0: ['b', 'c'] });
  });

  it('puts a first name at the start', () => {
    assertGaps(['b'], ['a', 'b'], ['a'], { [-1]: ['a'] });
  });

  it('puts what the source has not at the end', () => {
    assertGaps(['a', 'b'], ['a', 'b'], ['x'], { 1: ['x'] });
  });

  it('puts a plural form of its own beside the forms of the source', () => {
    const source = ['items_one', 'items_other', 'last'];
    assertGaps(['items_one', 'items_other', 'last'], source, ['items_many'], { 0: ['items_many'] });
    assertGaps([], source, ['items_one', 'items_few', 'items_other', 'last'], {
      [-1]: ['items_one', 'items_few', 'items_other', 'last'],
    });
  });
});
