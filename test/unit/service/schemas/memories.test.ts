import assert from 'node:assert/strict';
import { startService } from '../../../service/service.ts';
import { connect, failure, useService } from '../connect.ts';

const tmx = (segment: string) => `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4"><header srclang="en" segtype="sentence" adminlang="en" datatype="plaintext" o-tmf="x"
 creationtool="t" creationtoolversion="1"/><body><tu><tuv xml:lang="en"><seg>${segment}</seg></tuv>
 <tuv xml:lang="de"><seg>Grüße</seg></tuv></tu></body></tmx>`;

async function text(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all).toString();
}

describe('translation memories', () => {
  const service = useService();

  it('are listed page by page', async () => {
    const { client } = connect(service().url);
    const { memories, totalCount } = await client.memories.list();
    assert.equal(memories.length, totalCount);
    const pages = await Promise.all(
      memories.map((_, page) => client.memories.list({ page, pageSize: 1 })),
    );
    assert.deepEqual(
      pages.flatMap((page) => page.memories),
      memories,
    );
    assert.deepEqual(await client.memories.list({ page: 99, pageSize: 100 }), {
      memories: [],
      totalCount,
    });
  });

  it('are walked through in small pages where large ones are refused', async () => {
    const small = await startService({ memories: 60, refusedPageSize: 26 });
    try {
      const { client } = connect(small.url);
      const ids: string[] = [];
      for (const page of [0, 1, 2]) {
        const { memories } = await client.memories.list({ page, pageSize: 100 });
        ids.push(...memories.map(({ id }) => id));
      }
      assert.equal(new Set(ids).size, 60);
      assert.deepEqual(
        small.ledger.requests.map(({ query }) => query['page_size']),
        ['100', '25', '25', '25'],
      );
      await client.memories.list({ page: 0, pageSize: 1 });
      assert.equal(small.ledger.requests.at(-1)?.query['page_size'], '1');
    } finally {
      await small.stop();
    }
  });

  it('are asked for once more at most', async () => {
    service().faults.add({ kind: 'status', status: 400, times: 'always' });
    const { client } = connect(service().url);
    await failure(client.memories.list(), { kind: 'invalid' });
    await failure(client.memories.list({ page: 1, pageSize: 100 }), { kind: 'invalid' });
    assert.equal(service().ledger.requests.length, 3);
  });

  it('have names, languages, counts and times', async () => {
    const { client } = connect(service().url);
    const stored = service().state.memories[0];
    assert(stored);
    assert.deepEqual(await client.memories.get(stored.id), {
      id: stored.id,
      name: stored.name,
      sourceLanguage: stored.source,
      targetLanguages: stored.targets,
      segmentCount: stored.segments.length,
      created: stored.created,
      updated: stored.updated,
    });
  });

  it('show their segments, filtered and in pages', async () => {
    const { client } = connect(service().url);
    const stored = service().state.memories[0];
    assert(stored);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.memories.segments(stored.id, {
        pageSize: 3,
        ...(cursor && { cursor }),
      });
      seen.push(...page.segments.map(({ sourceText }) => sourceText));
      cursor = page.nextCursor;
    } while (cursor);
    assert.deepEqual(
      seen,
      stored.segments.map(({ source }) => source),
    );
    const filter = stored.segments.find(({ source }) => source.includes(' '))?.source ?? '';
    const found = await client.memories.segments(stored.id, { filter });
    assert(found.segments.some(({ sourceText }) => sourceText === filter));
    assert.equal(found.segmentCount, stored.segments.length);
  });

  it('are imported: declared, uploaded without the key, and polled', async () => {
    const { client } = connect(service().url);
    const file = new TextEncoder().encode(tmx('Greetings 👋'));
    const declared = { fileName: 'a.tmx', contentLength: file.length, name: 'Imported' };
    const { jobId, uploadUrl, expires } = await client.memories.startImport(declared);
    assert(expires instanceof Date);
    assert.deepEqual(await client.memories.job(jobId), { state: 'awaitingInput' });
    await client.memories.upload(uploadUrl, file);
    let job = await client.memories.job(jobId);
    while (job.state === 'processing' || job.state === 'awaitingInput')
      job = await client.memories.job(jobId);
    assert(job.state === 'completed' && job.memoryId);
    assert.equal(job.skippedSegments, 0);
    assert.equal((await client.memories.get(job.memoryId)).name, 'Imported');
    const foreign = service().ledger.requests.filter(({ host }) => host === 'storage');
    assert.deepEqual(
      foreign.map(({ hadAuthorization }) => hadAuthorization),
      [false],
    );
  });

  it('tell why an import failed', async () => {
    const { client } = connect(service().url);
    const file = new TextEncoder().encode('no TMX');
    const declared = { fileName: 'a.tmx', contentLength: file.length, name: 'x' };
    const { jobId, uploadUrl } = await client.memories.startImport(declared);
    await client.memories.upload(uploadUrl, file);
    let job = await client.memories.job(jobId);
    while (job.state === 'processing' || job.state === 'awaitingInput')
      job = await client.memories.job(jobId);
    assert(job.state === 'failed' && job.reason !== '');
  });

  it('are exported: started, already running, done, handed out again', async () => {
    const { client } = connect(service().url);
    const id = service().state.memories[0]?.id ?? '';
    const started = await client.memories.startExport(id);
    assert(started.state === 'started');
    assert.deepEqual(await client.memories.startExport(id), { state: 'running' });
    let job = await client.memories.job(started.jobId);
    while (job.state === 'processing') job = await client.memories.job(started.jobId);
    assert(job.state === 'completed' && job.downloadUrl);
    assert.match(await text(client.memories.download(job.downloadUrl)), /<tmx /);
    const again = await client.memories.startExport(id);
    assert.deepEqual(again, { state: 'reused', jobId: started.jobId });
    const foreign = service().ledger.requests.filter(({ host }) => host === 'storage');
    assert(foreign.length === 1 && !foreign[0]?.hadAuthorization);
  });

  it('tell a storage host that refuses by its host only', async () => {
    const { client } = connect(service().url);
    const url = `${service().storageUrl}/download/none?signature=secret`;
    const error = await failure(text(client.memories.download(url)), {
      kind: 'permission',
      host: new URL(service().storageUrl).host,
      operation: 'memories.download',
    });
    assert.doesNotMatch(error.message, /secret|signature=/);
    await failure(client.memories.upload(url, new Uint8Array(3)), { kind: 'permission' });
  });

  it('fetch and send files over trusted connections only', async () => {
    const { client } = connect(service().url);
    for (const url of ['http://storage.test/a', 'file:///etc/passwd', 'nonsense']) {
      const facts = { kind: 'badAnswer', code: 'unsafe_url' } as const;
      await failure(text(client.memories.download(url)), facts);
      await failure(client.memories.upload(url, new Uint8Array()), facts);
    }
  });

  it('explain a download that breaks, stalls or is cancelled', async () => {
    const { client, clock } = connect(service().url);
    const url = `${service().storageUrl}/download/x`;
    const body = 'x'.repeat(100);
    service().faults.add({ kind: 'cut', at: 'request' });
    await failure(text(client.memories.download(url)), {
      kind: 'network',
      mayHaveBeenBilled: false,
    });
    service().faults.add({ kind: 'hang' });
    const late = failure(text(client.memories.download(url)), { kind: 'timeout' });
    while (service().ledger.requests.length < 2) await new Promise(setImmediate);
    clock.expire();
    await late;
    service().faults.add({ kind: 'answer', body });
    const controller = new AbortController();
    const file = client.memories.download(url, { signal: controller.signal });
    await file.next();
    const reason = new Error('enough');
    controller.abort(reason);
    await assert.rejects(file.next(), reason);
    assert.deepEqual(clock.deadlines, []);
  });

  it('are deleted once', async () => {
    const { client } = connect(service().url);
    const id = service().state.memories[0]?.id ?? '';
    await client.memories.delete(id);
    await failure(client.memories.delete(id), { kind: 'notFound', operation: 'memories.delete' });
  });
});
