import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:https';
import { connect as connectTo, createServer as createPlainServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { Agent } from 'undici';
import { undiciTransport } from '../../../src/service/network/undiciTransport.ts';
import { certificateKey, expired, otherHost } from './certificates.ts';
import { connect, failure, hello } from './connect.ts';

const batch = { mode: 'batch' } as const;

describe('a connection that cannot be trusted', () => {
  let open: Server | undefined;
  afterEach(() => open?.close());

  async function listen(server: Server): Promise<string> {
    open = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  for (const [name, cert, ca, code] of [
    ['signed by nobody known', otherHost, undefined, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['expired', expired, expired, 'CERT_HAS_EXPIRED'],
    ['for another host', otherHost, otherHost, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ] as const) {
    it(`(${name}) is tried once and gets no key`, async () => {
      let requests = 0;
      const server = createServer({ key: certificateKey, cert }, () => requests++);
      const transport = undiciTransport(new Agent({ connect: { ca } }));
      const { client, clock } = connect(await listen(server), { transport });
      await failure(client.translate(hello, batch), {
        kind: 'tls',
        code,
        ambiguous: false,
        mayHaveBeenBilled: false,
      });
      assert.equal(requests, 0);
      assert.deepEqual(clock.waits, []);
    });
  }

  it('gets no document either, which is then not billed', async () => {
    let requests = 0;
    const server = createServer({ key: certificateKey, cert: expired }, () => requests++);
    const { client } = connect(await listen(server));
    async function* open() {
      yield Buffer.from('one');
    }
    const upload = client.documents.upload(
      { name: 'a.txt', size: 3, open },
      { targetLanguage: 'DE' },
      batch,
    );
    await failure(upload, { kind: 'tls', ambiguous: false });
    assert.equal(requests, 0);
  });

  for (const [what, end] of [
    ['is closed', (socket: Socket) => socket.end()],
    ['is reset', (socket: Socket) => socket.resetAndDestroy()],
  ] as const) {
    it(`that ${what} before it can be trusted has sent nothing that counts`, async () => {
      const server = createPlainServer((socket) => {
        socket.on('error', () => {});
        socket.once('data', () => end(socket));
      });
      const { client } = connect(await listen(server));
      await failure(client.translate(hello, { ...batch, once: true }), {
        kind: 'network',
        ambiguous: false,
        repeatable: true,
        mayHaveBeenBilled: false,
      });
    });
  }

  it('(no TLS at the other end) is tried once and gets no key', async () => {
    const received: Buffer[] = [];
    const server = createPlainServer((socket) => {
      socket.on('data', (data) => {
        received.push(data);
        socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
      });
      socket.on('error', () => {});
    });
    const { client, clock } = connect(await listen(server));
    await failure(client.translate(hello, batch), { kind: 'tls', mayHaveBeenBilled: false });
    assert.deepEqual(clock.waits, []);
    assert.doesNotMatch(Buffer.concat(received).toString('latin1'), /demo-paid-key|authorization/i);
  });
});

describe('a trusted connection in which something else than TLS turns up', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  async function listen(server: Server): Promise<number> {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  /** Answers so, as soon as something of a request has arrived; then it breaks the connection. `broken`: the client knows. */
  async function breaking(maxVersion: 'TLSv1.2' | 'TLSv1.3', answer: string) {
    const course = new EventEmitter();
    const events = ['connected', 'answered', 'broken'] as const;
    const [connected, answered, broken] = events.map((event) => once(course, event));
    const server = createTlsServer(
      { key: certificateKey, cert: otherHost, maxVersion },
      (socket) => {
        socket.on('error', () => course.emit('broken'));
        socket.once('data', () => socket.write(answer, () => course.emit('answered')));
      },
    );
    const port = await listen(server);
    let toClient: Socket | undefined;
    const relay = createPlainServer((socket) => {
      const onward = connectTo(port, '127.0.0.1');
      for (const one of [socket, onward]) one.on('error', () => {});
      socket.pipe(onward).pipe(socket);
      socket.once('close', () => onward.destroy());
      toClient = socket;
      course.emit('connected');
    });
    const url = `https://127.0.0.1:${await listen(relay)}`;
    const breakIt = async () => {
      await Promise.all([connected, answered]);
      toClient?.write('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      await broken;
      toClient?.resetAndDestroy();
    };
    void breakIt();
    const transport = undiciTransport(new Agent({ connect: { rejectUnauthorized: false } }));
    return { ...connect(url, { transport }), broken };
  }

  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
    it(`(${version}) may have taken a document that is being sent`, async () => {
      const { client, broken } = await breaking(version, '');
      const pieces = ['one', 'two', 'three'].map((text) => Buffer.from(text));
      const size = pieces.reduce((sum, { length }) => sum + length, 0);
      async function* open() {
        for (const [place, piece] of pieces.entries()) {
          if (place === 1) await broken;
          yield piece;
        }
      }
      const upload = client.documents.upload(
        { name: 'a.txt', size, open },
        { targetLanguage: 'DE' },
        batch,
      );
      await failure(upload, { kind: 'network', ambiguous: true });
    });

    it(`(${version}) may have counted what it began to answer`, async () => {
      const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n{';
      const { client } = await breaking(version, head);
      const translation = client.translate(hello, { ...batch, once: true });
      await failure(translation, { kind: 'network', ambiguous: true });
    });
  }
});
