import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppendFile } from '../../../src/disk/appendFile.ts';

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
    for (const [place, line] of lines.entries()) {
      file.append(line);
      if (place % 100 === 0) await new Promise(setImmediate);
    }
    await file.flush();
    assert.equal(await readFile(path, 'utf8'), lines.join(''));
    file.append('again\n');
    assert.equal(await textOf(file), `${lines.join('')}again\n`);
  });

  it('is for its owner alone', async function () {
    if (process.platform === 'win32') this.skip(); // the mode of a file says nothing there
    const file = new AppendFile(path);
    file.append('a');
    await file.flush();
    assert.equal((await stat(path)).mode & 0o077, 0);
  });

  it('is replaced as a whole, and goes when nothing is left', async () => {
    const file = new AppendFile(path);
    file.append('a\nb\n');
    await file.replace('b\n');
    assert.equal(await readFile(path, 'utf8'), 'b\n');
    await file.replace('');
    assert.equal(await textOf(file), '');
    await assert.rejects(stat(path));
  });

  it('says when the disk does not take it, and holds nobody up', async () => {
    await writeFile(join(folder, 'new'), 'a file where the folder should be');
    const file = new AppendFile(path);
    file.append('a');
    file.append('b');
    await assert.rejects(file.flush(), { code: /EEXIST|ENOTDIR/ });
  });

  for (const [next, begin] of [
    ['is read', (file: AppendFile) => file.read().catch(() => undefined)],
    ['is replaced', (file: AppendFile) => file.replace('').catch(() => undefined)],
  ] as const) {
    it(`is written again once it ${next} after a failure, without what came meanwhile`, async () => {
      const obstacle = join(folder, 'new');
      await writeFile(obstacle, 'a file where the folder should be');
      const file = new AppendFile(path);
      file.append('a');
      await assert.rejects(file.flush());
      file.append('b');
      await assert.rejects(file.flush());
      await rm(obstacle);
      await begin(file);
      file.append('c');
      await file.flush();
      assert.equal(await readFile(path, 'utf8'), 'c');
    });
  }
});
