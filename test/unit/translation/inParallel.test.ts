import assert from 'node:assert/strict';
import { inParallel } from '../../../src/translation/inParallel.ts';

describe('work in parallel', () => {
  /** Work whose pieces end when the test says so. */
  function controlled() {
    const ends = new Map<number, { ok: () => void; fail: () => void }>();
    const started: number[] = [];
    const work = (item: number) =>
      new Promise<void>((resolve, reject) => {
        started.push(item);
        ends.set(item, { ok: resolve, fail: () => reject(new Error(`${item}`)) });
      });
    return { started, work, end: (item: number) => ends.get(item)! };
  }
  const turns = async (count = 5) => {
    for (let i = 0; i < count; i++) await new Promise(setImmediate);
  };

  it('starts as many as the width allows, and the next one when one has ended', async () => {
    const { started, work, end } = controlled();
    const all = inParallel([1, 2, 3, 4, 5], work, () => 2);
    await turns();
    assert.deepEqual(started, [1, 2]);
    end(2).ok();
    await turns();
    assert.deepEqual(started, [1, 2, 3]);
    for (const item of [1, 3, 4, 5]) {
      end(item).ok();
      await turns();
    }
    await all;
  });

  it('starts nothing after a failure, and rejects when the others have ended', async () => {
    const { started, work, end } = controlled();
    const all = inParallel([1, 2, 3, 4], work, () => 2);
    let rejected = false;
    all.catch(() => (rejected = true));
    await turns();
    end(1).fail();
    await turns();
    assert.deepEqual([started, rejected], [[1, 2], false]);
    end(2).ok();
    await assert.rejects(all, /1/);
  });

  it('waits for items that come late, while what is under way goes on', async () => {
    let come = (): void => undefined;
    async function* late() {
      yield 1;
      await new Promise<void>((resolve) => {
        come = resolve;
      });
      yield 2;
    }
    const { started, work, end } = controlled();
    const all = inParallel(late(), work, () => 4);
    await turns();
    end(1).ok();
    await turns();
    come();
    await turns();
    assert.deepEqual(started, [1, 2]);
    end(2).ok();
    await all;
  });

  it('follows a width that changes on the way', async () => {
    const { started, work, end } = controlled();
    let width = 3;
    const all = inParallel([1, 2, 3, 4, 5], work, () => width);
    await turns();
    assert.deepEqual(started, [1, 2, 3]);
    width = 1;
    end(1).ok();
    end(2).ok();
    await turns();
    assert.deepEqual(started, [1, 2, 3]);
    end(3).ok();
    await turns();
    assert.deepEqual(started, [1, 2, 3, 4]);
    width = 2;
    end(4).ok();
    await turns();
    end(5).ok();
    await all;
  });

  it('passes on the failure of its source', async () => {
    async function* broken() {
      yield 1;
      throw new Error('no more');
    }
    await assert.rejects(
      inParallel(
        broken(),
        () => Promise.resolve(),
        () => 1,
      ),
      /no more/,
    );
  });
});
