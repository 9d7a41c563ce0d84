import assert from 'node:assert/strict';
import { Pager } from '../../../../../src/platform/ui/list/pager.ts';
import type { TranslationMemory } from '../../../../../src/service/memories/schemas.ts';
import { newMemory } from '../../../../service/newMemory.ts';
import { connect, failure, useService } from '../../../service/connect.ts';

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

  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, place) => `${from + place}`);
  const all = numbers(0, 25);
  const pageOf = (page: number) => all.slice(page * 10, page * 10 + 10);

  /** What a service says of its list, page by page, and how much of it there is then. */
  const odd: readonly (readonly [
    string,
    (page: number, count: number) => { readonly items: readonly string[]; readonly total: number },
    readonly number[],
  ])[] = [
    ['ignores the page', () => ({ items: numbers(0, 10), total: 25 }), [10, 2]],
    [
      'stops at its last page',
      (page) => ({ items: pageOf(Math.min(page, 2)), total: 30 }),
      [25, 4],
    ],
    ['counts one too many', (page) => ({ items: pageOf(page), total: 26 }), [25, 4]],
    [
      'lists one twice',
      (page) => ({ items: page === 1 ? ['0', ...pageOf(1).slice(1)] : pageOf(page), total: 25 }),
      [24, 4],
    ],
    ['goes round', (page) => ({ items: pageOf(page % 2), total: 25 }), [20, 3]],
    [
      'counts differently each time',
      (page, count) => ({ items: pageOf(page), total: 25 + count }),
      [25, 15],
    ],
    ['brings nothing at all', () => ({ items: [], total: 25 }), [0, 1]],
  ];
  for (const [what, answer, [length, most = 0]] of odd) {
    it(`ends with a service that ${what}, and says that the list is short`, async () => {
      let count = 0;
      const pager = new Pager({
        async load(page) {
          assert.ok(++count <= 100);
          return answer(page, count);
        },
        idOf: (item: string) => item,
      });
      assert.equal((await pager.loadAll()).length, length);
      assert.ok(count <= most, `${count} requests`);
      assert.deepEqual([pager.hasMore, pager.isShort], [false, true]);
    });
  }

  it('does not call a list short that is complete', async () => {
    const pager = open();
    await pager.loadAll();
    assert.equal(pager.isShort, false);
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
