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
