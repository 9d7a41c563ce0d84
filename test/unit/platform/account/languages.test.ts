import assert from 'node:assert/strict';
import { Languages } from '../../../../src/platform/account/languages.ts';
import { failure, useService } from '../../service/connect.ts';
import { ChangingConnection } from '../changingConnection.ts';

describe('the languages of the service', () => {
  const service = useService();
  const open = (now?: () => number) => {
    const connection = new ChangingConnection(service().url);
    return { connection, languages: new Languages(connection, now) };
  };
  const requests = () => service().ledger.requests.length;

  it('come with their features', async () => {
    const { languages } = open();
    const german = (await languages.of('translate_text')).find(({ code }) => code === 'de');
    assert.ok(german?.features.has('glossary'));
    assert.ok(german?.features.has('formality'));
  });

  it('are asked for once an hour, each list by itself', async () => {
    let now = 0;
    const { languages } = open(() => now);
    await Promise.all([languages.of('translate_text'), languages.of('translate_text')]);
    await languages.of('glossary');
    now = 3_599_999;
    await languages.of('translate_text');
    assert.equal(requests(), 2);
    now = 3_600_000;
    await languages.of('translate_text');
    assert.equal(requests(), 3);
  });

  it('are asked for again when another service or key is used', async () => {
    const { languages, connection } = open();
    await languages.of('glossary');
    connection.change();
    await languages.of('glossary');
    assert.equal(requests(), 2);
    languages.dispose();
  });

  it('are none where the service does not offer the list', async () => {
    const { languages } = open();
    for (const status of [400, 403, 404]) service().faults.add({ kind: 'status', status });
    assert.deepEqual(await languages.of('glossary'), []);
    assert.deepEqual(await languages.of('voice'), []);
    assert.deepEqual(await languages.of('translate_text'), []);
  });

  it('are waited for no longer than somebody wants to, and serve whoever asks next', async () => {
    const { languages } = open();
    service().faults.add({ kind: 'delay', ms: 400 });
    const controller = new AbortController();
    const asked = languages.of('glossary', controller.signal);
    controller.abort();
    await assert.rejects(asked, { name: 'AbortError' });
    assert.ok((await languages.of('glossary')).length > 10);
    assert.equal(requests(), 1);
  });

  it('are asked for again after a failure', async () => {
    const { languages } = open();
    service().faults.add({ kind: 'status', status: 401 });
    await failure(languages.of('glossary'), { kind: 'credentials' });
    assert.ok((await languages.of('glossary')).length > 10);
  });
});
