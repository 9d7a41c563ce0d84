import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { testFiles, type TestChoice } from '../workbench/testFiles.ts';

describe('the choice of test files', () => {
  const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.test.ts`);
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-files-'));
    for (const name of ['helper.ts', ...names]) await writeFile(join(folder, name), '');
  });
  after(() => rm(folder, { recursive: true }));
  const chosen = async (choice?: TestChoice) =>
    (await testFiles(folder, choice)).map((file) => basename(file));

  it('is all of them where nothing is said', async () => {
    assert.deepEqual(await chosen(), names);
  });

  it('is a part, and each file is in one of the parts', async () => {
    const parts = [];
    for (const place of [1, 2]) parts.push(await chosen({ part: { place, of: 2 } }));
    assert.deepEqual(parts, [
      ['a.test.ts', 'c.test.ts', 'e.test.ts'],
      ['b.test.ts', 'd.test.ts'],
    ]);
  });

  it('is those that are named, whatever their part', async () => {
    const files = ['b.test.ts', 'c.test.ts'];
    assert.deepEqual(await chosen({ files, part: { place: 1, of: 2 } }), files);
  });
});
