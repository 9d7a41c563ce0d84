import assert from 'node:assert/strict';
import { codes } from './pair.ts';

describe('the length of a translation', () => {
  const isOdd = (source: number, target: number) =>
    codes('a'.repeat(source), 'b'.repeat(target)).includes('length');

  it('may be three times that of its source, and half a line', () => {
    assert.equal(isOdd(10, 50), false);
    assert.equal(isOdd(10, 51), true);
    assert.equal(isOdd(50, 10), false);
    assert.equal(isOdd(51, 10), true);
  });
});
