import assert from 'node:assert/strict';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceFile } from '../../../src/disk/replaceFile.ts';
import { whyNotWritable } from '../../../src/disk/whyNotWritable.ts';
import { canRun, isRoot } from './mounts.ts';
import { can } from './abilities.ts';

describe('whether a file could be written', () => {
  let folder = '';
  let path = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-writable-'));
    path = join(folder, 'de.json');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const whatIs = async (file = path) => {
    const { what, code } = (await whyNotWritable(file)) ?? {};
    return what === undefined ? undefined : [what, code];
  };

  it('is found out without changing or leaving anything', async () => {
    await writeFile(path, 'text');
    await utimes(path, 1, 1);
    assert.equal(await whyNotWritable(path), undefined);
    assert.equal(await readFile(path, 'utf8'), 'text');
    assert.equal((await stat(path)).mtimeMs, 1000);
    assert.deepEqual(await readdir(folder), ['de.json']);
  });

  it('is so for a file in folders that do not exist', async () => {
    assert.equal(await whyNotWritable(join(folder, 'locales', 'de', 'a.json')), undefined);
    assert.deepEqual(await readdir(folder), []);
  });

  it('is not so below a link that leads nowhere, or one that leads to itself', async function () {
    if (!can.links) return this.skip();
    await symlink(join(folder, 'gone'), join(folder, 'locales'));
    await symlink(join(folder, 'loop'), join(folder, 'loop'));
    for (const place of [join('locales', 'de.json'), join('locales', 'de', 'a.json')])
      assert.deepEqual(await whatIs(join(folder, place)), ['folder', 'ENOENT']);
    assert.deepEqual(await whatIs(join(folder, 'loop', 'de.json')), ['notAFile', 'ELOOP']);
    assert.deepEqual((await readdir(folder)).toSorted(), ['locales', 'loop']);
  });

  it('is not so for a file that nobody may write', async function () {
    if (!can.modes) return this.skip();
    await writeFile(path, '{}');
    await chmod(path, 0o444);
    assert.deepEqual(await whatIs(), ['file', 'EACCES']);
  });

  it('is not so in a folder in which no file can be made', async function () {
    if (isRoot) return this.skip();
    await writeFile(path, '{}');
    await chmod(folder, 0o555);
    assert.deepEqual(await whatIs(), ['folder', 'EACCES']);
    assert.deepEqual(await whatIs(join(folder, 'new', 'fr.json')), ['folder', 'EACCES']);
    await chmod(folder, 0o755);
  });

  it('is not so for what is no file', async () => {
    await mkdir(path);
    assert.deepEqual(await whatIs(), ['notAFile', 'EISDIR']);
    const below = join(folder, 'file');
    await writeFile(below, '');
    assert.deepEqual(await whatIs(join(below, 'de.json')), ['folder', 'ENOTDIR']);
  });

  it('is not so for a link that leads nowhere, which stays a link', async function () {
    if (!can.links) return this.skip();
    await symlink(join(folder, 'nowhere'), path);
    assert.deepEqual(await whatIs(), ['notAFile', 'ENOENT']);
    await assert.rejects(replaceFile(path, Buffer.from('{}')), { code: 'ENOENT' });
    assert.deepEqual(await readdir(folder), ['de.json']);
  });

  it('is not so on a read-only file system', async function () {
    if (!canRun('mount', '-t', 'tmpfs', 'tmpfs', folder)) return this.skip();
    try {
      await writeFile(path, '{}');
      assert.ok(canRun('mount', '-o', 'remount,ro', folder));
      assert.deepEqual(await whatIs(), ['file', 'EROFS']);
      assert.deepEqual(await whatIs(join(folder, 'fr.json')), ['folder', 'EROFS']);
    } finally {
      canRun('umount', folder);
    }
  });

  it('is not so for a file or folder that is locked against changes', async function () {
    await writeFile(path, '{}');
    if (!canRun('chattr', '+i', path)) return this.skip();
    const lockedFile = await whatIs();
    canRun('chattr', '-i', path);
    canRun('chattr', '+i', folder);
    const lockedFolder = await whatIs();
    canRun('chattr', '-i', folder);
    // Where other programs hold files for a moment, the last try may have met one of them.
    const passing = process.env['GLOSSA_WINDOWS'] === undefined ? [] : ['EBUSY', 'EACCES'];
    const codes = ['EPERM', ...passing];
    assert.deepEqual([lockedFile?.[0], lockedFolder?.[0]], ['file', 'folder']);
    for (const found of [lockedFile, lockedFolder]) assert.ok(codes.includes(found?.[1] ?? ''));
  });
});
