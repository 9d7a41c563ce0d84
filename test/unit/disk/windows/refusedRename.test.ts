import assert from 'node:assert/strict';
import {
  chmod,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { now, virtualWait } from './clock.ts';
import { readIfThere, receiveFile, replaceFile, writePacked } from './disk.ts';
import { open } from './fsPromises.ts';
import {
  refuse,
  refuseByChance,
  refusedCalls,
  refuseNothing,
  refuseWhatArrives,
  type Call,
} from './windows.ts';

describe('a file that another program of Windows has open', () => {
  let folder = '';
  let path = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-held-'));
    path = join(folder, 'de.json');
    await writeFile(path, 'old');
  });
  afterEach(async () => {
    refuseNothing();
    await rm(folder, { recursive: true, force: true });
  });

  const textOf = (file = path) => readFile(file, 'utf8');
  /** Tells a file that takes the place of another one from one whose bytes are replaced. */
  const fileAt = async (file: string) => (await stat(file)).ino;

  for (const code of ['EBUSY', 'EPERM', 'EACCES', 'EMFILE']) {
    for (const milliseconds of [1, 50, 1_000, 59_000]) {
      it(`is replaced by a rename when it is let go (${code} for ${milliseconds} ms)`, async () => {
        const before = await fileAt(path);
        refuse('de.json', milliseconds, ['rename', 'open'], code);
        assert.equal(await replaceFile(path, Buffer.from('new')), true);
        assert.notEqual(await fileAt(path), before);
        assert.equal(await textOf(), 'new');
        assert.deepEqual(await readdir(folder), ['de.json']);
      });
    }
  }

  it('is replaced when the last who reads it closes it', async () => {
    const [before, readers] = [await fileAt(path), [await open(path, 'r'), await open(path, 'r')]];
    void virtualWait(400).then(() => readers[0]?.close());
    void virtualWait(900).then(() => readers[1]?.close());
    assert.equal(await replaceFile(path, Buffer.from('new')), true);
    assert.notEqual(await fileAt(path), before);
    assert.ok(now() >= 900);
  });

  it('is written in place where it is not let go within a minute', async () => {
    const [before, started] = [await fileAt(path), now()];
    refuse('de.json', Infinity, ['rename']);
    assert.equal(await replaceFile(path, Buffer.from('new')), true);
    assert.equal(await fileAt(path), before);
    assert.equal(await textOf(), 'new');
    assert.ok(now() - started >= 60_000);
  });

  it('is waited for a minute, also beside one that is refused for longer', async () => {
    await writeFile(join(folder, 'fr.json'), 'old');
    refuse('de.json', Infinity, ['rename']);
    await replaceFile(path, Buffer.from('new'));
    const before = await fileAt(join(folder, 'fr.json'));
    refuse('fr.json', 30_000, ['rename']);
    assert.equal(await replaceFile(join(folder, 'fr.json'), Buffer.from('new')), true);
    assert.notEqual(await fileAt(join(folder, 'fr.json')), before, 'it is not written in place');
    const started = now();
    refuse('de.json', Infinity, ['rename']);
    await replaceFile(path, Buffer.from('newer'));
    assert.ok(now() - started < 10_000, 'the other one is not waited for again');
  });

  it('is waited for a minute twice, not for each of many files', async () => {
    const names = Array.from({ length: 20 }, (_, place) => `file${place}.json`);
    for (const name of names) await writeFile(join(folder, name), 'old');
    refuse('.json', Infinity, ['rename']);
    const started = now();
    for (const name of names) await replaceFile(join(folder, name), Buffer.from('new'));
    assert.ok(now() - started < 160_000, `${now() - started}`);
    for (const name of names) assert.equal(await textOf(join(folder, name)), 'new');
    refuseNothing();
    refuse('file1.json', 800, ['rename']);
    await replaceFile(join(folder, 'file1.json'), Buffer.from('newer'));
    const before = await fileAt(join(folder, 'file1.json'));
    refuse('file1.json', 30_000, ['rename']);
    await replaceFile(join(folder, 'file1.json'), Buffer.from('newest'));
    assert.notEqual(await fileAt(join(folder, 'file1.json')), before, 'there is patience again');
  });

  it('keeps what somebody has written into it meanwhile', async () => {
    refuse('de.json', 500, ['rename']);
    let asked = 0;
    const isDue = async () => {
      if (++asked === 3) await writeFile(path, 'theirs');
      return (await textOf()) === 'old';
    };
    assert.equal(await replaceFile(path, Buffer.from('new'), isDue), false);
    assert.equal(await textOf(), 'theirs');
    assert.deepEqual(await readdir(folder), ['de.json']);
  });

  it('counts as written where the rename arrived although it was refused', async () => {
    refuseWhatArrives('de.json', 20);
    const isDue = async () => (await textOf()) === 'old';
    assert.equal(await replaceFile(path, Buffer.from('new'), isDue), true);
    assert.equal(await textOf(), 'new');
  });

  it('is told as it is where something takes the new file away while it waits', async () => {
    refuse('de.json', Infinity, ['rename'], 'EACCES');
    let asked = 0;
    const isDue = async () => {
      if (++asked === 3)
        for (const name of await readdir(folder))
          if (name !== 'de.json') await rm(join(folder, name));
      return true;
    };
    const isWritten = await replaceFile(path, Buffer.from('new'), isDue).catch(() => false);
    assert.equal(await textOf(), isWritten ? 'new' : 'old');
  });

  it('is not waited for where it is read-only, or a folder', async () => {
    await chmod(path, 0o444);
    await mkdir(join(folder, 'fr.json'));
    const started = now();
    await assert.rejects(replaceFile(path, Buffer.from('new')));
    await assert.rejects(replaceFile(join(folder, 'fr.json'), Buffer.from('new')));
    // Nobody waits a minute for them.
    assert.ok(now() - started < 30_000, `${now() - started}`);
    assert.equal(await textOf(), 'old');
  });

  it('says why it cannot be made, where it is new', async () => {
    refuse('fr.json', Infinity, ['rename'], 'EPERM');
    await assert.rejects(replaceFile(join(folder, 'fr.json'), Buffer.from('new')), {
      code: 'EPERM',
    });
    assert.deepEqual(await readdir(folder), ['de.json']);
  });

  it('is received in its place when it is let go', async () => {
    refuse('de.json', 3_000, ['rename']);
    async function* pieces(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('new');
    }
    const place = (number: number) => (number === 1 ? path : join(folder, `de (${number}).json`));
    assert.equal(await receiveFile(pieces(), { mayReplace: true, place }), path);
    assert.equal(await textOf(), 'new');
  });

  it('is read when it is let go', async () => {
    for (const code of ['EBUSY', 'EPERM', 'EACCES']) {
      refuse('de.json', 3_000, ['readFile', 'open'], code);
      assert.equal((await readIfThere(path))?.toString(), 'old');
    }
    assert.equal(await readIfThere(join(folder, 'fr.json')), undefined);
  });

  it('is removed when it is let go', async () => {
    refuse('de.json', 3_000, ['rm', 'open', 'stat'], 'EPERM');
    assert.equal(await writePacked(path, 'x'.repeat(1_000), 1), false);
    assert.deepEqual(await readdir(folder), []);
  });

  const steps: readonly Call[] = [
    ...(['chmod', 'copyFile', 'link', 'lstat', 'mkdir', 'open', 'readFile', 'readdir'] as const),
    ...(['realpath', 'rename', 'rm', 'stat', 'writeFile'] as const),
  ];
  for (const [what, calls] of [
    ['renames', ['rename']],
    ['steps of any kind', steps],
  ] as const) {
    it(`is never written in place where 5 % of the ${what} are refused for 50 ms`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 2 ** 31 - 2 }), async (seed) => {
          const chances = Object.fromEntries(calls.map((call) => [call, 0.05]));
          refuseByChance({ calls: chances, milliseconds: 50 }, seed);
          for (let round = 0; round < 25; round++) {
            const before = await fileAt(path);
            assert.equal(await replaceFile(path, Buffer.from(`text ${round}`)), true);
            assert.notEqual(await fileAt(path), before, 'it was written in place');
            assert.equal(await textOf(), `text ${round}`);
          }
          refuseByChance({ calls: {}, milliseconds: 0 });
          await replaceFile(path, Buffer.from('end'));
          assert.deepEqual(await readdir(folder), ['de.json']);
        }),
        { numRuns: 10 },
      );
      assert.ok(refusedCalls() > 10, 'something was refused');
    });
  }

  describe('whose further names keep it from being replaced', () => {
    beforeEach(() => link(path, join(folder, 'other.json')));

    it('is written when it is let go', async () => {
      refuse('de.json', 3_000, ['open', 'copyFile', 'stat', 'readFile'], 'EPERM');
      assert.equal(await replaceFile(path, Buffer.from('new')), true);
      assert.deepEqual([await textOf(), await textOf(join(folder, 'other.json'))], ['new', 'new']);
    });
  });
});
