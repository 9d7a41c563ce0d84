import assert from 'node:assert/strict';
import { connectControl } from './control.ts';
import { ledgerKey } from './ledger.ts';
import { bodyOf, useService } from './testClient.ts';

describe('control from another process', () => {
  const test = useService();
  const control = () => connectControl(test.service.url);
  const translate = () =>
    test.send('POST', '/v2/translate', { json: { text: ['Hi {name}'], target_lang: 'DE' } });

  it('wants the control token', async () => {
    for (const path of ['/__control/ledger', '/__control/x'])
      assert.equal((await test.send('GET', path)).status, 401);
  });

  it('queues and clears faults', async () => {
    const { faults } = control();
    await faults.add({ kind: 'status', status: 503, path: '/v2/translate', times: 2 });
    assert.equal((await translate()).status, 503);
    assert.equal(await faults.pending(), 1);
    await faults.clear();
    assert.equal((await translate()).status, 200);
    await assert.rejects(faults.add({ kind: 'status', status: 5 }), /400/);
  });

  it('reads the ledger, in which control leaves no trace', async () => {
    await translate();
    const { requests, texts, billed, characters, peak } = await control().ledger();
    assert.deepEqual(
      requests.map(({ method, path, status }) => [method, path, status]),
      [['POST', '/v2/translate', 200]],
    );
    assert.equal(texts.get(ledgerKey('Hi {name}', 'de')), 1);
    assert.deepEqual(billed, texts);
    assert.deepEqual([characters, peak], [9, 1]);
  });

  it('switches damage on, and resets everything', async () => {
    await control().mangle(['drop']);
    assert.doesNotMatch((await translate()).text, /name/);
    await control().reset();
    assert.match((await translate()).text, /\{name\}/);
    assert.equal((await control().ledger()).requests.length, 1);
  });

  it('changes what the service holds', async () => {
    const { state } = control();
    const before = await state.read();
    await state.change({
      removeMemories: [before.memories[0]!.id],
      addMemories: [
        { name: 'First', source: 'en', targets: ['de'], rows: [['a', 'b']], first: true },
      ],
      limits: { glossaries: 2 },
      latency: { perText: 0.5 },
      tagHandling: false,
    });
    const { memories, termCollections } = await state.read();
    assert.equal(memories.length, before.memories.length);
    assert.deepEqual([memories[0]!.name, memories[0]!.segments], ['First', 1]);
    assert.equal(termCollections[0]!.lists['en']!.length, 5);
    const { limits, capabilities, latency } = test.service.state;
    assert.deepEqual([limits.glossaries, limits.memories], [2, 20_000]);
    assert.deepEqual([capabilities.tagHandling, latency], [false, { perRequest: 0, perText: 0.5 }]);
  });

  it('records each request with its headers and body', async () => {
    bodyOf(await translate());
    const [record] = test.service.ledger.requests;
    assert.equal(record!.headers.authorization, `Service-Auth-Key ${test.service.keys.paid}`);
    assert.deepEqual(record!.body, { text: ['Hi {name}'], target_lang: 'DE' });
    assert.equal(record!.bodyBytes, JSON.stringify(record!.body).length);
  });

  it('passes an expiry without waiting', async () => {
    await control().state.change({ advanceClock: 3_600_000 });
    assert.equal(test.service.state.clockOffset, 3_600_000);
  });
});
