import assert from 'node:assert/strict';
import { link, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStatePaths as folderStateHere } from '../../../../src/disk/folderStatePaths.ts';
import { isInsideFolder as isInsideHere } from '../../../../src/disk/isInsideFolder.ts';
import { randoms } from '../../../service/randoms.ts';
import {
  AppendFile,
  cleanUpLeftovers,
  folderStatePaths,
  isInsideFolder,
  receiveFile,
  replaceFile,
  takeLock,
  whyNotWritable,
} from './disk.ts';
import { refuse, refuseNothing, withoutLinks } from './windows.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glossa-disks-'));
});
afterEach(async () => {
  refuseNothing();
  await rm(folder, { recursive: true, force: true });
});

describe('a virtual disk that tells no real paths', () => {
  // Their lengths lead to each of the codes EISDIR, EINVAL and UNKNOWN.
  for (const name of ['d.json', 'de.json', 'deu.json']) {
    it(`is written on (${name})`, async () => {
      const path = join(folder, name);
      await writeFile(path, 'old');
      assert.equal(await whyNotWritable(path), undefined);
      await replaceFile(path, Buffer.from('new'));
      assert.equal(await readFile(path, 'utf8'), 'new');
    });
  }

  it('has links that are followed, also out of the workspace', async () => {
    const [root, outside] = [join(folder, 'project'), join(folder, 'outside')];
    await Promise.all([mkdir(root), mkdir(outside)]);
    await symlink(outside, join(root, 'locales'));
    assert.equal(await isInsideFolder(root, join(root, 'de.json')), true);
    assert.equal(await isInsideFolder(root, join(root, 'new', 'de.json')), true);
    assert.equal(await isInsideFolder(root, join(root, 'locales', 'de.json')), false);
    await writeFile(join(outside, 'fr.json'), 'old');
    await replaceFile(join(root, 'locales', 'fr.json'), Buffer.from('new'));
    assert.equal(await readFile(join(outside, 'fr.json'), 'utf8'), 'new');
  });
});

describe('a disk without second names for files', () => {
  async function* pieces(text: string): AsyncGenerator<Uint8Array> {
    yield Buffer.from(text);
  }

  /** Up to a few milliseconds: as long as a taking lasts. */
  const moment = (share: number) => new Promise((resolve) => setTimeout(resolve, 3 * share));

  it('has locks that one at a time holds, whenever others come', async () => {
    withoutLinks();
    const random = randoms(7);
    for (let round = 0; round < 150; round++) {
      let inside = 0;
      const turn = async () => {
        const release = await takeLock(join(folder, String(round)));
        assert.equal(++inside, 1, `somebody else has the lock in round ${round}`);
        await moment(1);
        inside--;
        await release();
      };
      const all: Promise<void>[] = [];
      for (let taker = 0; taker < 3; taker++) {
        all.push(turn());
        await moment(random());
      }
      await Promise.all(all);
    }
  });

  it('gives each of several files that arrive its own place', async () => {
    withoutLinks();
    const place = (number: number) => join(folder, `a (${number}).txt`);
    const all = await Promise.all(
      ['1', '22', '333', '4444'].map((text) =>
        receiveFile(pieces(text), { mayReplace: false, place }),
      ),
    );
    assert.equal(new Set(all).size, 4);
    const texts = await Promise.all(all.map((path) => readFile(path, 'utf8')));
    assert.deepEqual(texts, ['1', '22', '333', '4444']);
    assert.equal((await readdir(folder)).length, 4);
  });

  it('leaves one small file for a lock, also where it makes no sockets', async () => {
    withoutLinks();
    const lock = join(folder, 'lock');
    refuse('.sock', Infinity, ['listen'], 'EPERM');
    // The sockets are elsewhere.
    await assert.rejects(takeLock(lock), { code: 'EPERM' });
    assert.deepEqual(await readdir(lock), []);
    refuseNothing();
    withoutLinks();
    for (let times = 0; times < 5; times++) await (await takeLock(lock))();
    assert.equal((await readdir(lock)).length, 1);
  });

  it('keeps the file that is there already', async () => {
    withoutLinks();
    await writeFile(join(folder, 'a 1'), 'mine');
    const place = (number: number) => join(folder, `a ${number}`);
    const path = await receiveFile(pieces('new'), { mayReplace: false, place });
    assert.equal(path, place(2));
    assert.equal(await readFile(place(1), 'utf8'), 'mine');
  });
});

