import assert from 'node:assert/strict';
import { fetchTransport } from '../../../src/service/network/fetchTransport.ts';
import { connect, failure, hello, unusedUrl, useService } from './connect.ts';

const batch = { mode: 'batch' } as const;
const transport = fetchTransport(fetch);

describe('the transport over fetch', () => {
  const service = useService();
  const open = () => connect(service().url, { transport });

  it('translates', async () => {
    const { client } = open();
    const [translation] = await client.translate(hello);
    assert.equal(translation?.detectedSourceLanguage, 'EN');
    assert.equal(service().ledger.requests[0]?.headers['accept-encoding'], 'identity');
  });

  it('follows no redirect', async () => {
    const location = `${service().storageUrl}/elsewhere`;
    service().faults.add({ kind: 'redirect', status: 307, location });
    await failure(open().client.translate(hello), {
      kind: 'redirect',
      redirectHost: new URL(location).host,
    });
    assert.equal(service().ledger.requests.length, 1);
  });

  it('knows a redirect whose status is hidden', async () => {
    const hidden = {
      status: 0,
      type: 'opaqueredirect',
      headers: new Headers(),
      body: null,
    } as Response;
    const { client } = connect(service().url, { transport: fetchTransport(async () => hidden) });
    await failure(client.usage(), { kind: 'redirect', redirectHost: undefined });
  });

  it('takes an answer without a body', async () => {
    const { client } = open();
    const { memories } = await client.memories.list();
    await client.memories.delete(memories[0]?.id ?? '');
    const { totalCount } = await client.memories.list();
    assert.equal(totalCount, memories.length - 1);
  });

  it('uploads bytes as they are', async () => {
    const { client } = open();
    const file = new TextEncoder().encode('<tmx/>');
    const declared = { fileName: 'a.tmx', contentLength: file.length, name: 'a' };
    const { uploadUrl } = await client.memories.startImport(declared);
    await client.memories.upload(uploadUrl, file);
    assert.equal(service().ledger.requests.at(-1)?.status, 200);
  });

  it('counts unpacked bytes against the cap', async () => {
    service().faults.add({ kind: 'gzipBomb' });
    await failure(open().client.memories.list(), { kind: 'badAnswer', code: 'too_large' });
  });

  for (const at of ['accept', 'request', 'reply'] as const) {
    it(`repeats once after a connection that broke (${at})`, async () => {
      service().faults.add({ kind: 'cut', at, bytes: 10, path: '/v2/translate', times: 'always' });
      const { client, events } = open();
      await failure(client.translate(hello, batch), { kind: 'network', mayHaveBeenBilled: true });
      assert.equal(events.length, 2);
    });
  }

  it('tells a refused connection from a broken one', async () => {
    const { client } = connect(await unusedUrl(), { transport });
    await failure(client.translate(hello), {
      kind: 'network',
      ambiguous: false,
      mayHaveBeenBilled: false,
    });
  });

  it('ends at the deadline, in the middle of the body too', async () => {
    for (const fault of [{ kind: 'hang' }, { kind: 'stall', bytes: 5 }] as const) {
      service().reset();
      service().faults.add(fault);
      const { client, clock } = open();
      const call = failure(client.translate(hello, { ambiguous: 'never' }), { kind: 'timeout' });
      while (service().ledger.requests.length === 0) await new Promise(setImmediate);
      clock.expire();
      await call;
    }
  });

  it('can be cancelled', async () => {
    service().faults.add({ kind: 'hang' });
    const controller = new AbortController();
    const call = open().client.usage({ signal: controller.signal });
    while (service().ledger.requests.length === 0) await new Promise(setImmediate);
    const reason = new Error('enough');
    controller.abort(reason);
    await assert.rejects(call, reason);
  });
});
