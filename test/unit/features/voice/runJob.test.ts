import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RecordFolder } from '../../../../src/disk/recordFolder.ts';
import { receiveFile } from '../../../../src/disk/receiveFile.ts';
import { sentRecordings, type JobRecord } from '../../../../src/features/voice/jobs/jobRecords.ts';
import {
  fetchJob,
  sendJob,
  type JobEnd,
  type JobPorts,
} from '../../../../src/features/voice/jobs/jobOutcome.ts';
import { keyFingerprint } from '../../../../src/platform/account/keyFingerprint.ts';
import { RecordFiles } from '../../../../src/platform/recordFiles.ts';
import { recordKeys } from '../../../../src/platform/workspace/recordKeys.ts';
import { connect, failure, useService } from '../../service/connect.ts';
import { memento } from '../spokenTerms/memento.ts';

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
const about: Omit<JobRecord, 'id' | 'created'> = {
  source: 'file:///talk.mp3',
  address: 'http://service',
  wanted: [
    { number: 0, place: 'talk.de.txt', mayReplace: false },
    { number: 1, place: 'talk.fr.srt', mayReplace: false },
  ],
};

describe('the run of a whole recording', () => {
  const service = useService({ jobPolls: 2 });
  let folder = '';
  let storage = memento();
  let cancel = new AbortController();
  let steps: string[] = [];
  let waits: number[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-recordings-'));
    [storage, cancel, steps, waits] = [memento(), new AbortController(), [], []];
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** A window: what it remembers of its own goes when it is closed. Time passes only in pauses. */
  const open = (change: Partial<JobPorts> = {}): JobPorts => ({
    service: connect(service().url).client.voiceJobs,
    keyFingerprint: keyFingerprint(service().keys.paid),
    records: sentRecordings(storage),
    put: ({ place, mayReplace }, pieces) =>
      receiveFile(pieces, {
        mayReplace,
        place: (number) => join(folder, number === 1 ? place : `${number} ${place}`),
      }),
    pause: async (milliseconds) => {
      waits.push(milliseconds);
      service().state.clockOffset += milliseconds;
      cancel.signal.throwIfAborted();
    },
    now: () => Date.now() + service().state.clockOffset,
    report: ({ step }) => {
      if (steps.at(-1) !== step) steps.push(step);
    },
    signal: cancel.signal,
    ...change,
  });
  const file = {
    size: sound.length,
    async *open() {
      yield sound.subarray(0, 5);
      yield sound.subarray(5);
    },
  };
  const send = (ports = open()) => sendJob(request, file, about, ports);
  const kinds = (ends: readonly JobEnd[]) => ends.map(({ outcome }) => outcome.kind);
  const left = () => open().records.all.map(({ wanted }) => wanted.map(({ number }) => number));
  const taken = (ports: JobPorts) => ports.records.takeAbandoned()[0]!;
  const uploads = () =>
    service().ledger.requests.filter(({ method, host }) => method === 'PUT' && host === 'storage');

  it('sends it, looks less and less often, fetches every file, and leaves nothing behind', async () => {
    service().state.jobPolls = 8;
    assert.deepEqual(kinds(await send()), ['translated', 'translated']);
    assert.deepEqual(await readdir(folder), ['talk.de.txt', 'talk.fr.srt']);
    assert.match(await readFile(join(folder, 'talk.de.txt'), 'utf8'), /^\[de\] /);
    assert.deepEqual(steps, ['sending', 'translating', 'fetching']);
    assert.deepEqual(waits, [5000, 5000, 8000, 10_000, 15_000, 15_000, 15_000, 15_000]);
    assert.deepEqual(left(), []);
  });

  it('is taken up by the next window, and replaces nothing that nobody gave away', async () => {
    await writeFile(join(folder, 'talk.de.txt'), 'mine');
    const closed = open({ pause: async () => Promise.reject(new Error('closed')) });
    assert.deepEqual(kinds(await send(closed)), ['waiting', 'waiting']);
    assert.deepEqual(left(), [[0, 1]]);
    const next = open();
    assert.deepEqual(kinds(await fetchJob(taken(next), next)), ['translated', 'translated']);
    assert.equal(await readFile(join(folder, 'talk.de.txt'), 'utf8'), 'mine');
    assert.deepEqual(await readdir(folder), ['2 talk.de.txt', 'talk.de.txt', 'talk.fr.srt']);
    assert.equal(uploads().length, 1);
    assert.deepEqual(left(), []);
  });

  it('is kept for the key that it was sent with, whoever asks for it meanwhile', async () => {
    const closed = open({ pause: async () => Promise.reject(new Error('closed')) });
    await send(closed);
    const { otherAccount } = service().keys;
    const other = open({
      service: connect(service().url, { key: () => otherAccount }).client.voiceJobs,
      keyFingerprint: keyFingerprint(otherAccount),
    });
    const otherKey = { kind: 'waiting', why: 'otherKey' } as const;
    const waiting = await fetchJob(taken(other), other);
    assert.deepEqual(
      waiting.map(({ outcome }) => outcome),
      [otherKey, otherKey],
    );
    assert.deepEqual(left(), [[0, 1]]);
    const next = open();
    assert.deepEqual(kinds(await fetchJob(taken(next), next)), ['translated', 'translated']);
    assert.deepEqual(left(), []);
  });

  it('goes on where only the answer to the upload was lost, and sends nothing twice', async () => {
    service().faults.add({ kind: 'cut', at: 'reply', path: '/voice/*', method: 'PUT' });
    assert.deepEqual(kinds(await send()), ['translated', 'translated']);
    assert.equal(uploads().length, 1);
  });

  it('fails where the upload was cut, and leaves nothing behind', async () => {
    service().faults.add({ kind: 'cut', at: 'accept', path: '/voice/*', method: 'PUT' });
    await failure(send(), { kind: 'network' });
    assert.deepEqual(left(), []);
    assert.deepEqual(await readdir(folder), []);
  });

  it('is cancelled before its end was sent without a trace, and afterwards stays to be fetched', async () => {
    const early = open({
      report: ({ step }) => step === 'sending' && cancel.abort(new Error('enough')),
    });
    await assert.rejects(send(early), /enough/);
    assert.deepEqual(left(), []);
    cancel = new AbortController();
    const late = open({
      report: ({ step }) => step === 'translating' && cancel.abort(new Error('enough')),
    });
    assert.deepEqual(kinds(await send(late)), ['waiting', 'waiting']);
    assert.deepEqual(left(), [[0, 1]]);
    cancel = new AbortController();
    const next = open();
    assert.deepEqual(kinds(await fetchJob(taken(next), next)), ['translated', 'translated']);
  });

  it('fetches again what was cut on its way, and only that', async () => {
    service().faults.add({ kind: 'cut', at: 'reply', bytes: 6, path: '/voice/*', method: 'GET' });
    assert.deepEqual(kinds(await send()), ['waiting', 'translated']);
    assert.deepEqual(await readdir(folder), ['talk.fr.srt']);
    assert.deepEqual(left(), [[0]]);
    const next = open();
    assert.deepEqual(kinds(await fetchJob(taken(next), next)), ['translated']);
    assert.deepEqual(await readdir(folder), ['talk.de.txt', 'talk.fr.srt']);
    assert.deepEqual(left(), []);
  });

  it('says what failed, and ends politely in a state that nobody knows', async () => {
    service().state.voice.jobResults = ['failed', 'dreaming'];
    const ends = await send();
    assert.deepEqual(
      ends.map(({ outcome }) => outcome),
      [
        { kind: 'failed', reason: 'Nobody speaks' },
        { kind: 'waiting', why: 'unknown' },
      ],
    );
    assert.deepEqual(left(), [[1]]);
    service().state.clockOffset += 3_700_000;
    const next = open();
    assert.deepEqual(kinds(await fetchJob(taken(next), next)), ['gone']);
    assert.deepEqual(left(), []);
  });

  it('is gone where it does not arrive in five minutes', async () => {
    const slow = {
      size: sound.length,
      async *open() {
        service().state.clockOffset += 301_000;
        yield sound;
      },
    };
    assert.deepEqual(kinds(await sendJob(request, slow, about, open())), ['gone', 'gone']);
    assert.deepEqual(left(), []);
  });

  it('is gone where it never arrived, and where the hour is over', async () => {
    const earlier = open();
    await earlier.records.keep({ ...about, id: 'unknown', created: earlier.now() });
    const next = open();
    assert.deepEqual(kinds(await fetchJob(taken(next), next)), ['gone', 'gone']);
    const { jobId } = await open().service.create(request);
    const record = { ...about, id: jobId, created: next.now() };
    assert.deepEqual(kinds(await fetchJob(record, open())), ['gone', 'gone']);
    assert.deepEqual(left(), []);
  });

  it('waits for an hour at most', async () => {
    service().state.jobPolls = 1000;
    assert.deepEqual(kinds(await send()), ['waiting', 'waiting']);
    const waited = waits.reduce((sum, one) => sum + one, 0);
    assert.ok(waited >= 3_600_000 && waited < 3_700_000);
    assert.deepEqual(left(), [[0, 1]]);
  });

  it('is on the disk before the first byte of the recording leaves', async () => {
    const path = join(folder, 'records');
    const window = () =>
      RecordFiles.open(
        [recordKeys.voiceJobs],
        () => new RecordFolder(path),
        memento(),
        () => Promise.resolve(),
      );
    let begun: readonly JobRecord[] = [];
    const watched = {
      size: sound.length,
      async *open() {
        begun = sentRecordings(await window()).all;
        yield sound;
      },
    };
    const ports = open({ records: sentRecordings(await window()) });
    assert.deepEqual(kinds(await sendJob(request, watched, about, ports)), [
      'translated',
      'translated',
    ]);
    assert.deepEqual(
      begun.map(({ source, sentWith }) => [source, sentWith]),
      [[about.source, keyFingerprint(service().keys.paid)]],
    );
    assert.deepEqual(sentRecordings(await window()).all, []);
  });

  it('passes over records that nobody can read', async () => {
    const record = { ...about, id: 'a', created: 1 };
    const broken = [{ ...record, wanted: [7] }, { ...record, created: 'now' }, null, 3];
    await storage.update('glossa.voiceJobs', [record, ...broken]);
    assert.deepEqual(open().records.all, [record]);
  });
});
