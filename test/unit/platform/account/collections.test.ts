import assert from 'node:assert/strict';
import { Agent } from 'undici';
import { Collections } from '../../../../src/platform/account/collections.ts';
import { KnownCollections } from '../../../../src/platform/account/knownCollections.ts';
import { createClient } from '../../../../src/service/client.ts';
import type { ServiceError } from '../../../../src/service/errors.ts';
import { undiciTransport } from '../../../../src/service/network/undiciTransport.ts';
import { startService, type Service } from '../../../service/service.ts';
import { memento } from '../../features/spokenTerms/memento.ts';

const listPath = '/v3/spoken-terms';

describe('spoken-terms collections', () => {
  let service: Service;
  let agent: Agent;
  let known: KnownCollections;
  let collections: Collections;
  let changes: number;
  before(async () => {
    service = await startService();
    agent = new Agent();
  });
  beforeEach(() => {
    service.reset();
    const client = createClient({
      baseUrl: new URL(service.url),
      scheme: 'Service-Auth-Key',
      key: () => service.keys.paid,
      transport: undiciTransport(agent),
      userAgent: 'glossa-tests',
      random: () => 0,
    });
    known = new KnownCollections(memento());
    changes = 0;
    const home = async () => ({ origin: service.url, spokenTerms: client.spokenTerms });
    collections = new Collections(home, known);
    collections.onDidChange(() => void changes++);
  });
  after(async () => {
    await agent.close();
    await service.stop();
  });

  const first = async () => (await collections.list()).collections[0]!;
  const storedTerms = (language: string) => service.state.termCollections[0]!.lists.get(language);
  const changeElsewhere = (language: string, terms: readonly string[]): void => {
    const [collection] = service.state.termCollections;
    service.state.termCollections = [{ ...collection!, lists: new Map([[language, terms]]) }];
  };
  const requests = () =>
    service.ledger.requests.map(
      ({ method, path }) => `${method} ${path.replace(/[0-9a-f-]{36}/, '…')}`,
    );
  const notOffered = (status: 404 | 405, path: string, method = 'GET') =>
    service.faults.add({ kind: 'status', status, path, method, times: 'always' });

  it('come from the service, asked once until something changes', async () => {
    const [one, same] = await Promise.all([collections.list(), collections.list()]);
    assert.equal(one, same);
    assert.equal(one.listed, true);
    assert.deepEqual(
      one.collections.map(({ name, lists }) => [name, lists.length]),
      [['Team and product names', 2]],
    );
    assert.deepEqual(requests(), ['GET /v3/spoken-terms']);
    collections.refresh();
    await collections.list();
    assert.equal(requests().length, 2);
  });

  it('are asked for again after a failure', async () => {
    service.faults.add({ kind: 'status', status: 403, path: listPath });
    await assert.rejects(
      collections.list(),
      (error) => (error as ServiceError).kind === 'permission',
    );
    assert.equal((await collections.list()).collections.length, 1);
  });

  it('read the terms of a list once', async () => {
    const { id } = await first();
    const read = await Promise.all([collections.terms(id, 'de'), collections.terms(id, 'DE')]);
    assert.deepEqual(read[0]?.terms, storedTerms('de'));
    assert.equal(read[0], read[1]);
    assert.equal(requests().filter((one) => one.endsWith('/entries')).length, 1);
  });

  it('read no terms of a list that does not exist', async () => {
    const { id } = await first();
    assert.deepEqual(await collections.terms(id, 'ja'), { terms: [], remembered: false });
    assert.deepEqual(requests(), ['GET /v3/spoken-terms']);
  });

  it('read a list that somebody else has started since', async () => {
    const { id } = await first();
    changeElsewhere('ja', ['東京']);
    assert.deepEqual((await collections.terms(id, 'ja'))?.terms, []);
    assert.deepEqual((await collections.termsNow(id, 'ja'))?.terms, ['東京']);
    assert.deepEqual(
      (await collections.findNow(id))?.lists.map(({ language }) => language),
      ['ja'],
    );
  });

  it('are created, renamed and deleted', async () => {
    const { id } = await collections.create('Support calls');
    assert.deepEqual((await collections.find(id))?.lists, []);
    await collections.rename(id, 'Sales calls');
    assert.equal((await collections.find(id))?.name, 'Sales calls');
    await collections.delete(id);
    assert.equal(await collections.find(id), undefined);
    assert.deepEqual(known.of(service.url), []);
    assert.equal(changes, 3);
  });

  it('merge without deleting anything, and send only what is new', async () => {
    const { id } = await first();
    const before = storedTerms('de')!;
    const saved = await collections.merge(id, { language: 'de', terms: ['Neu', before[0]!] });
    assert.deepEqual(storedTerms('de'), [...before, 'Neu']);
    assert.deepEqual(saved, { entryCount: before.length + 1, expected: before.length + 1 });
    const sent = service.ledger.requests.find(({ method }) => method === 'PATCH');
    assert.deepEqual(sent?.body, {
      term_lists: [{ lang: 'de', entries: 'Neu' }],
    });
  });

  it('merge against what the list holds now, not what it held when it was read', async () => {
    const { id } = await first();
    await collections.terms(id, 'de');
    changeElsewhere('de', ['Anderes']);
    const saved = await collections.merge(id, { language: 'de', terms: ['Glossa'] });
    assert.deepEqual(storedTerms('de'), ['Anderes', 'Glossa']);
    assert.deepEqual(saved, { entryCount: 2, expected: 2 });
  });

  it('send nothing where a merge would add nothing', async () => {
    const { id } = await first();
    const saved = await collections.merge(id, { language: 'de', terms: ['Glossa'] });
    assert.deepEqual(saved, { entryCount: 4, expected: 4 });
    assert.equal(
      requests().some((one) => one.startsWith('PATCH')),
      false,
    );
  });

  it('start a list of a new language by merging', async () => {
    const { id } = await first();
    const saved = await collections.merge(id, { language: 'ja', terms: ['東京'] });
    assert.deepEqual(storedTerms('ja'), ['東京']);
    assert.deepEqual(saved, { entryCount: 1, expected: 1 });
  });

  it('replace a list as a whole', async () => {
    const { id } = await first();
    const saved = await collections.replace(id, { language: 'de', terms: ['Nur dies'] });
    assert.deepEqual(storedTerms('de'), ['Nur dies']);
    assert.deepEqual(saved, { entryCount: 1, expected: 1 });
    assert.deepEqual((await collections.terms(id, 'de'))?.terms, ['Nur dies']);
  });

  it('delete one list and keep the others', async () => {
    const { id } = await first();
    await collections.deleteList(id, 'de');
    assert.deepEqual(
      (await collections.find(id))?.lists.map(({ language }) => language),
      ['en'],
    );
  });

  it('pass on what the service refuses and change nothing', async () => {
    const { id } = await first();
    const before = storedTerms('de');
    await assert.rejects(
      collections.replace(id, { language: 'de', terms: ['x'.repeat(301)] }),
      (error) => (error as ServiceError).serviceMessage?.includes('300') === true,
    );
    assert.deepEqual(storedTerms('de'), before);
    assert.equal(changes, 0);
  });

  for (const status of [404, 405] as const) {
    it(`come from the workspace's registry where listing answers ${status}`, async () => {
      notOffered(status, listPath);
      assert.deepEqual(await collections.list(), { listed: false, collections: [] });
      const { id, name } = await collections.create('Support calls');
      await collections.replace(id, { language: 'de', terms: ['Glossa', 'TMX'] });
      const { listed, collections: found } = await collections.list();
      assert.equal(listed, false);
      assert.deepEqual(
        found.map((one) => [one.id, one.name, one.lists]),
        [[id, name, [{ language: 'de', entryCount: 2 }]]],
      );
      assert.ok(found[0]?.created instanceof Date);
      await collections.forget(id);
      assert.deepEqual((await collections.list()).collections, []);
      assert.equal(
        service.state.termCollections.some((one) => one.id === id),
        true,
      );
    });
  }

  it('are added to the registry by their id', async () => {
    const { id } = await first();
    notOffered(405, listPath);
    collections.refresh();
    assert.deepEqual((await collections.list()).collections, []);
    const found = await collections.look(id);
    assert.equal(found?.name, 'Team and product names');
    await collections.add(found);
    assert.deepEqual(
      (await collections.find(id))?.lists.map(({ entryCount }) => entryCount),
      [5, 4],
    );
  });

  it('are unknown to the service when it does not tell about an id', async () => {
    assert.equal(await collections.look('00000000-0000-4000-8000-000000000000'), undefined);
  });

  it('remember what was saved where terms cannot be read, as long as the counts agree', async () => {
    const { id } = await first();
    notOffered(405, `${listPath}/${id}/entries`);
    assert.equal(await collections.terms(id, 'de'), undefined);
    await collections.replace(id, { language: 'de', terms: ['Glossa', 'TMX'] });
    assert.deepEqual(await collections.terms(id, 'de'), {
      terms: ['Glossa', 'TMX'],
      remembered: true,
    });
    await collections.merge(id, { language: 'de', terms: ['Neu'] });
    assert.deepEqual((await collections.terms(id, 'de'))?.terms, ['Glossa', 'TMX', 'Neu']);
    changeElsewhere('de', ['Eins']);
    const saved = await collections.merge(id, { language: 'de', terms: ['Zwei'] });
    assert.deepEqual(saved, { entryCount: 2, expected: 4 });
    assert.equal(await collections.terms(id, 'de'), undefined);
  });

  it('keep the registries of two services apart', async () => {
    await collections.create('Here');
    assert.deepEqual(known.of('https://elsewhere.test'), []);
    assert.equal(known.of(service.url).length, 1);
  });
});
