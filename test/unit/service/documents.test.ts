import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { fetchTransport } from '../../../src/service/network/fetchTransport.ts';
import type { FormFile } from '../../../src/service/http/multipartForm.ts';
import { FileChanged } from '../../../src/service/http/sentFile.ts';
import { documentStateSchema } from '../../../src/service/documents/schemas.ts';
import type { Transport } from '../../../src/service/transport.ts';
import { connect, failure, settingsFor, unusedUrl, useService } from './connect.ts';

const german = { targetLanguage: 'DE' } as const;

function file(name: string, ...pieces: readonly string[]): FormFile {
  const buffers = pieces.map((piece) => Buffer.from(piece));
  const size = buffers.reduce((sum, { length }) => sum + length, 0);
  return {
    name,
    size,
    async *open() {
      yield* buffers;
    },
  };
}

async function textOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all).toString('utf8');
}

describe('documents', () => {
  const service = useService();
  const requests = () => service().ledger.requests;
  const transports: Readonly<Record<string, () => Transport>> = {
    undici: () => settingsFor(service().url).transport,
    fetch: () => fetchTransport(fetch),
  };

  for (const [name, transport] of Object.entries(transports)) {
    it(`go up in pieces, are done after a while, and come back over ${name}`, async () => {
      const { client, events } = connect(service().url, { transport: transport() });
      const handle = await client.documents.upload(file('a.txt', 'Hel', 'lo\n', 'Wörld'), german);
      assert.deepEqual(requests()[0]?.body, {
        target_lang: 'DE',
        file: { name: 'a.txt', bytes: 12 },
      });
      assert.equal(requests()[0]?.headers['content-length'], String(requests()[0]?.bodyBytes));
      const states = [await client.documents.state(handle), await client.documents.state(handle)];
      const done = { state: 'done', billedCharacters: 11 };
      assert.deepEqual(states, [{ state: 'translating' }, done]);
      assert.match(await textOf(client.documents.result(handle)), /^\[de] Ħéļļö\n\[de] /);
      await failure(textOf(client.documents.result(handle)), { kind: 'notFound' });
      await failure(client.documents.state(handle), { kind: 'notFound' });
      assert(!JSON.stringify(events).includes(handle.key));
    });
  }

  it('carry what shapes the translation', async () => {
    const { client } = connect(service().url);
    const [memory] = (await client.memories.list()).memories;
    assert(memory);
    const request = {
      targetLanguage: memory.targetLanguages[0]?.toUpperCase() ?? '',
      sourceLanguage: memory.sourceLanguage.toUpperCase(),
      memory: { id: memory.id, threshold: 80 },
      formality: 'prefer_more',
    } as const;
    await client.documents.upload(file('a.txt', 'x'), request);
    const { file: _, ...fields } = requests().at(-1)!.body as Record<string, unknown>;
    assert.deepEqual(fields, {
      target_lang: request.targetLanguage,
      source_lang: request.sourceLanguage,
      formality: 'prefer_more',
      translation_memory_id: memory.id,
      translation_memory_threshold: '80',
    });
    const gone = { ...request, memory: { id: crypto.randomUUID(), threshold: 80 } };
    await failure(client.documents.upload(file('a.txt', 'x'), gone), { kind: 'memoryNotUsable' });
    const glossary = { ...german, sourceLanguage: 'EN', glossary: crypto.randomUUID() };
    const refused = client.documents.upload(file('a.txt', 'x'), glossary);
    await failure(refused, { kind: 'glossaryNotUsable' });
  });

  it('may have any name', async () => {
    const { client } = connect(service().url);
    const name = 'ü "1"\r\nX: y; filename="z.exe" 100%.txt';
    await client.documents.upload(file(name, 'x'), german);
    assert.deepEqual(requests()[0]?.body, { target_lang: 'DE', file: { name, bytes: 1 } });
  });

  it('are sent again only where they surely did not arrive', async () => {
    const { client } = connect(service().url);
    const upload = (options = {}) =>
      client.documents.upload(file('a.txt', 'Hello'), german, options);
    service().faults.add({ kind: 'status', status: 429, times: 2 });
    await upload();
    assert.deepEqual(
      requests().map(({ status }) => status),
      [429, 429, 200],
    );
    service().faults.add({ kind: 'cut', at: 'request' });
    await failure(upload(), { kind: 'network', ambiguous: true });
    service().faults.add({ kind: 'status', status: 503 });
    await failure(upload(), { kind: 'unavailable', ambiguous: true });
    assert.equal(requests().length, 5);
    const { client: nobody } = connect(await unusedUrl());
    await failure(nobody.documents.upload(file('a.txt', 'x'), german), { ambiguous: false });
  });

  it('are not sent again where the network went away under the answer', async () => {
    const { transport } = settingsFor(service().url);
    const losing: Transport = async (request) => {
      await transport(request);
      throw Object.assign(new Error('read ENETDOWN'), { code: 'ENETDOWN', syscall: 'read' });
    };
    const { client } = connect(service().url, { transport: losing });
    const upload = client.documents.upload(file('a.txt', 'Hello'), german, { mode: 'batch' });
    await failure(upload, { kind: 'network', ambiguous: true });
    assert.deepEqual([requests().length, service().ledger.characters], [1, 5]);
  });

  it('say what is wrong with the file, and close it', async () => {
    const { client } = connect(service().url);
    const closed: string[] = [];
    const broken = (name: string, size: number, end?: Error): FormFile => ({
      name,
      size,
      async *open() {
        try {
          yield Buffer.from('Hello');
          if (end !== undefined) throw end;
        } finally {
          closed.push(name);
        }
      },
    });
    const gone = new Error('ENOENT');
    const upload = (one: FormFile) => client.documents.upload(one, german);
    await assert.rejects(upload(broken('longer.txt', 4)), FileChanged);
    await assert.rejects(upload(broken('shorter.txt', 6)), FileChanged);
    await assert.rejects(upload(broken('gone.txt', 6, gone)), gone);
    assert.deepEqual(closed, ['longer.txt', 'shorter.txt', 'gone.txt']);
    assert.equal(service().state.documents.length, 0);
  });

  it('end at once when they are cancelled', async () => {
    const { client } = connect(service().url);
    const cancel = new AbortController();
    let closed = false;
    const endless: FormFile = {
      name: 'a.txt',
      size: 1_000_000,
      async *open() {
        try {
          for (;;) {
            yield Buffer.from('x');
            cancel.abort(new Error('enough'));
          }
        } finally {
          closed = true;
        }
      },
    };
    const { signal } = cancel;
    await assert.rejects(client.documents.upload(endless, german, { signal }), /enough/);
    // oxlint-disable-next-line no-unmodified-loop-condition -- the end of the reading sets it
    while (!closed) await new Promise(setImmediate);
  });

  it('are asked for again, but never for their result', async () => {
    const { client } = connect(service().url);
    const handle = await client.documents.upload(file('a.txt', 'Hello'), german);
    for (const fault of [
      { kind: 'status', status: 503 },
      { kind: 'cut', at: 'request' },
    ] as const)
      service().faults.add(fault);
    assert.deepEqual(await client.documents.state(handle), { state: 'done', billedCharacters: 5 });
    const before = requests().length;
    for (const status of [429, 503]) {
      service().faults.add({ kind: 'status', status });
      await failure(textOf(client.documents.result(handle)), { status });
    }
    service().faults.add({ kind: 'cut', at: 'reply', bytes: 4 });
    await failure(textOf(client.documents.result(handle)), { kind: 'network' });
    assert.equal(requests().length, before + 3);
  });

  it('have a key that is in no trace of a failure', async () => {
    const key = 'CANARY-9b1d-do-not-print';
    const body = JSON.stringify({ message: `no ${key}`, code: key, detail: key });
    const headers = { 'content-type': 'application/json', 'x-trace-id': key };
    service().faults.add({ kind: 'answer', status: 400, body, headers, times: 'always' });
    const { client, events } = connect(service().url);
    const handle = { id: 'A', key };
    const outcomes = [
      await failure(client.documents.state(handle)),
      await failure(textOf(client.documents.result(handle))),
    ];
    const seen = inspect({ outcomes, events }, { depth: 9, showHidden: true, getters: true });
    assert(seen.includes('documents.result'), seen);
    assert(!seen.includes(key), seen);
    assert.equal(outcomes[0]?.serviceMessage, 'no •••: •••');
  });

  it('may be in states that we do not know, and fail with or without a reason', () => {
    const read = (wire: object) => documentStateSchema('K').parse(wire);
    assert.deepEqual(read({ status: 'paused' }), { state: 'unknown' });
    assert.deepEqual(read({ status: 'error' }), { state: 'failed', reason: '' });
    assert.deepEqual(read({ status: 'error', message: 'K' }), { state: 'failed', reason: '•••' });
    assert.deepEqual(read({ status: 'done', seconds_remaining: 1 }), {
      state: 'done',
      billedCharacters: undefined,
    });
  });
});
