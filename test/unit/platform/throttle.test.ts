import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { Throttle } from '../../../src/platform/throttle.ts';

describe('a throttle', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  it('does the first work at once, the last one after a while, and nothing between', () => {
    const done: number[] = [];
    const throttle = new Throttle(100);
    for (const work of [1, 2, 3]) throttle.do(() => done.push(work));
    assert.deepEqual(done, [1]);
    mock.timers.tick(100);
    assert.deepEqual(done, [1, 3]);
    throttle.do(() => done.push(4));
    assert.deepEqual(done, [1, 3]);
    mock.timers.tick(100);
    mock.timers.tick(100);
    throttle.do(() => done.push(5));
    assert.deepEqual(done, [1, 3, 4, 5]);
  });

  it('does nothing that waits when it is disposed of', () => {
    const done: number[] = [];
    const throttle = new Throttle(100);
    for (const work of [1, 2]) throttle.do(() => done.push(work));
    throttle.dispose();
    mock.timers.tick(100);
    assert.deepEqual(done, [1]);
  });
});
