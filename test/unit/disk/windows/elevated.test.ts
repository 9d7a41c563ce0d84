import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isTaken, takeLock } from './disk.ts';
import { refuse, refuseNothing } from './windows.ts';

describe('a lock of an editor that runs as administrator', () => {
  let folder = '';
  let lock = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-elevated-'));
    lock = join(folder, 'lock');
  });
  afterEach(async () => {
    refuseNothing();
    await rm(folder, { recursive: true, force: true });
  });

  for (const code of ['EPERM', 'EACCES', 'EBUSY', 'EAGAIN']) {
    it(`is taken, and is waited for, though its pipe lets nobody in (${code})`, async () => {
      const release = await takeLock(lock);
      refuse('.sock', Infinity, ['connect'], code);
      assert.equal(await isTaken(lock), true);
      let isReleased = false;
      const onWait = (pid: number) => waits.emit('for', pid);
      const waits = new EventEmitter();
      const isWaiting = once(waits, 'for');
      const next = takeLock(lock, { onWait }).then((given) => {
        assert.ok(isReleased, 'it was taken while somebody had it');
        return given;
      });
      assert.deepEqual(await isWaiting, [process.pid]);
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      isReleased = true;
      await release();
      refuseNothing();
      await (
        await next
      )();
    });
  }

  it('can be waited for no longer', async () => {
    const release = await takeLock(lock);
    refuse('.sock', Infinity, ['connect'], 'EPERM');
    const stopped = new AbortController();
    const waiting = takeLock(lock, { signal: stopped.signal, onWait: () => stopped.abort() });
    await assert.rejects(waiting, { name: 'AbortError' });
    await release();
  });

  it('is free where its process has ended, though a socket of it is left', async () => {
    await (
      await takeLock(lock)
    )();
    const [name = ''] = await readdir(lock);
    const left = JSON.parse(await readFile(join(lock, name), 'utf8')) as object;
    await writeFile(join(lock, name), JSON.stringify({ ...left, pid: 999_999_999 }));
    refuse('.sock', Infinity, ['connect'], 'EACCES');
    assert.equal(await isTaken(lock), false);
    await (
      await takeLock(lock)
    )();
  });
});
