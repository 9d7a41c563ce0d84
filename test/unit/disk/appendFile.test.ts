import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AppendFile } from '../../../src/disk/appendFile.ts';
import { can } from './abilities.ts';

const textOf = async (file: AppendFile) => new TextDecoder().decode(await file.read());

describe('a file that grows', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-append-'));
    path = join(folder, 'new', 'journal.jsonl');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('holds everything in the order of the calls, in a folder that was not there', async () => {
    const file = new AppendFile(path);
    const lines = Array.from({ length: 500 }, (_, place) => `line ${place} ü\n`);
    const appending: Promise<void>[] = [];
    for (const [place, line] of lines.entries()) {
      appending.push(file.append(line));
      if (place % 100 === 0) await new Promise(setImmediate);
    }
    await Promise.all(appending);
    assert.equal(await readFile(path, 'utf8'), lines.join(''));
    const more = file.append('again\n');
    assert.equal(await textOf(file), `${lines.join('')}again\n`);
    await more;
  });

  it('has a text on the disk when it says so', async () => {
    const file = new AppendFile(path);
    for (const [place, text] of ['a\n', 'b\n', 'c\n'].entries()) {
      await file.append(text);
      assert.equal(await readFile(path, 'utf8'), 'a\nb\nc\n'.slice(0, 2 * place + 2));
    }
  });

  it('is for its owner alone', async function () {
    if (!can.modes) return this.skip();
    if (process.platform === 'win32') this.skip(); // the mode of a file says nothing there
    await new AppendFile(path).append('a');
    assert.equal((await stat(path)).mode & 0o077, 0);
    assert.equal((await stat(join(folder, 'new'))).mode & 0o077, 0);
  });

  it('is replaced as a whole, and goes when nothing is left', async () => {
    const file = new AppendFile(path);
    await file.append('a\nb\n');
    await file.replace('b\n');
    assert.equal(await readFile(path, 'utf8'), 'b\n');
    await file.replace('');
    assert.equal(await textOf(file), '');
    await assert.rejects(stat(path));
  });

  it('says of each text that the disk does not take it, and takes it the next time', async () => {
    const obstacle = join(folder, 'new');
    await writeFile(obstacle, 'a file where the folder should be');
    const file = new AppendFile(path);
    const [first, second] = await Promise.allSettled([file.append('a'), file.append('b')]);
    assert.match(String(first.status === 'rejected' && first.reason), /EEXIST|ENOTDIR/);
    assert.equal(second.status, 'rejected');
    await rm(obstacle);
    await Promise.all([file.append('a'), file.append('b')]);
    assert.equal(await readFile(path, 'utf8'), 'ab');
  });

  it('says that a disk is full', async function () {
    if (process.platform !== 'linux') this.skip(); // the device is found there
    const file = new AppendFile('/dev/full');
    await assert.rejects(file.append('a'), { code: 'ENOSPC' });
  });

  it('puts the next text in the place of one that could be neither written nor taken away', async function () {
    if (!can.links) return this.skip();
    if (process.platform !== 'linux') this.skip(); // the device is found there
    path = join(folder, 'journal.jsonl');
    await symlink('/dev/full', path);
    const file = new AppendFile(path);
    await assert.rejects(file.append('torn'), { code: 'ENOSPC' });
    await rm(path);
    await writeFile(path, 'to');
    assert.equal(await textOf(file), '');
    await file.append('a');
    assert.equal(await readFile(path, 'utf8'), 'a');
    assert.equal(await textOf(file), 'a');
  });

  it('keeps no part of a text that did not fit, and takes what fits', async function () {
    if (process.platform === 'win32') this.skip(); // no limit can be set there
    const module = new URL('../../../src/disk/appendFile.ts', import.meta.url).href;
    const script = `
      import { AppendFile } from ${JSON.stringify(module)};
      const file = new AppendFile(${JSON.stringify(path)});
      const said = [];
      for (const size of [15_000, 4_000, 4_000, 500]) {
        await file.append('x'.repeat(size - 1) + '\\n').then(() => said.push('ok'), (error) => said.push(error.code));
      }
      console.log(said.join());
    `;
    const shell = 'ulimit -f 16; exec "$0" --input-type=module -e "$1"'; // kilobytes
    const run = promisify(execFile)('bash', ['-c', shell, process.execPath, script]);
    assert.equal((await run).stdout.trim(), 'ok,EFBIG,EFBIG,ok');
    const lines = (await readFile(path, 'utf8')).split('\n');
    assert.deepEqual(lines, ['x'.repeat(14_999), 'x'.repeat(499), '']);
  });
});
