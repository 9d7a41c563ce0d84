import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { joinedPieces, jsonPieces } from '../../../src/disk/jsonPieces.ts';
import { readPacked, writePacked } from '../../../src/disk/packedFile.ts';

describe('a packed file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-packed-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('gives back what was kept', async () => {
    const path = join(folder, 'new', 'run.gz');
    assert.equal(await readPacked(path, 1_000), undefined);
    assert.equal(await writePacked(path, { text: 'Größe '.repeat(1_000) }, 1_000), true);
    assert.deepEqual(await readPacked(path, 1_000), { text: 'Größe '.repeat(1_000) });
  });

  it('says plain data in pieces as it is said at once', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 300 }), (values) => {
        const data = { values, none: undefined, empty: [], name: { '"': null } };
        const pieces = [...joinedPieces(jsonPieces(data), 10)];
        assert.equal(pieces.join(''), JSON.stringify(data));
      }),
    );
    const long = Array.from({ length: 5_000 }, (_, i) => ({ path: ['a', i], text: undefined }));
    const pieces = [...jsonPieces({ long, last: [undefined] })];
    assert.equal(pieces.join(''), JSON.stringify({ long, last: [undefined] }));
    assert.ok(pieces.every(({ length }) => length < 3_000));
    const mixed = [...jsonPieces(['small', long, 'small', long])];
    assert.equal(mixed.join(''), JSON.stringify(['small', long, 'small', long]));
    assert.ok(mixed.every(({ length }) => length < 3_000));
  });

  it('says long texts in pieces, and cuts no character', () => {
    const text = `${'a'.repeat(65_535)}😀${'"ä'.repeat(50_000)}\ud83d`;
    for (const data of [text, { text, also: [text, 'short'] }]) {
      const pieces = [...jsonPieces(data)];
      assert.equal(pieces.join(''), JSON.stringify(data));
      assert.ok(pieces.every(({ length }) => length < 140_000));
    }
  });

  it('keeps nothing that is too large, and nothing older beside it', async () => {
    const path = join(folder, 'run.gz');
    await writePacked(path, 'small', 1_000);
    assert.equal(
      await writePacked(
        path,
        Array.from({ length: 5_000 }, (_, i) => i),
        1_000,
      ),
      false,
    );
    assert.deepEqual(await readdir(folder), []);
  });

  it('counts as not there where it is damaged or too large', async () => {
    const path = join(folder, 'run.gz');
    await writeFile(path, 'no gzip');
    assert.equal(await readPacked(path, 1_000), undefined);
    assert.equal(await readPacked(path, 3), undefined);
  });
});
