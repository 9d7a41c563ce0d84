import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { virtualWait } from './clock.ts';
import { open, rm as rmOnWindows } from './fsPromises.ts';
import {
  AppendFile,
  withFileLock,
  cleanUpLeftovers,
  isTaken,
  keptPath,
  replaceFile,
  takeLock,
  temporaryPath,
} from './disk.ts';
import { refuse, refuseNothing } from './windows.ts';

describe('a file of Windows that is deleted while somebody has it open', () => {
  let folder = '';
  let path = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-pending-'));
    path = join(folder, 'journal.jsonl');
    await writeFile(path, 'old\n');
  });
  afterEach(async () => {
    refuseNothing();
    await rm(folder, { recursive: true, force: true });
  });

  /** Deletes the file, which goes after so many milliseconds. */
  async function deleteWithin(milliseconds: number): Promise<void> {
    const handle = await open(path, 'r');
    await rmOnWindows(path);
    assert.deepEqual(await readdir(folder), ['journal.jsonl'], 'its name is still there');
    void virtualWait(milliseconds).then(() => handle.close());
  }

  it('is waited for until it is gone, and then is missing', async () => {
    await deleteWithin(300);
    const bytes = await new AppendFile(path).read();
    assert.equal(bytes.length, 0);
    assert.deepEqual(await readdir(folder), []);
  });

  it('makes room for a new one', async () => {
    await deleteWithin(300);
    await new AppendFile(path).append('new\n');
    assert.equal(await readFile(path, 'utf8'), 'new\n');
  });

  it('is replaced as a new one', async () => {
    await deleteWithin(300);
    await replaceFile(path, Buffer.from('new\n'));
    assert.equal(await readFile(path, 'utf8'), 'new\n');
  });

  it('does not make a lock seem free, nor the work be done without it', async () => {
    const lock = join(folder, 'lock');
    const release = await takeLock(lock);
    refuse('1', 400, ['readFile'], 'EPERM');
    assert.equal(await isTaken(lock), true);
    await release();
  });

  it('does not let two processes write the same file', async () => {
    let inside = 0;
    const work = async () => {
      assert.equal(++inside, 1, 'somebody else is writing');
      await new Promise(setImmediate);
      inside--;
    };
    for (let times = 0; times < 5; times++) {
      refuse('', 60, ['readFile'], 'EPERM');
      await Promise.all([1, 2, 3].map(() => withFileLock(path, work)));
    }
  });

  it('keeps what was there before a kill until the new bytes can be read', async () => {
    const temporary = temporaryPath(folder).replace(`-${process.pid}-`, '-999999999-');
    const kept = keptPath(temporary, path);
    await Promise.all([writeFile(path, 'neold\n'), writeFile(temporary, 'newer\n')]);
    await writeFile(kept, 'theold\n');
    refuse('.tmp', 30_000, ['readFile'], 'EPERM');
    await cleanUpLeftovers(folder);
    assert.equal((await readdir(folder)).length, 3, 'nothing was thrown away');
    refuseNothing();
    await cleanUpLeftovers(folder);
    assert.equal((await readdir(folder)).length < 3, true);
  });
});
