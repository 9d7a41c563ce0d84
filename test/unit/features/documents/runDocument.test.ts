import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RecordFolder } from '../../../../src/disk/recordFolder.ts';
import { receiveFile } from '../../../../src/disk/receiveFile.ts';
import {
  DocumentRecords,
  type DocumentRecord,
} from '../../../../src/features/documents/documentRecords.ts';
import {
  fetchDocument,
  sendDocument,
  type DocumentPorts,
} from '../../../../src/features/documents/runDocument.ts';
import { keyFingerprint } from '../../../../src/platform/account/keyFingerprint.ts';
import { sealWithKey } from '../../../../src/platform/account/sealWithKey.ts';
import { RecordFiles } from '../../../../src/platform/recordFiles.ts';
import { recordKeys } from '../../../../src/platform/workspace/recordKeys.ts';
import type { TransferStep } from '../../../../src/platform/files/received/transferStep.ts';
import { connect, useService } from '../../service/connect.ts';
import { memento } from '../spokenTerms/memento.ts';

const request = { targetLanguage: 'DE' } as const;

describe('the run of a document', () => {
  const service = useService({ jobPolls: 2 });
  let folder = '';
  let storage = memento();
  let secrets = new Map<string, string>();
  let steps: TransferStep[] = [];
  let cancel = new AbortController();
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-documents-'));
    [storage, secrets, steps, cancel] = [memento(), new Map(), [], new AbortController()];
  });
  afterEach(() => rm(folder, { recursive: true }));

  const secretStorage = () => ({
    get: async (key: string) => secrets.get(key),
    store: async (key: string, value: string) => void secrets.set(key, value),
    delete: async (key: string) => void secrets.delete(key),
  });
  /** A window: what it remembers of its own goes when it is closed. */
  const open = (change: Partial<DocumentPorts> = {}): DocumentPorts => ({
    service: connect(service().url).client.documents,
    keyFingerprint: keyFingerprint(service().keys.paid),
    seal: sealWithKey(service().keys.paid),
    records: new DocumentRecords(storage, secretStorage()),
    put: ({ target, mayReplace }, pieces) =>
      receiveFile(pieces, {
        mayReplace,
        place: (number) => join(folder, number === 1 ? target : `${number} ${target}`),
        partial: () => join(folder, `${target}.partial`),
      }),
    pause: async () => cancel.signal.throwIfAborted(),
    report: (step) => void steps.push(step),
    signal: cancel.signal,
    ...change,
  });
  const record = {
    id: 'r1',
    source: 'file:///a.txt',
    target: 'a.de.txt',
    locale: 'de',
    mayReplace: false,
    address: 'http://service',
    stage: 'sending',
  } as const;
  const file = (...pieces: readonly string[]) => ({
    name: 'a.txt',
    size: pieces.join('').length,
    async *open() {
      for (const piece of pieces) yield Buffer.from(piece);
    },
  });
  const hello = file('Hello', ' World');
  const left = () => [open().records.all, [...secrets]];
  const calls = (end: string) =>
    service().ledger.requests.filter(({ path }) => path.endsWith(end)).length;

  it('sends it, waits, fetches it once, and leaves nothing behind', async () => {
    const outcome = await sendDocument(record, hello, request, open());
    const place = join(folder, 'a.de.txt');
    assert.deepEqual(outcome, { kind: 'translated', place, characters: 11 });
    assert.match(await readFile(place, 'utf8'), /^\[de] /);
    assert.deepEqual(
      steps.map(({ step }) => step).filter((step, at, all) => all[at - 1] !== step),
      ['sending', 'translating', 'fetching'],
    );
    assert.deepEqual(left(), [[], []]);
    assert.equal(calls('/result'), 1);
  });

  it('is fetched where its key cannot be stored', async () => {
    const store = async () => Promise.reject(new Error('locked'));
    const records = new DocumentRecords(storage, { ...secretStorage(), store });
    const outcome = await sendDocument(record, hello, request, open({ records }));
    assert.equal(outcome.kind, 'translated');
    assert.deepEqual(left(), [[], []]);
  });

  it('keeps its seal for the next window where its key cannot be stored, also while it is fetched', async () => {
    const store = async () => Promise.reject(new Error('locked'));
    const records = new DocumentRecords(storage, { ...secretStorage(), store });
    const sealed: unknown[] = [];
    const put = async () => {
      sealed.push(...records.all);
      return Promise.reject(new Error('the window is gone'));
    };
    await sendDocument(record, hello, request, open({ records, put }));
    const [kept] = sealed as DocumentRecord[];
    assert.equal(kept?.stage, 'fetching');
    const next = open();
    const handle = await next.records.handleOf(kept, next.seal);
    assert.deepEqual(
      [handle?.id],
      service().state.documents.map(({ id }) => id),
    );
  });

  it('is taken up after a kill between upload and download, without paying again', async () => {
    const killed = new Error('killed');
    const dying = { ...open().service, state: async () => Promise.reject(killed) };
    const outcome = await sendDocument(record, hello, request, open({ service: dying }));
    assert.deepEqual(outcome, { kind: 'waiting', why: 'failure', error: killed });
    assert(!JSON.stringify(open().records.all).includes(JSON.parse([...secrets.values()][0]!).key));
    const next = open();
    const [abandoned, ...others] = next.records.takeAbandoned();
    assert.deepEqual([abandoned?.stage, others], ['sent', []]);
    assert.deepEqual(next.records.takeAbandoned(), []);
    assert.equal((await fetchDocument(abandoned!, next)).kind, 'translated');
    assert.equal(service().ledger.characters, 11);
    assert.deepEqual(left(), [[], []]);
  });

  it('is kept for the key that it was sent with, whoever asks for it meanwhile', async () => {
    const { signal } = cancel;
    const ports = open({
      report: ({ step }) => step === 'translating' && cancel.abort(new Error('enough')),
      signal,
    });
    await assert.rejects(sendDocument(record, hello, request, ports), /enough/);
    cancel = new AbortController();
    const { otherAccount } = service().keys;
    const other = open({
      service: connect(service().url, { key: () => otherAccount }).client.documents,
      keyFingerprint: keyFingerprint(otherAccount),
    });
    const waiting = await fetchDocument(other.records.takeAbandoned()[0]!, other);
    assert.deepEqual(waiting, { kind: 'waiting', why: 'otherKey' });
    const next = open();
    assert.equal((await fetchDocument(next.records.takeAbandoned()[0]!, next)).kind, 'translated');
    assert.equal(service().ledger.characters, 11);
  });

  it('says that nobody knows where it was killed in the middle of the upload', async () => {
    await open().records.keep(record);
    const next = open();
    const [abandoned] = next.records.takeAbandoned();
    assert.deepEqual(await fetchDocument(abandoned!, next), { kind: 'unsent' });
    assert.deepEqual(left(), [[], []]);
  });

  it('is fetched again where a kill left open whether it was fetched, and the service still has it', async () => {
    const ports = open();
    await ports.records.keep(record);
    const handle = await ports.service.upload(hello, request);
    await ports.records.sent(record, handle);
    await ports.records.keep({ ...record, stage: 'fetching' });
    const next = open();
    const [abandoned] = next.records.takeAbandoned();
    assert.equal((await fetchDocument(abandoned!, next)).kind, 'translated');
    await next.records.sent(record, handle);
    assert.deepEqual(await fetchDocument(record, next), { kind: 'gone' });
    assert.deepEqual(left(), [[], []]);
  });

  it('is not fetched again when the download was cut, and what arrived is kept', async () => {
    service().faults.add({
      kind: 'cut',
      at: 'reply',
      bytes: 6,
      path: '/v2/document/*',
      contains: 'document_key',
      after: 3,
    });
    const outcome = await sendDocument(record, hello, request, open());
    const kept = join(folder, 'a.de.txt.partial');
    assert.deepEqual(outcome, { kind: 'broken', kept });
    assert.equal((await readFile(kept)).length, 6);
    assert.deepEqual(await readdir(folder), ['a.de.txt.partial']);
    assert.equal(calls('/result'), 1);
    assert.deepEqual(left(), [[], []]);
  });

  it('waits to be fetched where the service refuses to hand it out now', async () => {
    service().faults.add({ kind: 'status', status: 429, path: '/v2/document/*', after: 3 });
    const outcome = await sendDocument(record, hello, request, open());
    assert.equal(outcome.kind, 'waiting');
    assert.deepEqual(await readdir(folder), []);
    const next = open();
    const [abandoned] = next.records.takeAbandoned();
    assert.equal(abandoned?.stage, 'sent');
    assert.equal((await fetchDocument(abandoned, next)).kind, 'translated');
  });

  it('is not billed when it is cancelled before its end was sent', async () => {
    const ports = open();
    const cut = {
      ...file('Hello', ' World'),
      async *open() {
        yield Buffer.from('Hello');
        cancel.abort(new Error('enough'));
        yield Buffer.from(' World');
      },
    };
    await assert.rejects(sendDocument(record, cut, request, ports), /enough/);
    assert.equal(service().ledger.characters, 0);
    assert.deepEqual(left(), [[], []]);
  });

  it('stays to be fetched when it is cancelled after it was sent', async () => {
    const ports = open({
      report: ({ step }) => step === 'translating' && cancel.abort(new Error('enough')),
    });
    await assert.rejects(sendDocument(record, hello, request, ports), /enough/);
    assert.equal(open().records.all[0]?.stage, 'sent');
    cancel = new AbortController();
    const next = open();
    assert.equal((await fetchDocument(next.records.takeAbandoned()[0]!, next)).kind, 'translated');
  });

  it('is fetched to its end when it is cancelled meanwhile', async () => {
    const ports = open({
      report: ({ step }) => step === 'fetching' && cancel.abort(new Error('enough')),
    });
    assert.equal((await sendDocument(record, hello, request, ports)).kind, 'translated');
  });

  it('says why the service could not translate it', async () => {
    const outcome = await sendDocument(record, file(), request, open());
    assert.deepEqual(outcome, { kind: 'failed', reason: 'Document has no text' });
    assert.deepEqual(left(), [[], []]);
  });

  it('is fetched by the next window where this one ends as soon as it is billed', async () => {
    const path = join(folder, 'records');
    /** What the editor's own storage has not written down yet is lost. */
    const unwritten = { ...secretStorage(), store: async () => undefined };
    const window = async (change: Partial<DocumentPorts> = {}) => {
      const files = await RecordFiles.open(
        [recordKeys.documents],
        () => new RecordFolder(path),
        memento(),
        () => Promise.resolve(),
      );
      return open({ records: new DocumentRecords(files, unwritten), ...change });
    };
    const crashed = new Error('the window is gone');
    const pause = () => Promise.reject(crashed);
    const outcome = await sendDocument(record, hello, request, await window({ pause }));
    assert.equal(outcome.kind, 'waiting');
    const [file = ''] = await readdir(path);
    const written = await readFile(join(path, file), 'utf8');
    for (const { id, key } of service().state.documents) {
      assert.ok(!written.includes(key) && !written.includes(id));
    }
    const others = await window({ seal: sealWithKey('another key') });
    const [waiting] = others.records.takeAbandoned();
    assert.ok(waiting !== undefined);
    const otherKey = { kind: 'waiting', why: 'otherKey' };
    assert.deepEqual(await fetchDocument(waiting, others), otherKey);
    const next = await window();
    const [left] = next.records.takeAbandoned();
    assert.ok(left !== undefined);
    const place = join(folder, 'a.de.txt');
    const fetched = await fetchDocument(left, next);
    assert.deepEqual(fetched, { kind: 'translated', place, characters: 11 });
    assert.deepEqual(await readdir(path), []);
  });

  it('leaves nothing behind where the service did not take it', async () => {
    const refused = { targetLanguage: 'XX' };
    await assert.rejects(sendDocument(record, hello, refused, open()), /documents.upload/);
    assert.deepEqual(left(), [[], []]);
  });

  it('keeps several apart, also when they change at the same moment', async () => {
    const { records } = open();
    const ids = ['1', '2', '3', '4'];
    await Promise.all(ids.map((id) => records.sent({ ...record, id }, { id, key: id })));
    assert.deepEqual(records.all.map(({ id }) => id).toSorted(), ids);
    await Promise.all(ids.map((id) => records.forget({ ...record, id })));
    assert.deepEqual(left(), [[], []]);
  });

  it('does without what it cannot read', async () => {
    await storage.update('glossa.documents', [record, { id: 7 }, null, { ...record, stage: 'x' }]);
    assert.deepEqual(open().records.all, [record]);
    secrets.set('glossa.document:r1', 'no JSON');
    assert.equal(await open().records.handleOf(record), undefined);
  });
});
