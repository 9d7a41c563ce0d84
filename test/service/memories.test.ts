import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { newMemory } from './newMemory.ts';
import { assertError, bodyOf, useService } from './testClient.ts';

const root = '/v3/translation_memories';

interface Page {
  readonly translation_memories: readonly Record<string, unknown>[];
  readonly total_count: number;
}

interface SegmentPage {
  readonly segments: readonly {
    readonly source_segment_id: string;
    readonly source_text: string;
    readonly targets: readonly { readonly target_language: string; readonly target_text: string }[];
  }[];
  readonly segment_count: number;
  readonly next_page_cursor?: string;
}

describe('translation memories', () => {
  const test = useService();
  const get = (path: string) => test.send('GET', root + path);
  const page = async (query: string) => bodyOf<Page>(await get(query));
  const memory = (name: string) => test.service.state.memories.find((one) => one.name === name)!.id;

  it('48: lists ten by default, with the number of all', async () => {
    const { translation_memories, total_count } = await page('');
    assert.deepEqual([translation_memories.length, total_count], [10, 12]);
  });

  it('49: counts pages from zero', async () => {
    const { translation_memories, total_count } = await page('?page=1');
    assert.deepEqual([translation_memories.length, total_count], [2, 12]);
  });

  it('50: reduces a page size that is too large', async () => {
    assert.equal((await page('?page_size=1000')).translation_memories.length, 12);
    test.service.state.memories = Array.from({ length: 101 }, () =>
      newMemory({ name: 'M', source: 'en', targets: ['de'] }),
    );
    const { translation_memories, total_count } = await page('?page_size=1000');
    assert.deepEqual([translation_memories.length, total_count], [100, 101]);
  });

  it('51: refuses a page size below one, and what is no number', async () => {
    for (const query of ['page_size=0', 'page_size=-1', 'page_size=x', 'page=-1', 'page=1.5'])
      assertError(await get(`?${query}`), 400);
  });

  it('52: answers a page past the end with an empty one', async () => {
    assert.deepEqual(await page('?page=99'), { translation_memories: [], total_count: 12 });
  });

  it('53: gives each memory the fields of the contract', async () => {
    for (const item of (await page('?page_size=100')).translation_memories) {
      assert.deepEqual(Object.keys(item), [
        'translation_memory_id',
        'name',
        'source_language',
        'target_languages',
        'segment_count',
        'creation_time',
        'updated_time',
      ]);
      assert.match(String(item['creation_time']), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      assert.match(String(item['source_language']), /^(de|en|es|fr|it|ja|ko|zh)$/);
      for (const code of item['target_languages'] as string[])
        assert.match(code, /^(de|en|en-gb|en-us|es|es-419|fr|it|ja|ko|zh|zh-hans)$/);
    }
  });

  it('54: retrieves what the list shows', async () => {
    const [, greetings] = (await page('')).translation_memories;
    assert.deepEqual(bodyOf(await get(`/${memory('Greetings')}`)), greetings);
  });

  it('55: does not find an unknown memory or that of another account, and refuses a malformed id', async () => {
    assertError(await get(`/${randomUUID()}`), 404);
    assertError(await get(`/${memory('Harbour authority')}`), 404);
    assertError(await get('/abc'), 400);
  });

  const segments = async (query: string, name = 'Product UI') =>
    bodyOf<SegmentPage>(await get(`/${memory(name)}/segments${query}`));

  it('56: pages through all segments once, and leaves the cursor out at the end', async () => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const query = cursor === undefined ? '' : `&page_cursor=${encodeURIComponent(cursor)}`;
      const found = await segments(`?page_size=7${query}`);
      assert.ok(found.segments.length <= 7);
      assert.equal(found.segment_count, 40);
      ids.push(...found.segments.map((segment) => segment.source_segment_id));
      cursor = found.next_page_cursor;
    } while (cursor !== undefined);
    assert.equal(ids.length, 40);
    assert.equal(new Set(ids).size, 40);
    assert.ok(!('next_page_cursor' in (await segments('?page_size=40'))));
  });

  it('57: gives at most a hundred segments', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`s${index}`, `t${index}`] as const);
    test.service.state.memories.push(
      newMemory({ name: 'Many', source: 'en', targets: ['de'], rows }),
    );
    assert.equal((await segments('?page_size=500', 'Many')).segments.length, 100);
    assert.equal((await segments('', 'Many')).segments.length, 50);
  });

  it('58: refuses a short filter and a cursor of its own making', async () => {
    for (const query of ['filter_text=a', 'page_cursor=zzz', 'page_size=0'])
      assertError(await get(`/${memory('Greetings')}/segments?${query}`), 400);
    const { next_page_cursor: cursor } = await segments('?page_size=1');
    assertError(await get(`/${memory('Greetings')}/segments?page_cursor=${cursor}`), 400);
  });

  it('59: filters by source and target text, in any case unless told otherwise', async () => {
    const count = async (query: string) => {
      const found = await segments(query, 'Greetings');
      assert.equal(found.segment_count, 1);
      return found.segments.length;
    };
    assert.equal(await count('?filter_text=welt'), 1);
    assert.equal(await count('?filter_text=hola%20a'), 1);
    assert.equal(await count('?filter_text=welt&filter_case_sensitive=true'), 0);
  });

  it('59: keeps the filter while it pages', async () => {
    const first = await segments('?page_size=1&filter_text=password');
    const second = await segments(`?page_size=1&page_cursor=${first.next_page_cursor}`);
    const found = [...first.segments, ...second.segments].map((segment) => segment.source_text);
    assert.deepEqual(found, [
      'Your password must have at least %d characters.',
      'Forgot your password?',
    ]);
    assert.equal(second.next_page_cursor, undefined);
  });

  it('77: deletes a memory once', async () => {
    const path = `${root}/${memory('Greetings')}`;
    const gone = await test.send('DELETE', path);
    assert.deepEqual([gone.status, gone.text], [204, '']);
    assertError(await test.send('DELETE', path), 404);
    assert.equal((await page('')).total_count, 11);
  });
});

describe('a service with generated memories', () => {
  const test = useService({ memories: 237 });

  it('lists them by number', async () => {
    const answer = await test.send('GET', `${root}?page=2&page_size=100`);
    const { translation_memories, total_count } = bodyOf<Page>(answer);
    assert.equal(total_count, 237);
    assert.deepEqual(
      [translation_memories.length, translation_memories[0]!['name']],
      [37, 'Memory 0201'],
    );
  });
});
