import assert from 'node:assert/strict';
import { connect, failure, useService } from '../connect.ts';

const english = { language: 'en', terms: ['Glossa', 'Ada Whitfield'] } as const;

describe('spoken terms', () => {
  const service = useService({ seed: 'empty' });
  const create = async () => {
    const { client } = connect(service().url);
    return { client, terms: await client.spokenTerms.create({ name: 'Names', lists: [english] }) };
  };

  it('are created, listed and read', async () => {
    const { client, terms } = await create();
    assert.deepEqual(terms.lists, [{ language: 'en', entryCount: 2 }]);
    assert.deepEqual(await client.spokenTerms.list(), [terms]);
    assert.deepEqual(await client.spokenTerms.get(terms.id), terms);
    assert.deepEqual(await client.spokenTerms.entries(terms.id, 'en'), english);
  });

  it('are renamed, and take new terms beside the old ones', async () => {
    const { client, terms } = await create();
    const lists = [{ language: 'en', terms: ['TMX'] }];
    const edited = await client.spokenTerms.edit(terms.id, { name: 'New', lists });
    assert.deepEqual(edited, { ...terms, name: 'New', lists: [{ language: 'en', entryCount: 3 }] });
    assert.equal((await client.spokenTerms.edit(terms.id, { name: 'Newer' })).lists.length, 1);
  });

  it('replace and delete one list', async () => {
    const { client, terms } = await create();
    const list = { language: 'de', terms: ['Ü'] };
    assert.deepEqual(await client.spokenTerms.replaceList(terms.id, list), {
      language: 'de',
      entryCount: 1,
    });
    await client.spokenTerms.deleteList(terms.id, 'en');
    assert.deepEqual((await client.spokenTerms.get(terms.id)).lists, [
      { language: 'de', entryCount: 1 },
    ]);
  });

  it('are deleted once', async () => {
    const { client, terms } = await create();
    await client.spokenTerms.delete(terms.id);
    await failure(client.spokenTerms.delete(terms.id), { kind: 'notFound' });
  });

  it('may be missing in a plan', async () => {
    const { client } = connect(service().url, { key: () => service().keys.noSpokenTerms });
    await failure(client.spokenTerms.list(), { kind: 'permission' });
  });
});
