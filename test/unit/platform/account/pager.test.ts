import assert from 'node:assert/strict';
import { Pager } from '../../../../src/platform/account/pager.ts';
import type { TranslationMemory } from '../../../../src/service/schemas/memories.ts';
import { newMemory } from '../../../service/newMemory.ts';
import { connect, failure, useService } from '../../service/connect.ts';

describe('Pager', () => {
  const service = useService({ memories: 237 });
  const stored = () => service().state.memories.map(({ name }) => name);
  const requests = () => service().ledger.requests.length;
  const added = () => newMemory({ name: 'New', source: 'en', targets: ['de'] });
  const names = (pager: Pager<TranslationMemory>) => pager.items.map(({ name }) => name);

  function open(pageSize = 100): Pager<TranslationMemory> {
    const { memories } = connect(service().url).client;
    return new Pager({
      load: async (page) => {
        const answer = await memories.list({ page, pageSize });
        return { items: answer.memories, total: answer.totalCount };
      },
      idOf: ({ id }) => id,
    });
  }

  it('shows 237 items at 100 a page, each once, with 3 requests', async () => {
    const pager = open();
    assert.deepEqual(await pager.loadAll(), pager.items);
    assert.deepEqual(names(pager), stored());
    assert.equal(names(pager).length, 237);
    assert.equal(requests(), 3);
    assert.equal(pager.hasMore, false);
  });

  it('asks for one page at a time', async () => {
    const pager = open();
    for (const loaded of [100, 200, 237]) {
      await pager.loadMore();
      assert.deepEqual([pager.items.length, pager.total], [loaded, 237]);
    }
    await pager.loadMore();
    assert.equal(requests(), 3);
  });

  it('shares a request between calls that come together', async () => {
    const pager = open();
    await Promise.all([pager.loadMore(), pager.loadMore(), pager.loadMore()]);
    assert.deepEqual([pager.items.length, requests()], [100, 1]);
  });

  for (const place of ['first', 'last'] as const) {
    it(`neither doubles nor skips an item that is added ${place} meanwhile`, async () => {
      const pager = open();
      await pager.loadMore();
      if (place === 'first') service().state.memories.unshift(added());
      else service().state.memories.push(added());
      await pager.loadAll();
      assert.deepEqual(names(pager), stored());
      assert.equal(pager.items.length, 238);
    });
  }

  it('passes nothing over when items are deleted meanwhile', async () => {
    const pager = open();
    await pager.loadMore();
    service().state.memories = service().state.memories.slice(30);
    await pager.loadAll();
    assert.deepEqual(names(pager), stored());
  });

  it('ends where the list has become empty', async () => {
    const pager = open();
    await pager.loadMore();
    service().state.memories = [];
    assert.deepEqual(await pager.loadAll(), []);
    assert.equal(pager.hasMore, false);
  });

  it('goes on after a failure', async () => {
    const pager = open();
    await pager.loadMore();
    service().faults.add({ kind: 'status', status: 403 });
    await failure(pager.loadMore(), { kind: 'permission' });
    assert.equal(pager.items.length, 100);
    await pager.loadAll();
    assert.deepEqual(names(pager), stored());
  });

  it('loads as much again as another one had', async () => {
    const pager = open();
    await pager.loadUpTo(200);
    assert.deepEqual([pager.items.length, requests()], [200, 2]);
    await pager.loadUpTo(0);
    assert.equal(requests(), 2);
  });
});
