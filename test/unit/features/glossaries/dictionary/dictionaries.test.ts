import assert from 'node:assert/strict';
import { Dictionaries } from '../../../../../src/features/glossaries/dictionary/dictionaries.ts';
import { connect, failure, useService } from '../../../service/connect.ts';

const entriesOf = (terms: Readonly<Record<string, string>>) =>
  Object.entries(terms).map(([source, target]) => ({ source, target }));
const textOf = (entries: readonly { source: string; target: string }[]) =>
  Object.fromEntries(entries.map(({ source, target }) => [source, target]));

describe('dictionaries at the service', () => {
  const service = useService({ seed: 'empty' });

  const open = async (terms: Readonly<Record<string, string>>) => {
    const { client } = connect(service().url);
    const pair = { sourceLanguage: 'en', targetLanguage: 'de' };
    const dictionary = { ...pair, entries: entriesOf(terms) };
    const { id: glossaryId } = await client.glossaries.create({
      name: 'Terms',
      dictionaries: [dictionary],
    });
    const id = { glossaryId, ...pair };
    const dictionaries = new Dictionaries(async () => client.glossaries);
    await dictionaries.load(id);
    const stored = async () => textOf((await client.glossaries.entries(glossaryId, pair)).entries);
    /** What another window does meanwhile. */
    const elsewhere = (terms: Readonly<Record<string, string>>) =>
      client.glossaries.replaceDictionary(glossaryId, { ...pair, entries: entriesOf(terms) });
    return { id, dictionaries, stored, elsewhere };
  };
  const methods = () => service().ledger.requests.map(({ method }) => method);

  it('are replaced as a whole, with the changes known before', async () => {
    const { id, dictionaries, stored } = await open({ a: '1', b: '2', c: '3' });
    const update = await dictionaries.replacement(id, entriesOf({ a: '1', b: 'two', d: '4' }));
    assert.deepEqual(textOf(update.changes.added), { d: '4' });
    assert.deepEqual(textOf(update.changes.changed), { b: 'two' });
    assert.deepEqual(textOf(update.changes.removed), { c: '3' });
    await dictionaries.replace(update);
    assert.deepEqual(await stored(), { a: '1', b: 'two', d: '4' });
    assert.deepEqual(methods(), ['POST', 'GET', 'GET', 'PUT', 'GET']);
  });

  it('tell what somebody else changed since they were loaded', async () => {
    const { id, dictionaries, elsewhere } = await open({ a: '1' });
    await elsewhere({ a: 'one', b: '2' });
    const update = await dictionaries.replacement(id, entriesOf({ a: '1', c: '3' }));
    assert.deepEqual(textOf(update.meanwhile.added), { b: '2' });
    assert.deepEqual(textOf(update.meanwhile.changed), { a: 'one' });
    assert.deepEqual(textOf(update.changes.removed), { b: '2' });
  });

  it('start from what was written last', async () => {
    const { id, dictionaries } = await open({ a: '1' });
    await dictionaries.replace(await dictionaries.replacement(id, entriesOf({ a: '2' })));
    const { meanwhile } = await dictionaries.replacement(id, entriesOf({ a: '3' }));
    assert.deepEqual(meanwhile, { added: [], changed: [], removed: [] });
  });

  it('take merged entries beside those of others', async () => {
    const { id, dictionaries, stored, elsewhere } = await open({ a: '1', b: '2', gone: 'x' });
    await elsewhere({ a: 'theirs', b: '2', gone: 'x', e: '5' });
    const update = await dictionaries.merger(id, entriesOf({ a: '1', b: 'mine', c: '3' }));
    assert.deepEqual(textOf(update.changes.added), { c: '3' });
    assert.deepEqual(textOf(update.changes.changed), { b: 'mine' });
    assert.deepEqual(textOf(update.changes.removed), { gone: 'x' });
    await dictionaries.merge(update);
    assert.deepEqual(await stored(), { a: 'theirs', b: 'mine', gone: 'x', e: '5', c: '3' });
    assert.ok(methods().includes('PATCH'));
    const body = service().ledger.requests.find(({ method }) => method === 'PATCH')?.body;
    const [sent] = (body as { dictionaries: { entries: string }[] }).dictionaries;
    assert.equal(sent?.entries, 'c\t3\nb\tmine');
  });

  it('are as they were where the service refuses', async () => {
    const { id, dictionaries, stored } = await open({ a: '1' });
    const update = await dictionaries.replacement(id, entriesOf({ b: '2' }));
    service().faults.add({ kind: 'status', status: 403 });
    await failure(dictionaries.replace(update), { status: 403 });
    assert.deepEqual(await stored(), { a: '1' });
  });
});
