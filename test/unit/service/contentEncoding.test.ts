import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as zlib from 'node:zlib';
import { Agent } from 'undici';
import { fetchTransport } from '../../../src/service/network/fetchTransport.ts';
import { decoded } from '../../../src/service/http/contentEncoding.ts';
import { undiciTransport } from '../../../src/service/network/undiciTransport.ts';
import { runToEnd, unitsOf } from '../translation/withService.ts';
import { createTranslator } from '../../../src/service/text/translator.ts';
import { connect, failure, hello } from './connect.ts';

const batch = { mode: 'batch' } as const;
const answer = JSON.stringify({
  translations: [{ detected_source_language: 'EN', text: 'Größe '.repeat(5_000) }],
});

const encodings: readonly (readonly [string, (text: string) => Uint8Array])[] = [
  ['identity', (text) => Buffer.from(text)],
  ['', (text) => Buffer.from(text)],
  ['gzip', (text) => zlib.gzipSync(text)],
  ['x-gzip', (text) => zlib.gzipSync(text)],
  [' GZip ', (text) => zlib.gzipSync(text)],
  ['deflate', (text) => zlib.deflateSync(text)],
  ['deflate', (text) => zlib.deflateRawSync(text)],
  ['br', (text) => zlib.brotliCompressSync(text)],
  ['gzip, br', (text) => zlib.brotliCompressSync(zlib.gzipSync(text))],
  ['deflate, gzip', (text) => zlib.gzipSync(zlib.deflateRawSync(text))],
  ['zstd', (text) => zlib.zstdCompressSync(text)],
  // Labels that name no encoding.
  ...['utf-8', 'UTF8', 'none', 'binary', 'aws-chunked', 'iso-8859-1'].map(
    (label) => [label, (text: string) => Buffer.from(text)] as const,
  ),
  ['aws-chunked, gzip', (text) => zlib.gzipSync(text)],
];

const agent = new Agent();
const transports = { undici: undiciTransport(agent), fetch: fetchTransport(fetch) };

