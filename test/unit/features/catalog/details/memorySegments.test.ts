import assert from 'node:assert/strict';
import { once } from 'node:events';
import {
  MemorySegments,
  type FoundInMemory,
} from '../../../../../src/features/catalog/details/memorySegments.ts';
import { ServiceError } from '../../../../../src/service/errors.ts';
import { connect, useService } from '../../../service/connect.ts';

const locales = { sourceLocale: 'en', targetLocale: 'de-AT' };

/** Asks twice: before the memory is read, and once it is. */
async function found(
  url: string,
  memory: string,
  text: string,
  pair = locales,
): Promise<FoundInMemory> {
  const { client } = connect(url);
  const { memories } = await client.memories.list();
  const id = memories.find(({ name }) => name === memory)?.id ?? memory;
  const target = new EventTarget();
  const segments = new MemorySegments(
    async () => client,
    () => target.dispatchEvent(new Event('changed')),
  );
  const read = once(target, 'changed');
  assert.deepEqual(await segments.find(id, text, pair), { matches: [] });
  await read;
  return segments.find(id, text, pair);
}

const briefly = ({ matches }: FoundInMemory) =>
  matches.map(({ target, score, origin }) => `${score} ${target} (${origin})`);

describe('the segments of a memory of the service', () => {
  const service = useService();

  it('are found with a score, the most similar first', async () => {
    const all = await found(service().url, 'Error messages', 'Unknown error: {code}');
    assert.deepEqual(briefly(all), ['86 Unbekannter Fehler ({code}) (Error messages)']);
    assert.deepEqual(all.searched, undefined);
  });

  it('are those of the languages that the message is in', async () => {
    const french = { sourceLocale: 'en', targetLocale: 'fr' };
    const { url } = service();
    assert.deepEqual(briefly(await found(url, 'Error messages', 'Access denied', french)), [
      '100 Accès refusé (Error messages)',
    ]);
    const reverse = { sourceLocale: 'de', targetLocale: 'en' };
    assert.deepEqual(
      briefly(await found(url, 'Error messages', 'Zugriff verweigert', reverse)),
      [],
    );
  });

  for (const [what, cursorAfter, pages] of [
    ['leads to the same page again', () => 'same', 2],
    ['leads in a circle', (count: number) => `${count % 3}`, 4],
  ] as const) {
    it(`are read up to where the service ${what}, and it is said that there are more`, async () => {
      let count = 0;
      const [memory] = (await connect(service().url).client.memories.list()).memories;
      assert.ok(memory);
      const page = async () => {
        const targets = [{ id: '', language: 'de', text: 'Text' }];
        const segments = [{ id: '', sourceText: 'Text', lastUsed: undefined, targets }];
        return { segments, segmentCount: 1_000, nextCursor: cursorAfter(++count) };
      };
      const memories = { get: async () => memory, segments: page };
      const target = new EventTarget();
      const changed = () => target.dispatchEvent(new Event('changed'));
      const segments = new MemorySegments(async () => ({ memories }), changed);
      const read = once(target, 'changed');
      await segments.find('id', 'Text 0', locales);
      await read;
      assert.equal((await segments.find('id', 'Text 0', locales)).searched, pages);
      assert.equal(count, pages);
    });
  }

  it('are no more than fifty pages, however many there are', async () => {
    const { client } = connect(service().url);
    const [memory] = (await client.memories.list()).memories;
    assert.ok(memory);
    let pages = 0;
    const page = async () => {
      const targets = [{ id: '', language: 'de', text: `Text ${pages++}` }];
      const segments = [{ id: '', sourceText: 'Text', lastUsed: undefined, targets }];
      return { segments, segmentCount: 1_000_000, nextCursor: `${pages}` };
    };
    const target = new EventTarget();
    const read = once(target, 'changed');
    const endless = { memories: { get: async () => memory, segments: page } };
    const segments = new MemorySegments(
      async () => endless,
      () => target.dispatchEvent(new Event('changed')),
    );
    await segments.find(memory.id, 'Text', locales);
    await read;
    const { searched, matches } = await segments.find(memory.id, 'Text', locales);
    assert.deepEqual([pages, searched, matches.length], [50, 50, 50]);
  });

  it('say what keeps them from being read', async () => {
    const gone = '00000000-0000-4000-8000-000000000000';
    const { failure } = await found(service().url, gone, 'Access denied');
    assert.ok(failure instanceof ServiceError);
    assert.equal(failure.kind, 'notFound');
  });
});
