import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceFile } from '../../../src/disk/replaceFile.ts';

describe('a file that is replaced piece by piece', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-pieces-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function* pieces(count: number, end?: Error): AsyncGenerator<Uint8Array> {
    for (let piece = 0; piece < count; piece++) yield Buffer.from(`${piece};`);
    if (end !== undefined) throw end;
  }

  it('holds all pieces in their order', async () => {
    const path = join(folder, 'a.tmx');
    await replaceFile(path, pieces(1_000));
    const expected = Array.from({ length: 1_000 }, (_, piece) => `${piece};`).join('');
    assert.equal(await readFile(path, 'utf8'), expected);
  });

  it('stays as it was when the pieces break off, and nothing is left beside it', async () => {
    const path = join(folder, 'a.tmx');
    await writeFile(path, 'as it was');
    const reason = new Error('the connection broke');
    await assert.rejects(replaceFile(path, pieces(10, reason)), reason);
    assert.equal(await readFile(path, 'utf8'), 'as it was');
    assert.deepEqual(await readdir(folder), ['a.tmx']);
  });
});
