import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isTaken, takeLock } from '../../../src/disk/folderLock.ts';

const module = new URL('../../../src/disk/folderLock.ts', import.meta.url).href;

describe('the lock of a folder', () => {
  let folder: string;
  let lock: string;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-lock-'));
    lock = join(folder, 'locks', 'one');
  });
  afterEach(async () => {
    for (const child of children.splice(0)) await killed(child);
    await rm(folder, { recursive: true });
  });

  /** Runs a script in a process of its own; `lines` are what it says. */
  function start(script: string) {
    const head = `import { takeLock } from ${JSON.stringify(module)};
      import { readFile, writeFile } from 'node:fs/promises';
      const lock = ${JSON.stringify(lock)}, folder = ${JSON.stringify(folder)};`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', `${head}${script}`], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(child);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return { child, says: async () => (await lines.next()).value as unknown };
  }
  const holding = `
    const release = await takeLock(lock, { onWait: (pid) => console.log('waits for ' + pid) });
    console.log('has it');
    process.stdin.once('data', () => release().then(() => { console.log('gave it back'); process.exit(); }));`;

  it('is had by one at a time, in one process as in several', async () => {
    assert.equal(await isTaken(lock), false);
    const release = await takeLock(lock);
    assert.equal(await isTaken(lock), true);
    const waitsFor: number[] = [];
    let second = false;
    const next = takeLock(lock, { onWait: (pid) => waitsFor.push(pid) }).then((given) => {
      second = true;
      return given;
    });
    const other = start(holding);
    const closed = once(other.child, 'close');
    assert.equal(await other.says(), `waits for ${process.pid}`);
    assert.deepEqual([waitsFor, second], [[process.pid], false]);
    await release();
    const whoIsFirst = await Promise.race([next.then(() => 'this'), other.says()]);
    if (whoIsFirst !== 'this') other.child.stdin?.write('go on\n');
    await (
      await next
    )();
    if (whoIsFirst === 'this') other.child.stdin?.write('go on\n');
    await closed;
    assert.equal(await isTaken(lock), false);
  });

  it('is free at once when its process was killed', async () => {
    const { child, says } = start(holding);
    assert.equal(await says(), 'has it');
    const waiting = takeLock(lock);
    child.kill('SIGKILL');
    await (
      await waiting
    )();
    const again = start(holding);
    assert.equal(await again.says(), 'has it');
    await killed(again.child);
    assert.equal(await isTaken(lock), false);
    await (
      await takeLock(lock)
    )();
  });

  it('is not taken from a process that stands still', async function () {
    if (process.platform === 'win32') this.skip(); // no such signal
    const { child, says } = start(holding);
    assert.equal(await says(), 'has it');
    child.kill('SIGSTOP');
    assert.equal(await isTaken(lock), true);
    const stopped = new AbortController();
    const waiting = takeLock(lock, { signal: stopped.signal, onWait: () => stopped.abort() });
    await assert.rejects(waiting, { name: 'AbortError' });
  });

  it('lets a waiting one go that does not want it any more', async () => {
    const release = await takeLock(lock);
    const reason = new Error('enough');
    const stopped = new AbortController();
    const waiting = takeLock(lock, {
      signal: stopped.signal,
      onWait: () => setImmediate(() => stopped.abort(reason)),
    });
    await assert.rejects(waiting, reason);
    await assert.rejects(takeLock(lock, { signal: stopped.signal }), reason);
    await release();
    await (
      await takeLock(lock)
    )();
  });

  it('does not care for another program that was given the process id of its holder', async () => {
    const { child, says } = start(holding);
    assert.equal(await says(), 'has it');
    await killed(child);
    const [name = ''] = (await readdir(lock)).filter((one) => !one.endsWith('.sock'));
    const left = JSON.parse(await readFile(join(lock, name), 'utf8')) as object;
    await writeFile(join(lock, name), JSON.stringify({ ...left, pid: process.pid }));
    await (
      await takeLock(lock)
    )();
  });

  it('is free where its file was damaged', async () => {
    await mkdir(lock, { recursive: true });
    for (const [place, text] of ['', '{', 'null', '{"pid":1}'].entries()) {
      await writeFile(join(lock, String(place * 10 + 5)), text);
      await (
        await takeLock(lock)
      )();
    }
  });

  it('leaves one small file, however often it is taken', async () => {
    for (let times = 0; times < 5; times++) await (await takeLock(lock))();
    assert.equal((await readdir(lock)).length, 1);
  });

  it('goes to exactly one of many that come at once, also when all before it were killed', async () => {
    const journal = join(folder, 'journal');
    await writeFile(journal, '');
    const { child, says } = start(holding);
    assert.equal(await says(), 'has it');
    // Each looks, gives way to all others, and counts: two at a time would count the same.
    const counting = `
      for (let times = 0; times < 12; times++) {
        const release = await takeLock(lock);
        const before = await readFile(folder + '/journal', 'utf8');
        await new Promise(setImmediate);
        await writeFile(folder + '/journal', before + process.pid + '\\n');
        if (dies && times === 5) process.kill(process.pid, 'SIGKILL');
        await release();
      }`;
    const takers = [0, 1, 2, 3].map(() => start(`const dies = false; ${counting}`).child);
    const dying = start(`const dies = true; ${counting}`).child;
    child.kill('SIGKILL');
    await Promise.all([...takers, dying].map((taker) => once(taker, 'close')));
    const counts = new Map<string, number>();
    for (const pid of (await readFile(journal, 'utf8')).trim().split('\n')) {
      counts.set(pid, (counts.get(pid) ?? 0) + 1);
    }
    assert.deepEqual(
      [...counts.values()].toSorted((a, b) => a - b),
      [6, 12, 12, 12, 12],
    );
  });
});

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'close');
}
