import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  link,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceFile } from '../../../src/disk/replaceFile.ts';
import { cleanUpLeftovers } from '../../../src/disk/cleanUpLeftovers.ts';
import { canRun } from './mounts.ts';
import { can } from './abilities.ts';

describe('a file whose place cannot be taken', () => {
  let folder = '';
  let path = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-in-place-'));
    path = join(folder, 'de.json');
    await writeFile(path, 'the old text');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('keeps its further names', async function () {
    if (!can.names) return this.skip();
    const other = join(folder, 'other.json');
    await link(path, other);
    await replaceFile(path, Buffer.from('new'));
    assert.deepEqual([await readFile(path, 'utf8'), await readFile(other, 'utf8')], ['new', 'new']);
    assert.equal((await stat(path)).ino, (await stat(other)).ino);
    assert.deepEqual((await readdir(folder)).sort(), ['de.json', 'other.json']);
  });

  it('grows, shrinks and becomes empty in place', async function () {
    if (!can.names) return this.skip();
    await link(path, join(folder, 'other.json'));
    for (const text of ['longer than the old text was', 'x'.repeat(200_000), 'short', '', 'end']) {
      await replaceFile(path, Buffer.from(text));
      assert.equal(await readFile(path, 'utf8'), text);
    }
  });

  it('stays as it was where somebody else was faster', async function () {
    if (!can.names) return this.skip();
    await link(path, join(folder, 'other.json'));
    const isDue = async () => {
      await writeFile(path, 'theirs');
      return false;
    };
    assert.equal(await replaceFile(path, Buffer.from('new'), isDue), false);
    assert.equal(await readFile(path, 'utf8'), 'theirs');
    assert.deepEqual((await readdir(folder)).sort(), ['de.json', 'other.json']);
  });

  it('keeps its owner and its group', async function () {
    if (!can.owners) return this.skip();
    await chown(path, 1234, 5678);
    await replaceFile(path, Buffer.from('new'));
    const { uid, gid, mode } = await stat(path);
    assert.deepEqual([uid, gid, mode & 0o777], [1234, 5678, 0o644]);
    assert.equal(await readFile(path, 'utf8'), 'new');
  });

  it('keeps an owner that its writer cannot give away', async function () {
    if (!can.owners) return this.skip();
    await chown(path, 1234, 5678);
    await chmod(path, 0o664);
    await chown(folder, 4321, 5678);
    const child = spawnSync(process.execPath, ['--input-type=module', '-e', scriptOf('new')], {
      uid: 4321,
      gid: 5678,
      encoding: 'utf8',
    });
    assert.equal(child.stderr, '');
    const { uid, gid } = await stat(path);
    assert.deepEqual([uid, gid], [1234, 5678]);
    assert.equal(await readFile(path, 'utf8'), 'new');
    assert.deepEqual(await readdir(folder), ['de.json']);
  });

  it('is written where it is mounted', async function () {
    const below = join(folder, 'mounted.json');
    await writeFile(below, 'the mounted text');
    if (!canRun('mount', '--bind', below, path)) return this.skip();
    try {
      await replaceFile(path, Buffer.from('new'));
      assert.equal(await readFile(path, 'utf8'), 'new');
    } finally {
      canRun('umount', path);
    }
    assert.equal(await readFile(below, 'utf8'), 'new');
    assert.deepEqual((await readdir(folder)).sort(), ['de.json', 'mounted.json']);
  });

  it('stays as it was where the disk is full, and nothing is left beside it', async function () {
    if (!canRun('mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder)) return this.skip();
    try {
      const old = 'o'.repeat(16_384);
      await writeFile(path, old);
      await link(path, join(folder, 'other.json'));
      // Room for both files beside it, but not for what it then is to become.
      await assert.rejects(replaceFile(path, Buffer.alloc(28_672, 'n')), { code: 'ENOSPC' });
      assert.equal(await readFile(path, 'utf8'), old);
      assert.deepEqual((await readdir(folder)).sort(), ['de.json', 'other.json']);
    } finally {
      canRun('umount', folder);
    }
  });

  it('is old or new for whoever comes after a kill', async function () {
    if (!can.names) return this.skip();
    await link(path, join(folder, 'other.json'));
    const [a, b] = ['a'.repeat(3_000_000), 'b'.repeat(2_000_000)];
    await writeFile(path, a);
    for (let round = 0; round < 12; round++) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', loop]);
      child.stdin.end(path);
      await once(child.stdout, 'data');
      // The kills fall at different points of the work: each round a little later.
      await new Promise((resolve) => setTimeout(resolve, round * 5));
      child.kill('SIGKILL');
      await once(child, 'exit');
      await cleanUpLeftovers(folder);
      const left = await readFile(path, 'utf8');
      assert.ok(left === a || left === b, `${left.length} characters, starting with ${left[0]}`);
      assert.deepEqual((await readdir(folder)).sort(), ['de.json', 'other.json']);
    }
  });

  const module = new URL('../../../src/disk/replaceFile.ts', import.meta.url).href;
  const loop = `
    const { replaceFile } = await import(${JSON.stringify(module)});
    const { text } = await import('node:stream/consumers');
    const path = await text(process.stdin);
    const [a, b] = ['a'.repeat(3_000_000), 'b'.repeat(2_000_000)].map((text) => Buffer.from(text));
    process.stdout.write('ready');
    for (;;) for (const bytes of [b, a]) await replaceFile(path, bytes);`;
  const scriptOf = (text: string) => `
    const { replaceFile } = await import(${JSON.stringify(module)});
    await replaceFile(${JSON.stringify(path)}, Buffer.from(${JSON.stringify(text)}));`;
});
