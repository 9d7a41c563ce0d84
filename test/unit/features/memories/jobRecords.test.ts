import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RecordFolder } from '../../../../src/disk/recordFolder.ts';
import { RecordFiles } from '../../../../src/platform/recordFiles.ts';
import { recordKeys } from '../../../../src/platform/workspace/recordKeys.ts';
import { JobRecords, type JobRecord } from '../../../../src/features/memories/jobRecords.ts';

/** Keeps what was written, as a window does that is loaded again. */
function storage(kept?: unknown) {
  const values = new Map<string, string>();
  if (kept !== undefined) values.set('glossa.memoryJobs', JSON.stringify(kept));
  return {
    values,
    get: (key: string): unknown => JSON.parse(values.get(key) ?? 'null'),
    update: async (key: string, value: unknown) => {
      if (value === undefined) values.delete(key);
      else values.set(key, JSON.stringify(value));
    },
  };
}

const imported: JobRecord = { kind: 'import', jobId: 'a', name: 'New' };
const exported: JobRecord = {
  kind: 'export',
  jobId: 'b',
  name: 'Old',
  memoryId: 'm',
  target: 'file:///x.tmx',
};

describe('JobRecords', () => {
  const { signal } = new AbortController();

  it('keep a job while somebody waits for it, and forget it at its end', async () => {
    const kept = storage();
    const records = new JobRecords(kept);
    await records.during(imported, signal, async () => {
      assert.deepEqual(records.all, [imported]);
      assert.deepEqual(records.takeAbandoned(), []);
      const later = new JobRecords(kept);
      assert.deepEqual(later.takeAbandoned(), [imported]);
      assert.deepEqual(later.takeAbandoned(), []);
    });
    assert.equal(kept.values.size, 0);
  });

  it('keep a job whose end could not be learned', async () => {
    const records = new JobRecords(storage());
    await assert.rejects(
      records.during(imported, signal, () => Promise.reject(new Error('offline'))),
    );
    assert.deepEqual(records.takeAbandoned(), [imported]);
    await records.forget('a');
    assert.deepEqual(records.all, []);
  });

  it('have a job on the disk before its file is sent, and through what follows', async () => {
    const path = await mkdtemp(join(tmpdir(), 'glossa-jobs-'));
    const window = async () =>
      new JobRecords(
        await RecordFiles.open(
          [recordKeys.memoryJobs],
          () => new RecordFolder(path),
          storage(),
          () => Promise.resolve(),
        ),
      );
    const records = await window();
    await records.begin(imported);
    assert.deepEqual(records.takeAbandoned(), []);
    assert.deepEqual((await window()).takeAbandoned(), [imported]);
    await records.during(imported, signal, async () => {
      assert.deepEqual((await window()).all, [imported]);
    });
    assert.deepEqual((await window()).all, []);
    await rm(path, { recursive: true });
  });

  it('know the export of a memory', async () => {
    const records = new JobRecords(storage([imported, exported]));
    assert.deepEqual(records.exportOf('m'), exported);
    assert.equal(records.exportOf('n'), undefined);
  });

  it('read only what they have written', () => {
    const foreign = [
      null,
      'x',
      { kind: 'import' },
      { ...exported, target: 1 },
      { kind: 'other', jobId: 'a', name: 'b' },
    ];
    assert.deepEqual(new JobRecords(storage([...foreign, imported])).all, [imported]);
    assert.deepEqual(new JobRecords(storage({ jobId: 'a' })).all, []);
  });
});
