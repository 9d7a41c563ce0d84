import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect as connectTo, type AddressInfo, type Server } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { networkDispatcher } from '../../../../src/service/network/networkDispatcher.ts';
import { undiciTransport } from '../../../../src/service/network/undiciTransport.ts';
import { undiciSocket } from '../../../../src/service/voice/undiciSocket.ts';
import { certificateKey, otherHost } from '../certificates.ts';

/** What went by, in the order in which it did: where the proxy was asked to lead, and what the service was asked for. */
interface Seen {
  readonly tunnels: string[];
  readonly authorizations: (string | undefined)[];
  readonly paths: string[];
}

describe('a socket of a voice session', () => {
  const open: Server[] = [];
  let sockets: WebSocketServer;
  let seen: Seen;
  beforeEach(() => {
    seen = { tunnels: [], authorizations: [], paths: [] };
    sockets = new WebSocketServer({ noServer: true });
  });
  afterEach(() => {
    for (const client of sockets.clients) client.terminate();
    for (const server of open.splice(0)) server.close();
  });

  async function listen(server: Server): Promise<number> {
    open.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  /** A service that says back what it hears, with a certificate for `other.test` that only these tests trust. */
  async function service(): Promise<number> {
    const server = createSecureServer({ key: certificateKey, cert: otherHost });
    server.on('request', ({ url = '' }, response) => {
      seen.paths.push(url);
      response.end('answer');
    });
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      seen.paths.push(request.url ?? '');
      sockets.handleUpgrade(request, socket, head, (one) => {
        one.on('message', (data) => one.send(`heard ${(data as Buffer).toString()}`));
      });
    });
    return listen(server);
  }

  /** Leads every host to one port of this machine, as only a proxy can. */
  async function proxyTo(port: number): Promise<string> {
    const server = createServer();
    server.on('connect', (request: IncomingMessage, client: Duplex, head: Buffer) => {
      seen.tunnels.push(request.url ?? '');
      seen.authorizations.push(request.headers['proxy-authorization']);
      const away = connectTo(port, '127.0.0.1', () => {
        client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        away.write(head);
        client.pipe(away).pipe(client);
      });
      away.on('error', () => client.destroy());
      client.on('error', () => away.destroy());
    });
    return `http://127.0.0.1:${await listen(server)}`;
  }

  const route = (address: string, ca: string[] | undefined) =>
    networkDispatcher({
      ca,
      proxy: { address, authorization: 'Basic abc', noProxy: [], isStrict: true },
    });

  /** What a socket hears until it closes. */
  const talk = (dispatcher: ReturnType<typeof route>): Promise<readonly string[]> =>
    new Promise((resolve) => {
      const heard: string[] = [];
      const socket = undiciSocket(dispatcher)(new URL('wss://other.test/stream?token=t'), {
        opened: () => socket.send('sound'),
        message(text) {
          heard.push(text);
          socket.close();
        },
        closed: () => resolve(heard),
      });
    });

  it('takes the proxy and the certificates that every request takes', async () => {
    const dispatcher = route(await proxyTo(await service()), [otherHost]);
    const answer = await undiciTransport(dispatcher)({
      method: 'GET',
      url: new URL('https://other.test/request'),
      headers: {},
      signal: new AbortController().signal,
    });
    for await (const _ of answer.body);
    assert.deepEqual(await talk(dispatcher), ['heard sound']);
    assert.deepEqual(seen.paths, ['/request', '/stream?token=t']);
    assert.ok(seen.tunnels.length > 0);
    for (const tunnel of seen.tunnels) assert.equal(tunnel, 'other.test:443');
    for (const authorization of seen.authorizations) assert.equal(authorization, 'Basic abc');
    await dispatcher.close();
  });

  it('is closed where the certificate is not one that is trusted, and nothing was said', async () => {
    const dispatcher = route(await proxyTo(await service()), undefined);
    assert.deepEqual(await talk(dispatcher), []);
    assert.deepEqual([seen.tunnels, seen.paths], [['other.test:443'], []]);
    await dispatcher.close();
  });

  it('is closed where the proxy is not there, and goes no other way', async () => {
    await service();
    const dispatcher = route('http://127.0.0.1:1', [otherHost]);
    assert.deepEqual(await talk(dispatcher), []);
    assert.deepEqual(seen.paths, []);
    await dispatcher.close();
  });
});
