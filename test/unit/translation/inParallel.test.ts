import assert from 'node:assert/strict';
import { inParallel } from '../../../src/translation/inParallel.ts';

describe('work in parallel', () => {
  /** Work whose pieces end when the test says so. */
  function controlled() {
    const ends = new Map<number, { ok: () => void; fail: () => void }>();
    const started: number[] = [];
    const work = (item: number) =>
      new Promise<number>((resolve, reject) => {
        started.push(item);
        ends.set(item, { ok: () => resolve(item), fail: () => reject(new Error(`${item}`)) });
      });
    return { started, work, end: (item: number) => ends.get(item)! };
  }
  const turns = async (count = 5) => {
    for (let i = 0; i < count; i++) await new Promise(setImmediate);
  };

  it('starts as many as the width allows, and fills a place while the reader is busy', async () => {
    const { started, work, end } = controlled();
    const outcomes = inParallel([1, 2, 3, 4, 5, 6], work, () => 2);
    const first = outcomes.next();
    await turns();
    assert.deepEqual(started, [1, 2]);
    end(1).ok();
    assert.equal((await first).value?.item, 1);
    // Nobody asks for the next outcome here.
    end(2).ok();
    await turns();
    assert.deepEqual(started, [1, 2, 3, 4]);
  });

  it('starts nothing after a failure before the reader has seen it', async () => {
    const { started, work, end } = controlled();
    const outcomes = inParallel([1, 2, 3, 4], work, () => 2);
    const first = outcomes.next();
    await turns();
    end(1).fail();
    const failed = await first;
    assert.ok(failed.done !== true);
    assert.match(String(failed.value.error), /1/);
    await turns();
    assert.deepEqual(started, [1, 2]);
    const second = outcomes.next();
    await turns();
    assert.deepEqual(started, [1, 2, 3]);
    end(2).ok();
    assert.equal((await second).value?.item, 2);
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
    const outcomes = inParallel(
      late(),
      (item) => Promise.resolve(item * 10),
      () => 4,
    );
    assert.equal((await outcomes.next()).value?.result, 10);
    const second = outcomes.next();
    await turns();
    come();
    assert.equal((await second).value?.result, 20);
    assert.equal((await outcomes.next()).done, true);
  });

  it('follows a width that changes on the way', async () => {
    const { started, work, end } = controlled();
    let width = 3;
    const outcomes = inParallel([1, 2, 3, 4, 5], work, () => width);
    const first = outcomes.next();
    await turns();
    width = 1;
    end(1).ok();
    await first;
    const second = outcomes.next();
    end(2).ok();
    await second;
    await turns();
    assert.deepEqual(started, [1, 2, 3]);
    const third = outcomes.next();
    end(3).ok();
    await third;
    await turns();
    assert.deepEqual(started, [1, 2, 3, 4]);
  });

  it('passes on the failure of its source', async () => {
    async function* broken() {
      yield 1;
      throw new Error('no more');
    }
    const outcomes = inParallel(
      broken(),
      (item) => Promise.resolve(item),
      () => 1,
    );
    await assert.rejects(async () => {
      for await (const _ of outcomes);
    }, /no more/);
  });
});
