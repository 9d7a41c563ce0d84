import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPieces } from '../../../src/disk/readPieces.ts';
import { PartlyReceived, receiveFile } from '../../../src/disk/receiveFile.ts';

describe('a file that can be had only once', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-receive-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const places = (mayReplace: boolean) => ({
    mayReplace,
    place: (number: number) => join(folder, number === 1 ? 'a.txt' : `a (${number}).txt`),
    partial: (number: number) => join(folder, `a.txt.partial${number}`),
  });
  async function* pieces(count: number, end?: Error): AsyncGenerator<Uint8Array> {
    for (let piece = 0; piece < count; piece++) yield Buffer.from(`${piece};`);
    if (end !== undefined) throw end;
  }
  const textOf = (name: string) => readFile(join(folder, name), 'utf8');

  it('takes a place that is free, or that it may take', async () => {
    await receiveFile(pieces(2), places(false));
    assert.equal(await textOf('a.txt'), '0;1;');
    await receiveFile(pieces(3), places(true));
    assert.equal(await textOf('a.txt'), '0;1;2;');
    assert.deepEqual(await readdir(folder), ['a.txt']);
  });

  it('goes beside a file that came there meanwhile', async () => {
    await writeFile(join(folder, 'a.txt'), 'mine');
    await writeFile(join(folder, 'a (2).txt'), 'mine too');
    assert.equal(await receiveFile(pieces(1), places(false)), join(folder, 'a (3).txt'));
    assert.deepEqual(await Promise.all(['a.txt', 'a (2).txt', 'a (3).txt'].map(textOf)), [
      'mine',
      'mine too',
      '0;',
    ]);
  });

  it('two of which arrive at the same time, each have their place', async () => {
    const all = await Promise.all(
      [1, 2, 3, 4].map((count) => receiveFile(pieces(count), places(false))),
    );
    assert.equal(new Set(all).size, 4);
    const lengths = (await readdir(folder)).map(async (name) => (await textOf(name)).length);
    assert.deepEqual(
      (await Promise.all(lengths)).toSorted((a, b) => a - b),
      [2, 4, 6, 8],
    );
  });

  it('keeps what arrived when the rest does not', async () => {
    await writeFile(join(folder, 'a.txt'), 'mine');
    const reason = new Error('the connection broke');
    const error = await receiveFile(pieces(2, reason), places(true)).catch(
      (error: unknown) => error,
    );
    assert(error instanceof PartlyReceived);
    assert.deepEqual([error.cause, error.path], [reason, join(folder, 'a.txt.partial1')]);
    assert.deepEqual([await textOf('a.txt'), await textOf('a.txt.partial1')], ['mine', '0;1;']);
    const nothing = await receiveFile(pieces(0, reason), places(true)).catch(
      (error: unknown) => error,
    );
    assert(nothing instanceof PartlyReceived);
    assert.equal(nothing.path, undefined);
    assert.deepEqual((await readdir(folder)).toSorted(), ['a.txt', 'a.txt.partial1']);
  });

  it('goes beside what cannot be replaced', async () => {
    await mkdir(join(folder, 'a.txt'));
    assert.equal(await receiveFile(pieces(2), places(true)), join(folder, 'a (2).txt'));
    assert.equal(await textOf('a (2).txt'), '0;1;');
    assert.deepEqual((await readdir(folder)).toSorted(), ['a (2).txt', 'a.txt']);
  });

  it('is read in pieces as it is', async () => {
    const bytes = Buffer.alloc(200_001, 'Glossa');
    await writeFile(join(folder, 'b'), bytes);
    const read: Uint8Array[] = [];
    for await (const piece of readPieces(join(folder, 'b'))) read.push(piece);
    assert(Buffer.concat(read).equals(bytes));
    assert(read.length > 3);
  });
});
