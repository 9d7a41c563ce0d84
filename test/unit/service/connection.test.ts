import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProxyAgent } from 'undici';
import { undiciTransport } from '../../../src/service/network/undiciTransport.ts';
import { startService } from '../../service/service.ts';
import { connect, failure, hello, unusedUrl, useService } from './connect.ts';

const batch = { mode: 'batch' } as const;

describe('a connection that cannot be made', () => {
  it('names the host when its name is unknown, and nothing was sent', async () => {
    const { client, clock } = connect('http://nx.invalid');
    const error = await failure(client.translate(hello), {
      kind: 'network',
      host: 'nx.invalid',
      ambiguous: false,
      repeatable: true,
      mayHaveBeenBilled: false,
    });
    assert.match(error.code ?? '', /ENOTFOUND|EAI_AGAIN/);
    assert.equal(clock.waits.length, 2);
    assert(clock.waits.reduce((sum, wait) => sum + wait, 0) < 3_000);
  });

  it('is tried again until the service is there', async () => {
    const first = await startService();
    const port = Number(new URL(first.url).port);
    await first.stop();
    const { client, clock } = connect(first.url);
    const late: { service?: Awaited<ReturnType<typeof startService>> } = {};
    clock.duringWait = async () => {
      if (clock.waits.length === 2) late.service = await startService({ port });
    };
    assert.equal((await client.translate(hello, batch)).length, 1);
    assert.equal(clock.waits.length, 2);
    assert.equal(late.service?.ledger.requests.length, 1);
    await late.service?.stop();
  });
});

describe('a connection that breaks', () => {
  const service = useService();

  for (const at of ['accept', 'request', 'reply'] as const) {
    it(`(${at}) is repeated once and told as possibly counted`, async () => {
      service().faults.add({ kind: 'cut', at, bytes: 10, path: '/v2/translate' });
      const { client, events } = connect(service().url);
      assert.equal((await client.translate(hello, batch)).length, 1);
      const [failed, answered] = events;
      assert(failed?.type === 'failed' && answered?.type === 'answered');
      assert(failed.error.kind === 'network' && failed.error.mayHaveBeenBilled);
      assert(service().ledger.characters <= 10);
      assert(service().ledger.requests.every(({ headers }) => headers.range === undefined));
    });

    it(`(${at}) again and again is given up after two attempts`, async () => {
      service().faults.add({ kind: 'cut', at, bytes: 10, path: '/v2/translate', times: 'always' });
      const { client, events } = connect(service().url);
      await failure(client.translate(hello, batch), { kind: 'network', mayHaveBeenBilled: true });
      assert.equal(events.length, 2);
      assert(service().ledger.characters <= 10);
    });
  }

  for (const fault of [
    { kind: 'hang' },
    { kind: 'stall', bytes: 5 },
    { kind: 'trickle', intervalMs: 1 },
  ] as const) {
    it(`(${fault.kind}) ends at the deadline of the whole attempt`, async () => {
      service().faults.add({ ...fault, times: 'always' });
      const { client, clock } = connect(service().url);
      const call = failure(client.translate(hello, batch), {
        kind: 'timeout',
        mayHaveBeenBilled: true,
      });
      for (let attempt = 1; attempt <= 2; attempt++) {
        while (service().ledger.requests.length < attempt) await new Promise(setImmediate);
        assert.deepEqual(clock.deadlines, [60_000]);
        clock.expire();
      }
      await call;
    });
  }

  it('gives someone who waits half a minute per attempt', async () => {
    service().faults.add({ kind: 'hang' });
    const { client, clock } = connect(service().url);
    const call = client.usage();
    while (service().ledger.requests.length === 0) await new Promise(setImmediate);
    assert.deepEqual(clock.deadlines, [30_000]);
    clock.expire();
    await call;
  });

  it('gives a large body the time that a slow connection takes to send it', async () => {
    service().faults.add({ kind: 'hang' });
    const { client, clock } = connect(service().url);
    const entries = Array.from({ length: 10_000 }, (_, place) => {
      const phrase = `${place}`.padEnd(500, 'x');
      return { source: phrase, target: phrase };
    });
    const dictionary = { sourceLanguage: 'en', targetLanguage: 'de', entries };
    const call = failure(client.glossaries.create({ name: 'Large', dictionaries: [dictionary] }), {
      kind: 'timeout',
    });
    while (service().ledger.requests.length === 0) await new Promise(setImmediate);
    const [deadline = 0] = clock.deadlines;
    assert.ok(deadline > 30_000 + 300_000 && deadline < 30_000 + 320_000, String(deadline));
    clock.expire();
    await call;
  });
});

describe('a proxy', () => {
  let proxy: Server | undefined;
  afterEach(() => proxy?.close());

  const through = async (status: string) => {
    const server = createServer();
    proxy = server;
    server.on('connect', (_request, socket) => socket.end(`HTTP/1.1 ${status}\r\n\r\n`));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const agent = new ProxyAgent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return connect('https://service.test', { transport: undiciTransport(agent) });
  };

  for (const status of ['407 Proxy Authentication Required', '403 Forbidden']) {
    it(`that answers ${status} is named as the cause, once`, async () => {
      const { client, clock } = await through(status);
      await failure(client.translate(hello), {
        kind: 'proxy',
        ambiguous: false,
        mayHaveBeenBilled: false,
      });
      assert.deepEqual(clock.waits, []);
    });
  }

  it('that is not there is a connection that cannot be made', async () => {
    const transport = undiciTransport(new ProxyAgent(await unusedUrl()));
    const { client } = connect('https://service.test', { transport });
    await failure(client.translate(hello), {
      kind: 'network',
      code: 'ECONNREFUSED',
      mayHaveBeenBilled: false,
    });
  });
});
