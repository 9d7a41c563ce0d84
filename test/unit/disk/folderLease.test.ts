import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaseName, takeLease, type LeaseTimes } from '../../../src/disk/folderLease.ts';
import { thisMachine } from '../../../src/disk/temporaryFile.ts';

describe('a folder that is worked on from two sides, such as Windows and WSL', () => {
  let folder = '';
  let path = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-lease-'));
    path = join(folder, leaseName);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** No time passes but that of the signs. */
  const timesWith = (wait: () => Promise<void>): LeaseTimes => ({ beat: 1, missing: 3, wait });
  const times = timesWith(async () => undefined);
  const leaseOf = (machine: string, pid: number, beats = 0) =>
    writeFile(path, JSON.stringify({ machine, pid, token: 'theirs', beats }));
  const elsewhere = '00000000';

  it('is free again when the work is done, and nothing stays in it', async () => {
    const release = await takeLease(folder, {}, times);
    assert.deepEqual(await readdir(folder), [leaseName]);
    await release();
    assert.deepEqual(await readdir(folder), []);
  });

  it('waits for the other side as long as that gives signs of life', async () => {
    await leaseOf(elsewhere, 1);
    const told: number[] = [];
    let signs = 0;
    const wait = () => (++signs <= 20 ? leaseOf(elsewhere, 1, signs) : rm(path));
    const release = await takeLease(folder, { onWait: (pid) => told.push(pid) }, timesWith(wait));
    assert.ok(signs > 20);
    assert.deepEqual(told, [0]);
    await release();
  });

  it('lets two who share nothing but the folder work one after the other', async () => {
    const first = await takeLease(folder, {}, times);
    const waiting: string[] = [];
    const wait = async () => {
      waiting.push(await readFile(path, 'utf8'));
      await first();
    };
    const second = await takeLease(folder, {}, timesWith(wait));
    assert.equal(waiting.length, 1);
    await second();
    assert.deepEqual(await readdir(folder), []);
  });

  it('is taken over from a side that was killed, at once where that can be seen', async () => {
    const ended = spawnSync(process.execPath, ['-e', '']).pid;
    for (const [machine, waits] of [
      [thisMachine, 0],
      [elsewhere, 1],
    ] as const) {
      await leaseOf(machine, ended);
      const told: number[] = [];
      const release = await takeLease(folder, { onWait: (pid) => told.push(pid) }, times);
      assert.equal(told.length, waits);
      await release();
      assert.deepEqual(await readdir(folder), []);
    }
  });

  it('is taken over where its file cannot be read', async () => {
    await writeFile(path, '{"mach');
    const release = await takeLease(folder, {}, times);
    await release();
    assert.deepEqual(await readdir(folder), []);
  });

  it('leaves the file to whoever has taken over meanwhile', async () => {
    const release = await takeLease(folder, {}, times);
    await leaseOf(elsewhere, 1);
    await release();
    assert.match(await readFile(path, 'utf8'), /theirs/);
  });

  it('is no longer waited for where the work is cancelled', async () => {
    await leaseOf(elsewhere, 1);
    const cancel = new AbortController();
    const reason = new Error('cancelled');
    const onWait = () => cancel.abort(reason);
    await assert.rejects(takeLease(folder, { signal: cancel.signal, onWait }, times), reason);
  });

  for (const [what, make] of [
    ['a link that leads nowhere', () => symlink('nowhere', path)],
    ['a link to a file', () => symlink(process.execPath, path)],
    ['a folder', () => mkdir(path)],
  ] as const) {
    it(`is worked on without where ${what} has its name, which stays`, async () => {
      await make();
      const release = await takeLease(folder, {}, times);
      await release();
      assert.deepEqual(await readdir(folder), [leaseName]);
    });
  }

  it('is worked on without where it cannot be written', async () => {
    await rm(folder, { recursive: true });
    const release = await takeLease(folder, {}, times);
    await release();
    await writeFile(folder, '');
    await (
      await takeLease(folder, {}, times)
    )();
  });
});
