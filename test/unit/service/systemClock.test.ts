import assert from 'node:assert/strict';
import { systemClock } from '../../../src/service/http/clock.ts';

describe('the system clock', () => {
  it('waits, and stops waiting when cancelled', async () => {
    await systemClock.wait(1, undefined);
    const controller = new AbortController();
    const reason = new Error('enough');
    const long = systemClock.wait(60_000, controller.signal);
    controller.abort(reason);
    await assert.rejects(long, reason);
    await assert.rejects(systemClock.wait(60_000, controller.signal), reason);
  });

  it('sets deadlines that can be taken back', async () => {
    const kept = systemClock.deadline(1);
    const cleared = systemClock.deadline(1);
    cleared.clear();
    await systemClock.wait(20, undefined);
    assert.deepEqual([kept.signal.aborted, cleared.signal.aborted], [true, false]);
  });
});
