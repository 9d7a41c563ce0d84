import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Dispatcher } from 'undici';
import { networkDispatcher } from '../../../../src/service/network/networkDispatcher.ts';
import { undiciTransport } from '../../../../src/service/network/undiciTransport.ts';
import { undiciSocket } from '../../../../src/service/voice/undiciSocket.ts';
import { connect, failure, hello, useService } from '../connect.ts';

/** What a proxy does with a connection, and with what it is asked. */
type Conduct = (socket: Socket) => unknown;

const answering =
  (answer: string | Buffer, after: (socket: Socket) => unknown = () => {}): Conduct =>
  (socket) =>
    socket.once('data', () => socket.write(answer, () => after(socket)));
const end = (socket: Socket) => socket.end();
const established = 'HTTP/1.1 200 Connection established\r\n\r\n';

describe('a proxy that opens no way', () => {
  let server: Server;
  let dispatcher: Dispatcher;
  let connections: Socket[];

  beforeEach(() => {
    connections = [];
  });
  afterEach(async () => {
    for (const socket of connections) socket.destroy();
    server.close();
    await dispatcher.destroy();
  });

  async function over(conduct: Conduct, scheme = 'http') {
    server = createServer((socket) => {
      connections.push(socket);
      socket.on('error', () => undefined);
      conduct(socket);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const address = `${scheme}://127.0.0.1:${port}`;
    const proxy = { address, noProxy: [], authorization: undefined, isStrict: true };
    dispatcher = networkDispatcher({ ca: undefined, proxy });
    return connect('https://service.test', { transport: undiciTransport(dispatcher) });
  }

  for (const [what, conduct, kind] of [
    ['closes at once', end, 'proxy'],
    [
      'closes when it is asked',
      (socket: Socket) => socket.once('data', () => socket.end()),
      'proxy',
    ],
    [
      'resets when it is asked',
      (socket: Socket) => socket.once('data', () => socket.resetAndDestroy()),
      'proxy',
    ],
    ['is a SOCKS port', answering(Buffer.from([5, 255]), end), 'proxy'],
    ['is another program', answering('220 mail.test ESMTP\r\n'), 'proxy'],
    ['answers half a status line and closes', answering('HTTP/1.1 2', end), 'proxy'],
    ['refuses with 502', answering('HTTP/1.1 502 Bad Gateway\r\n\r\n', end), 'proxy'],
    ['refuses with a page', answering('HTTP/1.1 503 No\r\nContent-Length: 2\r\n\r\nno'), 'proxy'],
    ['agrees and closes', answering(established, end), 'network'],
    ['agrees and talks nonsense', answering(`${established}nonsense, not TLS`), 'tls'],
  ] as const) {
    it(`(${what}) is a failure after few attempts, of which nothing was counted`, async () => {
      const { client } = await over(conduct);
      await failure(client.translate(hello, { mode: 'batch' }), {
        kind,
        ambiguous: false,
        mayHaveBeenBilled: false,
      });
      const made = connections.length;
      assert.ok(made >= 1 && made <= (kind === 'network' ? 5 : 3), `${made} connections`);
      for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
      assert.equal(connections.length, made);
    });
  }

  for (const [what, conduct] of [
    ['takes the connection and says nothing', () => {}],
    ['answers half a status line', answering('HTTP/1.1 2')],
    ['agrees and says nothing more', answering(established)],
  ] as const) {
    it(`(${what}) ends with the time of each attempt, and when it is cancelled`, async () => {
      const { client, clock } = await over(conduct);
      const call = failure(client.usage(), { kind: 'timeout' });
      for (let attempt = 1; attempt <= 3; attempt++) {
        while (connections.length < attempt) await new Promise(setImmediate);
        clock.expire();
        await new Promise(setImmediate);
      }
      await call;
      assert.equal(connections.length, 3);
      const controller = new AbortController();
      const cancelled = client.usage({ signal: controller.signal });
      while (connections.length < 4) await new Promise(setImmediate);
      controller.abort(new Error('enough'));
      await assert.rejects(cancelled, /enough/);
    });
  }

  for (const [what, reply] of [
    ['wants what nobody offers', [5, 255]],
    ['is a web server', [...Buffer.from('HTTP/1.1 400 Bad Request')]],
  ] as const) {
    it(`(SOCKS, ${what}) is a failure of the proxy, of which nothing was counted`, async () => {
      const { client } = await over(answering(Buffer.from(reply)), 'socks5');
      await failure(client.translate(hello, { mode: 'batch' }), {
        kind: 'proxy',
        ambiguous: false,
        mayHaveBeenBilled: false,
      });
      assert.equal(connections.length, 1);
    });
  }

  for (const [what, conduct] of [
    ['closes at once', end],
    [
      'resets when it is asked',
      (socket: Socket) => socket.once('data', () => socket.resetAndDestroy()),
    ],
    ['closes when it has agreed', answering(Buffer.from([5, 0]), end)],
  ] as const) {
    it(`(SOCKS, ${what}) is a failure of which nothing was counted`, async () => {
      const { client } = await over(conduct, 'socks5');
      await failure(client.translate(hello, { mode: 'batch', once: true }), {
        ambiguous: false,
        mayHaveBeenBilled: false,
      });
    });
  }

  it('closes a socket of a voice session, which is not opened again by itself', async () => {
    await over(end);
    const heard = await new Promise<string>((resolve) => {
      undiciSocket(dispatcher)(new URL('wss://service.test/stream'), {
        opened: () => resolve('opened'),
        message: () => resolve('message'),
        closed: () => resolve('closed'),
      });
    });
    assert.deepEqual([heard, connections.length], ['closed', 1]);
  });

  for (const scheme of ['socks4', 'socks4a']) {
    it(`(${scheme}) is named as the cause, and not asked`, async () => {
      const { client } = await over(() => {}, scheme);
      await failure(client.translate(hello), {
        kind: 'proxy',
        code: 'unusable_proxy',
        ambiguous: false,
      });
      assert.equal(connections.length, 0);
    });
  }
});

describe('a service on this machine', () => {
  const service = useService();

  for (const host of ['127.0.0.1', '127.0.0.2', 'localhost', 'a.localhost', '[::ffff:127.0.0.1]']) {
    it(`(${host}) is reached, and no proxy sees anything of it`, async () => {
      let seen = 0;
      const server = createServer((socket) => {
        seen++;
        socket.destroy();
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const proxy = { address, noProxy: [], authorization: undefined, isStrict: true };
      const dispatcher = networkDispatcher({ ca: undefined, proxy });
      const { port } = new URL(service().url);
      const { client } = connect(`http://${host}:${port}`, {
        transport: undiciTransport(dispatcher),
      });
      const usage = await client.usage().catch((error: unknown) => error);
      // Where the stand-in does not listen on that address, nobody is reached, and above all not the proxy.
      if (usage instanceof Error) assert.match(usage.message, /ECONNREFUSED/);
      assert.equal(seen, 0);
      await dispatcher.destroy();
      server.close();
    });
  }
});
