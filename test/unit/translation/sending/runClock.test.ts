import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { SystemClock } from '../../../../src/translation/sending/runClock.ts';

describe('the waits of a run', () => {
  const { signal } = new AbortController();
  let clock = 0;
  const waits = () => new SystemClock(() => clock);
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  /** Whether a wait is over by now. */
  function watched(wait: Promise<void>) {
    const state = { over: false };
    wait.then(
      () => void (state.over = true),
      () => undefined,
    );
    return async () => {
      for (let i = 0; i < 5; i++) await new Promise(setImmediate);
      return state.over;
    };
  }
  const pass = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 1_000) {
      const step = Math.min(left, 1_000);
      clock += step;
      mock.timers.tick(step);
      for (let i = 0; i < 5; i++) await Promise.resolve();
    }
  };

  it('last as long as they should', async () => {
    const isOver = watched(waits().wait(65_000, signal));
    await pass(64_999);
    assert.equal(await isOver(), false);
    await pass(1);
    assert.equal(await isOver(), true);
  });

  it('end when somebody wants to try again now, and only then', async () => {
    const some = waits();
    some.retryNow();
    const both = [watched(some.wait(60_000, signal)), watched(some.wait(5_000, signal))];
    for (const isOver of both) assert.equal(await isOver(), false);
    some.retryNow();
    for (const isOver of both) assert.equal(await isOver(), true);
  });

  it('end with the reason of their signal, and leave nothing behind', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const wait = waits().wait(60_000, controller.signal);
    controller.abort(reason);
    await assert.rejects(wait, reason);
    await assert.rejects(waits().wait(60_000, controller.signal), reason);
  });

  it('are over within seconds after the machine has slept', async () => {
    const isOver = watched(waits().wait(3_600_000, signal));
    await pass(5_000);
    // The clock jumps; the timer that was running has its rest before it.
    clock += 7_200_000;
    await pass(5_000);
    assert.equal(await isOver(), true);
  });

  it('are not longer for a clock that was set back', async () => {
    const isOver = watched(waits().wait(60_000, signal));
    await pass(5_000);
    clock -= 3_600_000;
    await pass(55_000);
    assert.equal(await isOver(), true);
  });
});
