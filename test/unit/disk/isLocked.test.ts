import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLocked } from '../../../src/disk/isLocked.ts';

describe('a file', () => {
  let path: string;
  beforeEach(async () => {
    path = join(await mkdtemp(join(tmpdir(), 'glossa-locked-')), 'a.json');
  });
  afterEach(() => rm(join(path, '..'), { recursive: true }));

  it('is locked where nobody may write it', async () => {
    await writeFile(path, '{}');
    assert.equal(await isLocked(path), false);
    await chmod(path, 0o444);
    assert.equal(await isLocked(path), true);
  });

  it('is not where it does not exist', async () => {
    assert.equal(await isLocked(path), false);
  });
});