describe('a disk that cannot tell when bytes have reached it', () => {
  for (const code of ['EINVAL', 'EPERM', 'ENOTSUP', 'EISDIR']) {
    it(`is written on (${code})`, async () => {
      refuse('', Infinity, ['sync'], code);
      const path = join(folder, 'de.json');
      await replaceFile(path, Buffer.from('old'));
      await link(path, join(folder, 'other.json'));
      await replaceFile(path, Buffer.from('new'));
      await new AppendFile(join(folder, 'journal')).append('line');
      assert.equal(await readFile(path, 'utf8'), 'new');
      assert.equal(await readFile(join(folder, 'journal'), 'utf8'), 'line');
    });
  }

  it('is told from one that is broken or full', async () => {
    for (const code of ['EIO', 'ENOSPC', 'EDQUOT']) {
      refuse('', Infinity, ['sync'], code);
      await assert.rejects(replaceFile(join(folder, 'de.json'), Buffer.from('old')), { code });
      await assert.rejects(new AppendFile(join(folder, 'journal')).append('line'), { code });
      assert.deepEqual(await readdir(folder), ['journal']);
      refuseNothing();
    }
  });
});

describe('a disk on which names in other letters are the same', () => {
  for (const [what, ...spellings] of [
    ['case', 'Project', 'PROJECT', 'project'],
    ['composition', 'Größe', 'Größe'.normalize('NFD'), 'GRÖSSE'.replace('SS', 'ß')],
  ] as const) {
    it(`has one state and one inside for each folder (${what})`, async () => {
      const root = join(folder, spellings[0]);
      await mkdir(root);
      const states = await Promise.all(
        spellings.map((name) => folderStatePaths(join(folder, name), folder)),
      );
      assert.equal(new Set(states.map(({ lock }) => lock)).size, 1);
      for (const name of spellings) {
        assert.equal(await isInsideFolder(root, join(folder, name, 'de.json')), true, name);
        assert.equal(await isInsideFolder(join(folder, name), join(root, 'a', 'b')), true, name);
      }
      assert.equal(await isInsideFolder(root, join(folder, 'other', 'de.json')), false);
    });
  }

  it('keeps the name that a file has', async () => {
    await writeFile(join(folder, 'de.json'), 'old');
    await replaceFile(join(folder, 'DE.json'), Buffer.from('new'));
    assert.deepEqual(await readdir(folder), ['de.json']);
    assert.equal(await readFile(join(folder, 'de.json'), 'utf8'), 'new');
  });

  it('brings back a file that could neither be written nor restored, however it is spelled', async () => {
    const path = join(folder, 'de.json');
    await writeFile(path, 'the old text');
    await link(path, join(folder, 'other.json'));
    refuse('de.json', Infinity, ['open'], 'EPERM');
    await assert.rejects(replaceFile(join(folder, 'DE.JSON'), Buffer.from('new')));
    refuseNothing();
    await cleanUpLeftovers(folder);
    assert.equal(await readFile(path, 'utf8'), 'the old text');
    assert.deepEqual((await readdir(folder)).sort(), ['de.json', 'other.json']);
  });
});

describe('a disk on which names in other letters are others', () => {
  it('has a state and an inside for each', async function () {
    if (process.platform !== 'linux') return this.skip(); // there they are the same
    for (const name of ['Project', 'project']) await mkdir(join(folder, name));
    const [one, other] = [join(folder, 'Project'), join(folder, 'project')];
    assert.notDeepEqual(await folderStateHere(one, folder), await folderStateHere(other, folder));
    assert.equal(await isInsideHere(one, join(other, 'de.json')), false);
    assert.equal(await isInsideHere(one, join(one, '..de', 'de.json')), true);
  });
});
