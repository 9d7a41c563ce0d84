import assert from 'node:assert/strict';
import { endOfJob, SentWithOtherKey } from '../../../../../src/features/memories/jobs/endOfJob.ts';
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

  it('is forgotten where somebody cancels the waiting, and not where the window is closed meanwhile', async () => {
    const cancel = new AbortController();
    const { signal } = cancel;
    const record: JobRecord = { kind: 'import', jobId: 'new', name: 'New' };
    const open = async () => {
      cancel.abort(new Error('cancelled'));
      return { memories: memoriesOf(service().keys.paid), keyFingerprint: 'mark' };
    };
    const closed = { ...portsOf(service().keys.paid, memento()), open, signal };
    const isGone = new Promise<never>(() => {});
    await assert.rejects(endOfJob(record, { ...closed, stays: () => isGone }), /cancelled/);
    assert.deepEqual(closed.records.all, [record]);
    assert.deepEqual(closed.records.takeAbandoned(), [], 'this window waits for it again');
    const staying = { ...portsOf(service().keys.paid, memento()), open, signal };
    let answered: Promise<unknown> = Promise.resolve();
    const stays = () => (answered = Promise.resolve());
    await assert.rejects(endOfJob(record, { ...staying, stays }), /cancelled/);
    await answered;
    assert.deepEqual(staying.records.all, []);
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
