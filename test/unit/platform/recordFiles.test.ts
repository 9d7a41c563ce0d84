import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RecordFolder } from '../../../src/disk/recordFolder.ts';
import { KeptRecords } from '../../../src/platform/keptRecords.ts';
import { RecordFiles } from '../../../src/platform/recordFiles.ts';
import { memento } from '../features/spokenTerms/memento.ts';

interface Note {
  readonly id: string;
  readonly text: string;
}

const isNote = (kept: unknown): kept is Note =>
  typeof (kept as Partial<Note> | null)?.text === 'string';

describe('records that outlive the window', () => {
  let root = '';
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'glossa-records-'));
  });
  afterEach(() => rm(root, { recursive: true }));
  const folderOf = (key: string) => new RecordFolder(join(root, 'state', key));
  /** A window: it begins with what is on the disk. */
  const open = (before = memento(), seen: () => PromiseLike<unknown> = () => Promise.resolve()) =>
    RecordFiles.open(['jobs', 'other'], folderOf, before, seen);
  const records = async () => new KeptRecords(await open(), 'jobs', isNote);

  it('are on the disk when they are kept, for a window that begins in that moment', async () => {
    const first = await records();
    await first.keep({ id: 'a', text: '1' });
    assert.deepEqual((await records()).all, [{ id: 'a', text: '1' }]);
    await first.keep({ id: 'a', text: '2' });
    assert.deepEqual((await records()).all, [{ id: 'a', text: '2' }]);
    await first.forget({ id: 'a', text: '2' });
    assert.deepEqual((await records()).all, []);
    assert.deepEqual(await readdir(join(root, 'state', 'jobs')), []);
  });

  it('are read beside one that cannot be', async () => {
    await (await records()).keep({ id: 'a', text: '1' });
    await mkdir(join(root, 'state', 'jobs', '0.json'));
    assert.deepEqual((await records()).all, [{ id: 'a', text: '1' }]);
  });

  it('are not lost to another window that writes at the same time', async () => {
    const [first, second] = [await records(), await records()];
    await Promise.all([
      first.keep({ id: 'a', text: 'first' }),
      second.keep({ id: 'b', text: 'second' }),
      first.keep({ id: 'c', text: 'first' }),
    ]);
    await second.forget({ id: 'b', text: 'second' });
    assert.deepEqual((await records()).all.map(({ id }) => id).toSorted(), ['a', 'c']);
  });

  it('move from where an earlier version kept them, once', async () => {
    const before = memento();
    await before.update('jobs', [{ id: 'a', text: 'old' }, 'junk', null]);
    await before.update('other', [{ jobId: 'b', text: 'old' }]);
    const files = await open(before);
    assert.deepEqual(files.get('jobs'), [{ id: 'a', text: 'old' }]);
    assert.deepEqual(files.get('other'), [{ jobId: 'b', text: 'old' }]);
    assert.equal(before.get('jobs'), undefined);
    assert.deepEqual((await records()).all, [{ id: 'a', text: 'old' }]);
  });

  it('are not kept where the disk does not take them, and that is told', async () => {
    await writeFile(join(root, 'state'), 'in the way');
    const kept = new KeptRecords(
      await RecordFiles.open([], folderOf, memento(), () => Promise.resolve()),
      'jobs',
      isNote,
    );
    await assert.rejects(kept.keep({ id: 'a', text: '1' }));
    assert.deepEqual(kept.all, []);
    await rm(join(root, 'state'));
    await kept.keep({ id: 'a', text: '2' });
    assert.deepEqual((await records()).all, [{ id: 'a', text: '2' }]);
  });

  it('stay where there is no window any more that could tell what they came to', async () => {
    const kept = new KeptRecords(await open(), 'jobs', isNote);
    await kept.keep({ id: 'a', text: '1' });
    const crashed = () => Promise.reject(new Error('nobody answers'));
    const left = new KeptRecords(await open(memento(), crashed), 'jobs', isNote);
    await assert.rejects(left.forget({ id: 'a', text: '1' }));
    await left.keep({ id: 'b', text: '2' });
    assert.deepEqual((await records()).all.map(({ id }) => id).toSorted(), ['a', 'b']);
  });

  it('are passed over where they cannot be read', async () => {
    await (await records()).keep({ id: 'a', text: '1' });
    await writeFile(join(root, 'state', 'jobs', 'torn.json'), '{"id":"b","te');
    assert.deepEqual((await records()).all, [{ id: 'a', text: '1' }]);
  });

  it('are for their user only, and go by age', async () => {
    const folder = folderOf('jobs');
    await folder.put('a', { id: 'a' });
    await folder.put('b', { id: 'b' });
    const path = join(root, 'state', 'jobs');
    if (process.platform !== 'win32') assert.equal((await stat(path)).mode & 0o77, 0);
    const [first = ''] = await readdir(path);
    await chmod(join(path, first), 0o600);
    await utimes(join(path, first), 1, 1);
    await folder.removeOlder(60_000, Date.now());
    assert.equal((await folder.read()).length, 1);
  });
});