for (const [name, transport] of Object.entries(transports)) {
  describe(`a body that is encoded although nobody asked for that (${name})`, () => {
    let server: Server;
    let requests = 0;
    let reply: (response: ServerResponse, request: IncomingMessage) => unknown;

    before(async () => {
      server = createServer((request, response) => {
        requests++;
        request.resume();
        request.on('end', () => reply(response, request));
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
    });
    beforeEach(() => {
      requests = 0;
    });
    after(() => {
      server.closeAllConnections();
      server.close();
    });

    const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const open = () => connect(url(), { transport });
    const replyWith = (encoding: string, body: Uint8Array, status = 200, also = {}) => {
      reply = (response) => {
        const type = { 'content-type': 'application/json' };
        response.writeHead(status, { ...type, 'content-encoding': encoding, ...also });
        response.end(body);
      };
    };

    for (const [encoding, encode] of encodings) {
      it(`(${JSON.stringify(encoding)}) is read, and asked for once`, async () => {
        replyWith(encoding, encode(answer));
        const [translation] = await open().client.translate(hello, batch);
        assert.equal(translation?.text, 'Größe '.repeat(5_000));
        assert.equal(requests, 1);
      });

      it(`(${JSON.stringify(encoding)}) of a refusal keeps its message and its code`, async () => {
        replyWith(encoding, encode('{"message":"Too many texts","code":"too_many"}'), 400);
        await failure(open().client.translate(hello, batch), {
          kind: 'invalid',
          code: 'too_many',
          serviceMessage: 'Too many texts',
        });
      });

      it(`(${JSON.stringify(encoding)}) of a file is read while it arrives`, async () => {
        replyWith(encoding, encode(answer));
        const { client } = open();
        const file: Uint8Array[] = [];
        for await (const piece of client.memories.download(`${url()}/file`)) file.push(piece);
        assert.equal(Buffer.concat(file).toString(), answer);
        const result: Uint8Array[] = [];
        for await (const piece of client.documents.result({ id: 'id', key: 'key' }))
          result.push(piece);
        assert.equal(Buffer.concat(result).toString(), answer);
      });
    }

    it('piece by piece is read', async () => {
      const body = zlib.gzipSync(answer);
      reply = async (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
        for (const byte of body.subarray(0, 50)) {
          response.write(Uint8Array.of(byte));
          await new Promise(setImmediate);
        }
        response.end(body.subarray(50));
      };
      assert.equal((await open().client.translate(hello)).length, 1);
    });

    it('and empty is empty', async () => {
      for (const [status, body] of [
        [204, ''],
        [200, ''],
      ] as const) {
        replyWith('gzip', Buffer.from(body), status);
        await open().client.memories.delete('id');
      }
    });

    for (const encoding of ['compress', 'x-made-up', 'gzip, x-made-up', 'aes128gcm']) {
      it(`(${encoding}) in a way that nobody knows is told as that, once, and stops a run`, async () => {
        replyWith(encoding, zlib.gzipSync(answer));
        const { client } = open();
        const error = await failure(client.translate(hello, batch), { kind: 'badAnswer' });
        assert.equal(error.code, `content-encoding: ${encoding}`);
        assert.equal(requests, 1);
        const job = { sourceLocale: 'en', locale: 'de', units: unitsOf('One', 'Two') };
        const events = await runToEnd([job], createTranslator(client));
        assert.equal(events.filter(({ kind }) => kind === 'failed').length, 2);
        assert.equal(requests, 2);
      });
    }

    it('with an encoding that is none to speak of does not hide a refusal', async () => {
      replyWith('x-made-up', Buffer.from('{"message":"no"}'), 456);
      await failure(open().client.translate(hello, batch), { kind: 'quota', status: 456 });
    });

    it('is not read further than an answer may be large', async () => {
      replyWith('gzip', zlib.gzipSync(Buffer.alloc(200_000_000, ' ')));
      await failure(open().client.usage(), { kind: 'badAnswer', code: 'too_large' });
    });

    it('again and again is not read further, either', async () => {
      let body: Uint8Array = zlib.gzipSync(Buffer.alloc(200_000_000, ' '));
      body = zlib.gzipSync(body);
      replyWith('gzip, gzip', body);
      await failure(open().client.usage(), { kind: 'badAnswer', code: 'too_large' });
    });

    it('more often than anybody does is refused', async () => {
      replyWith(Array(50).fill('gzip').join(', '), zlib.gzipSync(answer));
      await failure(open().client.usage({ mode: 'batch' }), {});
      assert.ok(requests <= 5);
    });
  });
}

describe('an encoding in a list with one that changes nothing', () => {
  it('is undone', async () => {
    const pieces: Uint8Array[] = [];
    const body = (async function* () {
      yield new Uint8Array(0);
      yield zlib.gzipSync(answer);
    })();
    for await (const piece of decoded(body, 'identity, ,GZIP')) pieces.push(piece);
    assert.equal(Buffer.concat(pieces).toString(), answer);
  });
});

describe('a body whose encoding is a lie', () => {
  const bodies: readonly (readonly [string, string, Uint8Array])[] = [
    ['plain', 'gzip', Buffer.from(answer)],
    ['plain', 'br', Buffer.from(answer)],
    ['cut', 'gzip', zlib.gzipSync(answer).subarray(0, 60)],
    ['cut', 'deflate', zlib.deflateSync(answer).subarray(0, 60)],
    ['cut', 'br', zlib.brotliCompressSync(answer).subarray(0, 30)],
  ];
  for (const [what, encoding, body] of bodies) {
    it(`(${what}, not ${encoding}) is an answer that cannot be used, and not asked for again by the call`, async () => {
      let requests = 0;
      const server = createServer((request, response) => {
        requests++;
        request.resume();
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-encoding': encoding,
        });
        response.end(body);
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { client } = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      await failure(client.translate(hello, batch), { kind: 'badAnswer', ambiguous: true });
      assert.equal(requests, 1);
      server.closeAllConnections();
      server.close();
    });
  }
});
