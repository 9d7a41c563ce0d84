import assert from 'node:assert/strict';
import { connect, failure, useService } from '../connect.ts';

const pair = { sourceLanguage: 'en', targetLanguage: 'de' } as const;
const dictionary = (entries: Readonly<Record<string, string>>) => ({
  ...pair,
  entries: Object.entries(entries).map(([source, target]) => ({ source, target })),
});

describe('glossaries', () => {
  const service = useService({ seed: 'empty' });
  const create = async () => {
    const { client } = connect(service().url);
    const dictionaries = [dictionary({ 'sign in': 'anmelden', café: 'Café „☕“' })];
    return { client, glossary: await client.glossaries.create({ name: 'Terms', dictionaries }) };
  };

  it('are created, listed and read', async () => {
    const { client, glossary } = await create();
    assert.equal(glossary.name, 'Terms');
    assert.deepEqual(glossary.dictionaries, [{ ...pair, entryCount: 2 }]);
    assert(glossary.created instanceof Date);
    assert.deepEqual(await client.glossaries.list(), [glossary]);
    assert.deepEqual(await client.glossaries.get(glossary.id), glossary);
    const { entries } = await client.glossaries.entries(glossary.id, pair);
    assert.deepEqual(entries, dictionary({ 'sign in': 'anmelden', café: 'Café „☕“' }).entries);
  });

  it('are renamed without touching the entries', async () => {
    const { client, glossary } = await create();
    const renamed = await client.glossaries.edit(glossary.id, { name: 'New' });
    assert.deepEqual(renamed, { ...glossary, name: 'New' });
  });

  it('take new entries beside the old ones', async () => {
    const { client, glossary } = await create();
    const edited = await client.glossaries.edit(glossary.id, {
      dictionary: dictionary({ exit: 'Ende' }),
    });
    assert.equal(edited.dictionaries[0]?.entryCount, 3);
  });

  it('replace and delete a dictionary', async () => {
    const { client, glossary } = await create();
    const replaced = await client.glossaries.replaceDictionary(
      glossary.id,
      dictionary({ exit: 'Ende' }),
    );
    assert.deepEqual(replaced, { ...pair, entryCount: 1 });
    await client.glossaries.deleteDictionary(glossary.id, pair);
    await failure(client.glossaries.deleteDictionary(glossary.id, pair), { kind: 'notFound' });
  });

  it('are deleted once', async () => {
    const { client, glossary } = await create();
    await client.glossaries.delete(glossary.id);
    await failure(client.glossaries.get(glossary.id), { kind: 'notFound' });
  });
});
