import assert from 'node:assert/strict';
import { demoKeys } from '../../../service/keys.ts';
import { connect, failure, useService } from '../connect.ts';

const pair = { sourceLanguage: 'en', targetLanguage: 'de' } as const;

describe('glossaries of the old kind', () => {
  const service = useService({ seed: 'empty' });
  const open = (key: string = demoKeys.paid) =>
    connect(service().url, { key: () => key }).client.glossaries;
  const add = (name: string, isOld: boolean, account = 'main') => {
    const id = crypto.randomUUID();
    const entries = new Map([
      ['house', 'Haus'],
      ['a "b" c', 'ä'],
    ]);
    const dictionaries = [{ source: 'en', target: 'de', entries }];
    const made = { id, account, name, dictionaries, created: new Date(0) };
    service().state.glossaries.push(isOld ? { ...made, isOld } : made);
    return id;
  };
  const names = async () => (await open().list()).map(({ name, isOld }) => [name, isOld]);

  it('are listed behind the others, each once, and say what they are', async () => {
    const id = add('Old', true);
    add('New', false);
    add('Foreign', true, 'other');
    assert.deepEqual(await names(), [
      ['New', undefined],
      ['Old', true],
    ]);
    assert.deepEqual((await open().list())[1], {
      id,
      name: 'Old',
      dictionaries: [{ ...pair, entryCount: 2 }],
      created: new Date(0),
      isOld: true,
    });
  });

  it('are read with their entries where only the old interface knows them', async () => {
    const id = add('Old', true);
    assert.deepEqual((await open().get(id)).isOld, true);
    assert.deepEqual(await open().entries(id, pair), {
      ...pair,
      entries: [
        { source: 'house', target: 'Haus' },
        { source: 'a "b" c', target: 'ä' },
      ],
    });
    const present = add('New', false);
    const { length } = service().ledger.requests;
    await open().get(present);
    await open().entries(present, pair);
    assert.equal(service().ledger.requests.length, length + 2);
  });

  it('are none, and no error, where the old interface is closed or gone', async () => {
    const id = add('Old', true);
    add('New', false);
    for (const status of [403, 404, 400, 410]) {
      service().faults.add({ kind: 'status', status, path: '/v2/glossaries' });
      assert.deepEqual(await names(), [['New', undefined]]);
    }
    service().state.capabilities.oldGlossaries = false;
    assert.deepEqual(await names(), [['New', undefined]]);
    await failure(open().get(id), { kind: 'notFound', operation: 'glossaries.get' });
    await failure(open().entries(id, pair), { kind: 'notFound', operation: 'glossaries.entries' });
  });

  it('are asked for again where the service is not there, and then are an error', async () => {
    add('Old', true);
    service().faults.add({ kind: 'status', status: 503, path: '/v2/glossaries' });
    assert.deepEqual(await names(), [['Old', true]]);
    service().faults.add({ kind: 'status', status: 503, path: '/v2/glossaries', times: 'always' });
    await failure(open().list(), { kind: 'unavailable' });
  });

  it('are not asked for where the present interface refuses the key', async () => {
    const id = add('Old', true);
    await failure(open(demoKeys.textOnly).get(id), { kind: 'permission' });
    assert.equal(service().ledger.requests.length, 1);
  });

  it('cannot be changed', async () => {
    const id = add('Old', true);
    await failure(open().edit(id, { name: 'x' }), { kind: 'notFound' });
    await failure(open().replaceDictionary(id, { ...pair, entries: [] }), {});
    assert.equal(service().state.glossaries[0]?.name, 'Old');
  });
});
