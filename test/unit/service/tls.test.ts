import assert from 'node:assert/strict';
import { createServer } from 'node:https';
import { createServer as createPlainServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { Agent } from 'undici';
import { undiciTransport } from '../../../src/service/undiciTransport.ts';
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
