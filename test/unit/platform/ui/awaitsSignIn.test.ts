import assert from 'node:assert/strict';
import {
  AwaitsSignIn,
  awaitingSignIn,
  longestWait,
  WaitingWork,
} from '../../../../src/platform/ui/awaitsSignIn.ts';
import { ServiceError } from '../../../../src/service/errors.ts';

const noKey = () => new ServiceError({ kind: 'noKey', operation: 'translate', host: 'x.test' });
const work = () => new AwaitsSignIn(noKey(), async () => {});

/** What waits, and what was said of it. */
function waiting() {
  const told: boolean[] = [];
  return { told, waiting: new WaitingWork((waits) => told.push(waits)) };
}

describe('what waits for somebody to sign in', () => {
  it('is the last that was asked for, and goes on once', () => {
    const { told, waiting: waits } = waiting();
    const [first, last] = [work(), work()];
    waits.put(first, 0);
    waits.put(last, 10);
    assert.equal(waits.take(20), last);
    assert.equal(waits.take(30), undefined);
    assert.deepEqual(told, [true, true, false]);
  });

  it('never goes on twice, where its message is answered after it has', () => {
    const { told, waiting: waits } = waiting();
    const [first, last] = [work(), work()];
    waits.put(first, 0);
    assert.equal(waits.take(10), first);
    waits.put(first, 20);
    assert.equal(waits.take(30), undefined);
    waits.put(last, 40);
    waits.put(first, 50);
    assert.equal(waits.take(60), last);
    assert.deepEqual(told, [true, false, true, false]);
    waits.put(work(), 70);
    assert.equal(waits.take(80 + longestWait), undefined);
    const late = work();
    waits.put(late, 0);
    assert.equal(waits.take(1 + longestWait), undefined);
    // It has not gone on.
    waits.put(late, 2 + longestWait);
    assert.equal(waits.take(3 + longestWait), late);
  });

  it('is forgotten after an hour', () => {
    for (const [after, goesOn] of [
      [longestWait, true],
      [longestWait + 1, false],
    ] as const) {
      const { told, waiting: waits } = waiting();
      waits.put(work(), 1000);
      assert.equal(waits.take(1000 + after) !== undefined, goesOn);
      assert.deepEqual(told, [true, false]);
    }
  });

  it('is nothing that failed for another reason', () => {
    const again = async () => {};
    const failed = new Error('no');
    assert.equal(awaitingSignIn(failed, again), failed);
    assert.ok(awaitingSignIn(noKey(), again) instanceof AwaitsSignIn);
  });
});
