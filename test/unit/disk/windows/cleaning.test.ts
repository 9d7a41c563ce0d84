import assert from 'node:assert/strict';
import { link, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { now } from './clock.ts';
import { cleanUpLeftovers, receiveFile, replaceFile, takeLock, whyNotWritable } from './disk.ts';
import { refuse, refuseNothing } from './windows.ts';

describe('a temporary file that somebody holds', () => {
  let folder = '';
  let path = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-cleaning-'));
    path = join(folder, 'de.json');
    await writeFile(path, 'old');
  });
  afterEach(async () => {
    refuseNothing();
    await rm(folder, { recursive: true, force: true });
  });

  async function* pieces(...texts: readonly (string | Error)[]): AsyncGenerator<Uint8Array> {
    for (const text of texts) {
      if (typeof text !== 'string') throw text;
      yield Buffer.from(text);
    }
  }

  for (const ending of ['.old', '.tmp']) {
    it(`does not make a failure of a file that was written in place (${ending})`, async () => {
      await link(path, join(folder, 'other.json'));
      refuse(ending, Infinity, ['rm']);
      assert.equal(await replaceFile(path, Buffer.from('new')), true);
      assert.equal(await readFile(path, 'utf8'), 'new');
      refuseNothing();
      // What a person changes since is left alone, also by what clears up.
      await writeFile(path, 'theirs');
      await cleanUpLeftovers(folder);
      assert.equal(await readFile(path, 'utf8'), 'theirs');
      assert.deepEqual((await readdir(folder)).sort(), ['de.json', 'other.json']);
    });
  }

  it('goes with the next write into the folder', async () => {
    refuse('.tmp', Infinity, ['rm']);
    assert.equal(await replaceFile(path, Buffer.from('new'), () => Promise.resolve(false)), false);
    assert.equal((await readdir(folder)).length, 2);
    refuseNothing();
    await replaceFile(path, Buffer.from('new'));
    assert.deepEqual(await readdir(folder), ['de.json']);
  });

  it('does not hide why the file was not written', async () => {
    refuse('.tmp', Infinity, ['rm']);
    const reason = new Error('the connection broke');
    await assert.rejects(replaceFile(path, pieces('n', reason)), reason);
    await assert.rejects(
      replaceFile(path, pieces('new'), () => Promise.reject(reason)),
      reason,
    );
    assert.equal(await readFile(path, 'utf8'), 'old');
  });

  it('keeps nobody waiting for more than moments', async () => {
    refuse('.tmp', Infinity, ['rm']);
    const started = now();
    assert.equal(await replaceFile(path, Buffer.from('new'), () => Promise.resolve(false)), false);
    assert.ok(now() - started < 5_000, `${now() - started}`);
  });

  it('does not make a failure of a file that arrived', async () => {
    refuse('.tmp', Infinity, ['rm']);
    const place = () => join(folder, 'fr.json');
    assert.equal(await receiveFile(pieces('new'), { mayReplace: false, place }), place());
    assert.equal(await readFile(place(), 'utf8'), 'new');
  });

  it('does not say that a file cannot be written', async () => {
    refuse('.tmp', Infinity, ['rm']);
    assert.equal(await whyNotWritable(path), undefined);
  });

  it('does not keep a lock from being taken', async () => {
    const lock = join(folder, 'lock');
    refuse('.tmp', Infinity, ['rm']);
    refuse('1', Infinity, ['rm']);
    for (let times = 0; times < 3; times++) await (await takeLock(lock))();
  });
});
