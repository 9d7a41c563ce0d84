import assert from 'node:assert/strict';
import {
  History,
  inTurn,
  stepBack,
  stepOf,
  type DoneToMessages,
  type Step,
} from '../../../../src/project/changes/history.ts';
import { StaleError } from '../../../../src/project/changes/staleError.ts';

/** A text with steps that write it, each of which refuses where it is not as it was left. */
function text() {
  let now = '';
  const write = (before: string, after: string): Step => {
    return async () => {
      if (now !== before) throw new StaleError();
      now = after;
      return write(after, before);
    };
  };
  return { write, now: () => now, set: (to: string) => (now = to) };
}

describe('the history of steps', () => {
  it('undoes the last first, and does it again in order', async () => {
    const history = new History();
    const { write, now } = text();
    await history.run(write('', 'a'));
    await history.run(write('a', 'b'));
    assert.deepEqual([await history.undo(), now()], [true, 'a']);
    assert.deepEqual([await history.undo(), now()], [true, '']);
    assert.equal(await history.undo(), false);
    assert.deepEqual([await history.redo(), await history.redo(), now()], [true, true, 'b']);
    assert.equal(await history.redo(), false);
    assert.deepEqual([await history.undo(), now()], [true, 'a']);
    await history.run(write('a', 'c'));
    assert.equal(await history.redo(), false);
  });

  it('undoes together what was done together', async () => {
    const history = new History();
    const { write, now } = text();
    await history.run(write('', 'a'));
    const both = history.run(inTurn([write('a', 'b'), write('b', 'c')]));
    // A key that is pressed before it is done does not come in between.
    const undone = history.undo();
    await both;
    assert.deepEqual([await undone, now()], [true, 'a']);
    assert.deepEqual([await history.redo(), now()], [true, 'c']);
    assert.deepEqual([await history.undo(), now()], [true, 'a']);
    assert.deepEqual([await history.redo(), now()], [true, 'c']);
    assert.deepEqual([await history.undo(), now()], [true, 'a']);
    assert.deepEqual([await history.undo(), now()], [true, '']);
  });

  it('forgets what can never be undone, and goes on with what was before', async () => {
    const history = new History();
    const { write, now, set } = text();
    await history.run(write('', 'a'));
    await history.run(write('a', 'b'));
    set('mine');
    await assert.rejects(history.undo(), StaleError);
    assert.equal(now(), 'mine');
    set('a');
    assert.deepEqual([await history.undo(), now()], [true, '']);
  });

  it('keeps what could not be undone this time', async () => {
    const history = new History();
    let tries = 0;
    const undo: Step = async () => {
      if (++tries === 1) throw new Error('read-only');
      return async () => undo;
    };
    await history.run(async () => undo);
    await assert.rejects(history.undo(), /read-only/);
    assert.equal(await history.undo(), true);
    assert.equal(await history.undo(), false);
  });

  it('does one thing at a time, and nothing of what failed', async () => {
    const history = new History();
    const { write, now } = text();
    const failed = history.run(write('x', 'y'));
    const all = [history.run(write('', 'a')), history.run(write('a', 'b')), history.undo()];
    await assert.rejects(failed, StaleError);
    await Promise.all(all);
    assert.equal(now(), 'a');
  });
});

describe('the step of work that is done to messages', () => {
  /** A pile that somebody fills and empties. */
  function pile() {
    const all: string[] = [];
    const work = async (): Promise<DoneToMessages> => {
      all.push('done');
      return { count: all.length, takeBack: async () => all.splice(0).length };
    };
    return { all, work };
  }

  it('is taken back and done again', async () => {
    const history = new History();
    const { all, work } = pile();
    await history.run(stepOf(work));
    assert.deepEqual([await history.undo(), all], [true, []]);
    assert.deepEqual([await history.redo(), all], [true, ['done']]);
  });

  it('is stale where there is nothing to do, or nothing to take back', async () => {
    const history = new History();
    const nothing = async () => ({ count: 0, takeBack: async () => 0 });
    await assert.rejects(history.run(stepOf(nothing)), StaleError);
    assert.equal(await history.undo(), false);
    const { all, work } = pile();
    await history.run(stepOf(work));
    all.length = 0;
    await assert.rejects(history.undo(), StaleError);
    assert.equal(await history.undo(), false);
  });

  it('takes over what was done outside of the history', async () => {
    const history = new History();
    const { all, work } = pile();
    const done = await work();
    await history.run(async () => stepBack(done, work));
    assert.deepEqual([await history.undo(), all], [true, []]);
    assert.deepEqual([await history.redo(), all], [true, ['done']]);
  });
});
