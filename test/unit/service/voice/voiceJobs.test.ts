import assert from 'node:assert/strict';
import { FileChanged } from '../../../../src/service/http/sentFile.ts';
import type { SignedPlace, VoiceJobStart } from '../../../../src/service/voice/voiceJobs.ts';
import { demoKeys } from '../../../service/keys.ts';
import { connect, failure, useService } from '../connect.ts';

const sound = Buffer.from('not really sound');
const request = {
  name: 'talk.mp3',
  contentType: 'audio/mpeg',
  contentLength: sound.length,
  sourceLanguage: 'en',
  targets: [
    { language: 'de', type: 'text/plain' },
    { language: 'fr', type: 'application/x-subrip' },
  ],
};

describe('voice jobs', () => {
  const service = useService({ jobPolls: 2 });
  const jobs = (settings = {}) => connect(service().url, settings).client.voiceJobs;
  const file = (...pieces: readonly string[]) => ({
    size: sound.length,
    async *open() {
      for (const piece of pieces) yield Buffer.from(piece);
    },
  });
  const whole = file('not really', ' sound');
  const stored = () => service().ledger.requests.filter(({ host }) => host === 'storage');
  const states = async ({ jobId }: VoiceJobStart) =>
    (await jobs().results(jobId)).map(({ state }) => state);
  const fetched = async (place: SignedPlace) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of jobs().download(place)) pieces.push(piece);
    return Buffer.concat(pieces).toString();
  };
  const started = async () => {
    const start = await jobs().create(request);
    await jobs().upload(start.upload, whole);
    return start;
  };

  it('are declared, uploaded, followed and fetched, and the storage never sees the key', async () => {
    const start = await jobs().create(request);
    assert.deepEqual(await states(start), ['awaitingInput', 'awaitingInput']);
    await jobs().upload(start.upload, whole);
    assert.deepEqual(await states(start), ['processing', 'processing']);
    assert.deepEqual(await states(start), ['processing', 'processing']);
    const results = await jobs().results(start.jobId);
    const texts: string[] = [];
    for (const result of results) {
      assert(result.state === 'complete' && result.download !== undefined);
      texts.push(await fetched(result.download));
    }
    assert.match(texts[0] ?? '', /^\[de\] /);
    assert.match(texts[1] ?? '', /^1\n00:00:00,000 --> 00:00:03,000\n\[fr\] /);
    assert.equal(stored().length, 3);
    for (const { headers } of stored()) {
      assert.match(String(headers.authorization), /^DeepL-Signature [0-9a-f]+$/);
      assert.ok(!JSON.stringify(headers).includes(demoKeys.paid));
    }
    const [put] = stored();
    assert.equal(put?.headers['content-type'], 'application/octet-stream');
    assert.equal(put?.headers['content-length'], String(sound.length));
  });

  it('follow an address that is signed itself, without any header', async () => {
    const start = await jobs().create(request);
    const { url, signature } = start.upload;
    const upload = { url: `${url}?signature=${signature}`, signature: undefined };
    await jobs().upload(upload, whole);
    assert.equal(stored()[0]?.hadAuthorization, false);
    assert.equal(stored()[0]?.status, 204);
  });

  it('are uploaded at most once, whatever becomes of the connection', async () => {
    const { upload } = await jobs().create(request);
    service().faults.add({ kind: 'cut', at: 'request', path: '/voice/*' });
    const error = await failure(jobs().upload(upload, whole), { kind: 'network' });
    assert.equal(stored().length, 1);
    const text = JSON.stringify(error) + error.message;
    assert.ok(!text.includes(upload.signature ?? '?') && !text.includes(upload.url));
  });

  it('tell a file that changed from a connection that broke', async () => {
    const { upload } = await jobs().create(request);
    await assert.rejects(jobs().upload(upload, file('short')), FileChanged);
    await assert.rejects(jobs().upload(upload, file('much longer than it was')), FileChanged);
  });

  it('are gone where the file does not come in five minutes, or nobody fetches them in an hour', async () => {
    const late = await jobs().create(request);
    service().state.clockOffset += 301_000;
    await failure(jobs().upload(late.upload, whole), { kind: 'notFound' });
    await failure(jobs().results(late.jobId), { kind: 'notFound' });
    const start = await started();
    for (let poll = 0; poll < 2; poll++) await states(start);
    const [result] = await jobs().results(start.jobId);
    assert(result?.state === 'complete' && result.download !== undefined);
    service().state.clockOffset += 3_601_000;
    await failure(fetched(result.download), { kind: 'notFound' });
  });

  it('end in words where they fail, and politely in a state that nobody knows', async () => {
    service().state.jobPolls = 0;
    service().state.voice.jobResults = ['failed', 'dreaming'];
    const { jobId } = await started();
    assert.deepEqual(await jobs().results(jobId), [
      { state: 'failed', reason: 'Nobody speaks' },
      { state: 'unknown' },
    ]);
  });

  it('can be fetched again within the hour', async () => {
    service().state.jobPolls = 0;
    service().state.voice.jobResults = ['downloaded'];
    const { jobId } = await started();
    const [result] = await jobs().results(jobId);
    assert(result?.state === 'complete' && result.download !== undefined);
    assert.match(await fetched(result.download), /^\[de\] /);
  });

  it('are refused in other plans, and never send anything to an address that is not safe', async () => {
    const free = jobs({ key: () => demoKeys.free });
    await failure(free.create(request), { kind: 'permission', status: 403 });
    const unsafe = { url: 'http://storage.example/x', signature: 's' };
    await failure(jobs().upload(unsafe, whole), { kind: 'badAnswer', code: 'unsafe_url' });
    assert.equal(stored().length, 0);
  });
});
