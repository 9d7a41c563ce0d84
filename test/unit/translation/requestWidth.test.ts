import assert from 'node:assert/strict';
import { largestWidth, RequestWidth, startWidth } from '../../../src/translation/requestWidth.ts';

describe('the width of a run', () => {
  const answer = (width: RequestWidth, times: number) => {
    for (let i = 0; i < times; i++) width.answered();
  };

  it('grows while the service answers, up to its limit', () => {
    const width = new RequestWidth();
    assert.equal(width.now, startWidth);
    answer(width, 4);
    assert.equal(width.now, startWidth + 1);
    answer(width, 100);
    assert.equal(width.now, largestWidth);
  });

  it('is halved once for all requests that were refused together', () => {
    const width = new RequestWidth();
    answer(width, 100);
    for (let i = 0; i < largestWidth; i++) width.slowDown();
    assert.equal(width.now, largestWidth / 2);
    width.answered();
    width.slowDown();
    assert.equal(width.now, largestWidth / 4);
  });

  it('never becomes nothing, and grows again', () => {
    const width = new RequestWidth();
    for (let i = 0; i < 10; i++) {
      width.slowDown();
      width.answered();
    }
    assert.equal(width.now, 1);
    answer(width, 8);
    assert.equal(width.now, 3);
  });
});
