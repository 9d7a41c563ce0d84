import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { assertError, bodyOf, useService } from './testClient.ts';
import { readTmx } from './tmx.ts';

const root = '/v3/translation_memories';
const minutes = 60_000;

interface Declared {
  readonly job_id: string;
  readonly upload_url: string;
  readonly expires_at: string;
}

interface JobView {
  readonly operation: string;
  readonly source_file?: object;
  readonly parameters: object;
  readonly results: readonly {
    readonly status: string;
    readonly translation_memory_id?: string;
    readonly download_url?: string;
    readonly error?: { readonly message: string };
  }[];
}

const tmx = `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4"><header srclang="en-US" datatype="plaintext"/><body>
<tu><tuv xml:lang="en-US"><seg>Salt &amp; pepper</seg></tuv><tuv xml:lang="de-DE"><seg>Salz &amp; Pfeffer</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>Hi <ph x="1">{name}</ph></seg></tuv><tuv xml:lang="de"><seg>Hallo <ph x="1">{name}</ph></seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>Alone</seg></tuv></tu>
</body></tmx>`;

describe('import and export of memories', () => {
  const test = useService();
  const xml = { 'Content-Type': 'application/xml' };
  const importJson = (file: object, parameters: object = { display_name: 'M' }) =>
    test.send('POST', `${root}/import`, { json: { source_file: file, parameters } });
  const declare = async (text = tmx) => {
    const file = { file_name: 'a.tmx', content_type: 'application/xml' };
    const content_length = Buffer.byteLength(text);
    return bodyOf<Declared>(await importJson({ ...file, content_length }), 202);
  };
  const put = (url: string, body = tmx, headers: Record<string, string> = xml) =>
    test.send('PUT', url, { key: null, headers, body });
  const poll = async (job: string) =>
    bodyOf<JobView>(await test.send('GET', `${root}/jobs/${job}`));
  const pollResult = async (job: string) => (await poll(job)).results[0]!;
  const memoryId = () => test.service.state.memories[1]!.id;
  const startExport = () => test.send('POST', `${root}/${memoryId()}/export`);

  it('60: declares an import', async () => {
    const { job_id, upload_url, expires_at } = await declare();
    assert.match(job_id, /^[0-9a-f-]{36}$/);
    assert.ok(upload_url.startsWith(test.service.storageUrl));
    assert.ok(Date.parse(expires_at) > Date.now());
  });

  it('61: refuses a declaration that is not complete or too large', async () => {
    const file_name = 'a.tmx';
    assertError(await test.send('POST', `${root}/import`, { json: {} }), 400);
    assertError(await importJson({ file_name }), 400);
    assertError(await importJson({ file_name, content_length: 0 }), 400);
    assertError(await importJson({ file_name, content_length: 1_073_741_825 }), 400);
    assertError(await importJson({ file_name: 'a'.repeat(101), content_length: 5 }), 400);
  });

  it('62: waits for the file', async () => {
    const { job_id } = await declare();
    const job = await poll(job_id);
    assert.deepEqual(job.results, [
      { status: 'awaiting_input', status_metadata: { required_action: 'Waiting for upload' } },
    ]);
    assert.deepEqual(job.source_file, {
      content_type: 'application/xml',
      content_length: Buffer.byteLength(tmx),
    });
    assert.deepEqual([job.operation, job.parameters], ['import', { display_name: 'M' }]);
  });

  it('63: takes the file without a key', async () => {
    const { upload_url } = await declare();
    const answer = await put(upload_url);
    assert.deepEqual([answer.status, answer.text], [200, '']);
  });

  it('64: refuses an upload that shows a key, and records it', async () => {
    const { upload_url } = await declare();
    const answer = await test.send('PUT', upload_url, { headers: xml, body: tmx });
    assert.equal(answer.status, 403);
    const last = test.service.ledger.requests.at(-1)!;
    assert.deepEqual([last.host, last.hadAuthorization], ['storage', true]);
  });

  it('64: meets the faults that name the storage host', async () => {
    const { upload_url } = await declare();
    test.service.faults.add({ kind: 'status', status: 503, shape: 'html', path: '/upload/*' });
    const answer = await put(upload_url);
    assert.deepEqual([answer.status, answer.headers.get('x-trace-id')], [503, null]);
    assert.equal((await put(upload_url)).status, 200);
  });

  it('65: refuses another type, another length and another signature', async () => {
    const { upload_url } = await declare();
    assert.equal((await put(upload_url, tmx, { 'Content-Type': 'text/xml' })).status, 403);
    assert.equal((await put(upload_url, `${tmx} `)).status, 400);
    assert.equal((await put(`${upload_url}0`)).status, 403);
  });

  it('66: takes the file once, and not after its time', async () => {
    const { upload_url } = await declare();
    assert.equal((await put(upload_url)).status, 200);
    assert.equal((await put(upload_url)).status, 409);
    const late = await declare();
    test.service.state.clockOffset += 31 * minutes;
    assert.equal((await put(late.upload_url)).status, 403);
  });

  it('67: goes on to processing and then to the new memory', async () => {
    const { job_id, upload_url } = await declare();
    await put(upload_url);
    assert.deepEqual(await pollResult(job_id), { status: 'processing' });
    const done = await pollResult(job_id);
    assert.deepEqual(Object.keys(done), [
      'status',
      'translation_memory_id',
      'skipped_segment_count',
    ]);
    assert.equal(done.status, 'completed');
    assert.equal(Reflect.get(done, 'skipped_segment_count'), 1);
  });

  it('67: may go on waiting after the upload, or be done at once', async () => {
    const statuses = async (polls: number) => {
      test.service.state.jobPolls = polls;
      const { job_id, upload_url } = await declare();
      await put(upload_url);
      const seen: string[] = [];
      while (seen.at(-1) !== 'completed') seen.push((await pollResult(job_id)).status);
      return seen;
    };
    assert.deepEqual(await statuses(0), ['completed']);
    assert.deepEqual(await statuses(3), [
      'awaiting_input',
      'awaiting_input',
      'processing',
      'completed',
    ]);
  });

  it('68: lists the new memory, which then answers', async () => {
    const { job_id, upload_url } = await declare();
    await put(upload_url);
    await poll(job_id);
    const { translation_memory_id: id } = await pollResult(job_id);
    const list = bodyOf<{ translation_memories: Record<string, unknown>[] }>(
      await test.send('GET', `${root}?page_size=100`),
    );
    const made = list.translation_memories.at(-1)!;
    assert.deepEqual(
      [made['translation_memory_id'], made['name'], made['segment_count'], made['source_language']],
      [id, 'M', 2, 'en'],
    );
    const json = { text: ['Hi {name}'], target_lang: 'DE', translation_memory_id: id };
    assert.match((await test.send('POST', '/v2/translate', { json })).text, /Hallo \{name\}/);
  });

  it('69: ends as failed when the file is no TMX', async () => {
    for (const text of [
      'not xml',
      '<tmx><body><tu></body></tmx>',
      '<tmx><header srclang="xx"/><body></body></tmx>',
    ]) {
      const { job_id, upload_url } = await declare(text);
      await put(upload_url, text);
      await poll(job_id);
      const { status, error } = await pollResult(job_id);
      assert.equal(status, 'failed');
      assert.notEqual(error?.message ?? '', '');
    }
  });

  it('70: expires when the file never comes', async () => {
    const { job_id } = await declare();
    test.service.state.clockOffset += 31 * minutes;
    assert.deepEqual((await poll(job_id)).results, [{ status: 'expired' }]);
  });

  it('71: answers 456 when the account has all the memories that it may have', async () => {
    test.service.state.limits.memories = 12;
    assertError(await importJson({ file_name: 'a.tmx', content_length: 5 }), 456);
  });

  it('72: starts an export', async () => {
    const started = bodyOf<{ parameters: object }>(await startExport(), 202);
    assert.deepEqual(started.parameters, { translation_memory_id: memoryId() });
    assertError(await test.send('POST', `${root}/${randomUUID()}/export`), 404);
  });

  it('73: refuses a second export while the first is running', async () => {
    await startExport();
    assertError(await startExport(), 409);
  });

  it('74: hands out a recent export again, and makes a new one when it has expired', async () => {
    const { job_id } = bodyOf<{ job_id: string }>(await startExport(), 202);
    assert.equal((await pollResult(job_id)).status, 'processing');
    const done = await pollResult(job_id);
    assert.deepEqual(Object.keys(done), ['status', 'download_url', 'expires_at']);
    assert.equal(bodyOf<{ job_id: string }>(await startExport(), 200).job_id, job_id);
    test.service.state.clockOffset += 61 * minutes;
    assert.equal((await pollResult(job_id)).status, 'expired');
    assert.equal((await test.send('GET', done.download_url!, { key: null })).status, 403);
    assert.notEqual(bodyOf<{ job_id: string }>(await startExport(), 202).job_id, job_id);
  });

  it('75: gives the file without a key, and refuses whoever shows one', async () => {
    const { job_id } = bodyOf<{ job_id: string }>(await startExport(), 202);
    await poll(job_id);
    const { download_url } = await pollResult(job_id);
    assert.equal((await test.send('GET', download_url!)).status, 403);
    const { text } = await test.send('GET', download_url!, { key: null });
    const { source, targets, rows } = readTmx(Buffer.from(text));
    assert.deepEqual([source, targets], ['de', ['en', 'es', 'fr']]);
    assert.deepEqual(rows, [
      ['Hallo Welt!', 'Hello everyone!', '¡Hola a todos!', 'Bonjour à tous !'],
    ]);
  });

  it('76: does not find an unknown job or that of another account', async () => {
    const { job_id } = await declare();
    assertError(await test.send('GET', `${root}/jobs/${randomUUID()}`), 404);
    const key = test.service.keys.otherAccount;
    assertError(await test.send('GET', `${root}/jobs/${job_id}`, { key }), 404);
  });

  it('78: does not take a job for a memory', async () => {
    const answer = await test.send('GET', `${root}/jobs/x`);
    assertError(answer, 404);
    assert.match(answer.text, /Job not found/);
  });

  it('reads TMX in UTF-16', () => {
    const text = Buffer.from(`\ufeff${tmx.replace('UTF-8', 'UTF-16')}`, 'utf16le');
    assert.deepEqual(readTmx(text).rows[0], ['Salt & pepper', 'Salz & Pfeffer']);
  });
});
