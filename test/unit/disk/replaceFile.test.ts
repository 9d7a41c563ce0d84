import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { can } from './abilities.ts';

describe('replaceFile', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-replace-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('makes a file, replaces it, and leaves nothing beside it', async () => {
    const path = join(folder, 'a.json');
    await replaceFile(path, Buffer.from('one'));
    await replaceFile(path, Buffer.from('two'));
    assert.equal(await readFile(path, 'utf8'), 'two');
    assert.deepEqual(await readdir(folder), ['a.json']);
  });

  it('keeps the mode of the file', async function () {
    if (!can.modes) return this.skip();
    const path = join(folder, 'a.json');
    await writeFile(path, 'one');
    await chmod(path, 0o640);
    await replaceFile(path, Buffer.from('two'));
    assert.equal((await stat(path)).mode & 0o777, 0o640);
  });

  it('follows a link and leaves it a link', async function () {
    if (!can.links) return this.skip();
    const [path, link] = [join(folder, 'a.json'), join(folder, 'link.json')];
    await writeFile(path, 'one');
    await symlink(path, link);
    await replaceFile(link, Buffer.from('two'));
    assert.equal(await readFile(path, 'utf8'), 'two');
    assert.deepEqual((await readdir(folder)).sort(), ['a.json', 'link.json']);
  });

  it('leaves the old file where the new one cannot be written', async () => {
    const path = join(folder, 'missing', 'a.json');
    await assert.rejects(replaceFile(path, Buffer.from('two')), { code: 'ENOENT' });
  });

  it('replaces a file with the longest name there may be', async () => {
    const path = join(folder, `${'a'.repeat(250)}.json`);
    await replaceFile(path, Buffer.from('one'));
    await replaceFile(path, Buffer.from('two'));
    assert.equal(await readFile(path, 'utf8'), 'two');
  });

  it('is not done where somebody else was faster', async () => {
    const path = join(folder, 'a.json');
    await writeFile(path, 'one');
    const isDue = async () => (await readFile(path, 'utf8')) === 'one';
    const late = async () => {
      await writeFile(path, 'theirs');
      return isDue();
    };
    assert.equal(await replaceFile(path, Buffer.from('two'), late), false);
    assert.equal(await readFile(path, 'utf8'), 'theirs');
    assert.deepEqual(await readdir(folder), ['a.json']);
  });

  it('leaves nothing behind where it cannot be told whether it is due', async () => {
    const path = join(folder, 'a.json');
    await writeFile(path, 'one');
    const unreadable = () => Promise.reject(new Error('cannot be read'));
    await assert.rejects(replaceFile(path, Buffer.from('two'), unreadable), /cannot be read/);
    assert.equal(await readFile(path, 'utf8'), 'one');
    assert.deepEqual(await readdir(folder), ['a.json']);
  });

  it('removes what a killed process left', async () => {
    const left = join(folder, '.glossa-0123456789ab.tmp');
    await writeFile(left, 'x');
    await utimes(left, 1, 1);
    await replaceFile(join(folder, 'a.json'), Buffer.from('one'));
    assert.deepEqual(await readdir(folder), ['a.json']);
  });

  it('minds no folder that is named like what it leaves', async () => {
    const other = join(folder, '.glossa-0123456789ab.tmp');
    await mkdir(other);
    await utimes(other, 1, 1);
    await replaceFile(join(folder, 'a.json'), Buffer.from('one'));
    assert.deepEqual((await readdir(folder)).length, 2);
  });

  it('is old or new whenever the process is killed', async () => {
    const path = join(folder, 'a.json');
    const module = new URL('../../../src/disk/replaceFile.ts', import.meta.url).href;
    const [a, b] = ['a'.repeat(3_000_000), 'b'.repeat(2_000_000)];
    const script = `
      const { replaceFile } = await import(${JSON.stringify(module)});
      const [a, b] = ['a'.repeat(3_000_000), 'b'.repeat(2_000_000)].map((text) => Buffer.from(text));
      await replaceFile(${JSON.stringify(path)}, a);
      process.stdout.write('ready');
      for (;;) for (const bytes of [b, a]) await replaceFile(${JSON.stringify(path)}, bytes);`;
    for (let round = 0; round < 12; round++) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
      await once(child.stdout, 'data');
      // The kills fall at different points of the work: each round a little later.
      await new Promise((resolve) => setTimeout(resolve, round * 3));
      child.kill('SIGKILL');
      await once(child, 'exit');
      const left = await readFile(path, 'utf8');
      assert.ok(left === a || left === b, `${left.length} characters, starting with ${left[0]}`);
    }
  });
});
