import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
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

  it('keeps the mode of the file', async () => {
    const path = join(folder, 'a.json');
    await writeFile(path, 'one');
    await chmod(path, 0o640);
    await replaceFile(path, Buffer.from('two'));
    assert.equal((await stat(path)).mode & 0o777, 0o640);
  });

  it('follows a link and leaves it a link', async () => {
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

  it('removes what a killed process left, and nothing that may be in use', async () => {
    const names = ['.glossa-0123456789ab.tmp', '.glossa-ba9876543210.tmp', '.mine.tmp'];
    for (const name of names) await writeFile(join(folder, name), 'x');
    const anHourAgo = Date.now() / 1000 - 3600;
    for (const name of [names[0], names[2]]) {
      await utimes(join(folder, name ?? ''), anHourAgo, anHourAgo);
    }
    await replaceFile(join(folder, 'a.json'), Buffer.from('one'));
    assert.deepEqual(new Set(await readdir(folder)), new Set([names[1], names[2], 'a.json']));
  });

  it('is old or new whenever the process is killed', async function () {
    this.timeout(60_000);
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
