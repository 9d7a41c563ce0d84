import assert from 'node:assert/strict';
import {
  endOfJob,
  SentWithOtherKey,
  type JobPorts,
} from '../../../../../src/features/memories/jobs/endOfJob.ts';
import { JobRecords, type JobRecord } from '../../../../../src/features/memories/jobRecords.ts';
import { keyFingerprint } from '../../../../../src/platform/account/keyFingerprint.ts';
import { connect, useService } from '../../../service/connect.ts';
import { memento } from '../../spokenTerms/memento.ts';

describe('the job of a memory', () => {
  const service = useService();
  const memoriesOf = (key: string) => connect(service().url, { key: () => key }).client.memories;
  const portsOf = (key: string, storage: ReturnType<typeof memento>) => ({
    open: async () => ({ memories: memoriesOf(key), keyFingerprint: keyFingerprint(key) }),
    records: new JobRecords(storage),
    pause: async () => {},
    stays: async () => {},
    signal: new AbortController().signal,
  });

  it('is kept for the key that it was begun with, whoever asks for it meanwhile', async () => {
    const storage = memento();
    const { paid, otherAccount } = service().keys;
    const own = portsOf(paid, storage);
    const [memory] = (await memoriesOf(paid).list()).memories;
    const { id: memoryId = '', name = '' } = memory ?? {};
    const started = await memoriesOf(paid).startExport(memoryId);
    assert.ok(started.state !== 'running');
    const { jobId } = started;
    const sentWith = keyFingerprint(paid);
    const record: JobRecord = { kind: 'export', jobId, name, memoryId, target: 'x', sentWith };
    await assert.rejects(endOfJob(record, portsOf(otherAccount, storage)), SentWithOtherKey);
    assert.deepEqual(new JobRecords(storage).takeAbandoned(), [record]);
    assert.equal((await endOfJob(record, own)).state, 'completed');
    assert.deepEqual(own.records.all, []);
  });

  it('is kept where nobody is signed in by the time that it is waited for', async () => {
    const signedOut = new Error('nobody is signed in');
    const own = portsOf(service().keys.paid, memento());
    const ports = { ...own, open: () => Promise.reject(signedOut) };
    const record: JobRecord = { kind: 'import', jobId: 'new', name: 'New' };
    await assert.rejects(endOfJob(record, ports), signedOut);
    assert.deepEqual(own.records.takeAbandoned(), [record]);
  });

  /** Ends the waiting at some moment, in a window that goes on, or is closed by that. */
  async function cancelled(
    kind: JobRecord['kind'],
    when: (cancel: () => void) => Partial<JobPorts>,
    isClosed: boolean,
  ) {
    const cancel = new AbortController();
    const { signal } = cancel;
    const storage = memento();
    const ports = { ...portsOf(service().keys.paid, storage), signal };
    const { client } = connect(service().url, { key: () => service().keys.paid });
    const declared = { fileName: 'a.tmx', contentLength: 1, name: 'New' };
    const { jobId } = await client.memories.startImport(declared);
    const begun = { jobId, name: 'New' };
    const record: JobRecord =
      kind === 'import' ? { kind, ...begun } : { kind, ...begun, memoryId: 'm', target: 'x' };
    let answered: Promise<unknown> = Promise.resolve();
    const stays = () => (answered = isClosed ? Promise.reject(new Error()) : Promise.resolve());
    const moment = when(() => cancel.abort(new Error('cancelled')));
    await assert.rejects(endOfJob(record, { ...ports, stays, ...moment }), /cancelled/);
    await answered.catch(() => undefined);
    assert.deepEqual(ports.records.takeAbandoned(), [], 'this window waits for it again');
    return { record, here: ports.records, next: new JobRecords(storage) };
  }

  const moments: Record<string, (cancel: () => void) => Partial<JobPorts>> = {
    'as its file is sent': (cancel) => ({
      send: async () => {
        cancel();
        throw new Error('cancelled');
      },
    }),
    'before it is asked for': (cancel) => ({ send: async () => cancel() }),
    'between two looks': (cancel) => ({
      pause: async () => {
        cancel();
        throw new Error('cancelled');
      },
    }),
  };

  for (const [moment, when] of Object.entries(moments)) {
    it(`of an import is there for whoever asks where somebody cancels ${moment}`, async () => {
      const { record, here, next } = await cancelled('import', when, false);
      assert.deepEqual(next.takeAbandoned(), []);
      assert.deepEqual(next.takeAbandoned(true), [{ ...record, isLeft: true }]);
      const [asked] = here.takeAbandoned(true);
      assert.ok(asked);
      const found = portsOf(service().keys.paid, memento());
      await found.records.during(asked, found.signal, async () =>
        assert.deepEqual(found.records.all, [record]),
      );
    });

    it(`is there for the next window where this one is closed ${moment}`, async () => {
      for (const kind of ['import', 'export'] as const) {
        const { record, next } = await cancelled(kind, when, true);
        assert.deepEqual(next.takeAbandoned(), [record]);
      }
    });

    it(`of an export is forgotten where somebody cancels ${moment}`, async () => {
      const { here, next } = await cancelled('export', when, false);
      assert.deepEqual([here.all, next.all], [[], []]);
    });
  }

  it('is forgotten where its file is refused, and not where the answer to that is lost', async () => {
    const { memories } = connect(service().url, { key: () => service().keys.paid }).client;
    for (const [fault, isKept] of [
      [{ kind: 'status', status: 403 }, false],
      [{ kind: 'cut', at: 'request' }, true],
    ] as const) {
      const start = await memories.startImport({ fileName: 'a', contentLength: 1, name: 'New' });
      const record: JobRecord = { kind: 'import', jobId: start.jobId, name: 'New' };
      const ports = portsOf(service().keys.paid, memento());
      const send = () => memories.upload(start.uploadUrl, new Uint8Array(1));
      service().faults.add({ ...fault, path: '/upload/*', times: 'always' });
      await assert.rejects(endOfJob(record, { ...ports, send }));
      assert.deepEqual(ports.records.takeAbandoned(), isKept ? [record] : []);
      service().faults.clear();
    }
  });

  it('is forgotten where the service does not have it any more', async () => {
    const storage = memento();
    const { paid, otherAccount } = service().keys;
    const gone: JobRecord = {
      kind: 'import',
      jobId: '5f5b5b0e-0000-4000-8000-000000000000',
      name: 'New',
      sentWith: keyFingerprint(paid),
    };
    const { sentWith: _, ...unmarked } = gone;
    for (const [record, key] of [
      [gone, paid],
      [unmarked, otherAccount],
    ] as const) {
      const ports = portsOf(key, storage);
      assert.deepEqual(await endOfJob(record, ports), { state: 'gone' });
      assert.deepEqual(ports.records.all, []);
    }
  });
});
