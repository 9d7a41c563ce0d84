import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  readIn,
  recoverIn,
  withTemporaryNames,
} from '../../../../../src/platform/files/virtual/leftover.ts';
import { IsLink, replaceIn } from '../../../../../src/platform/files/virtual/replaceIn.ts';
import { Cut, MemoryFolder } from './memoryFolder.ts';

const name = 'de.json';
const always = async () => true;
const put = (folder: MemoryFolder, text: string, isDue: () => Promise<boolean> = always) =>
  replaceIn(folder, { name, bytes: Buffer.from(text), isDue });
const filesOf = (folder: MemoryFolder) => Object.fromEntries(folder.files);

describe('a file that has no path of this machine', () => {
  it('is replaced, and nothing stays beside it', async () => {
    const folder = new MemoryFolder({ [name]: 'old', 'other.json': 'x' });
    assert.equal(await put(folder, 'new'), true);
    assert.deepEqual(filesOf(folder), { [name]: 'new', 'other.json': 'x' });
  });

  it('is made', async () => {
    const folder = new MemoryFolder();
    assert.equal(await put(folder, 'new'), true);
    assert.deepEqual(filesOf(folder), { [name]: 'new' });
  });

  it('stays as it is where it is no longer due, and is asked about when all else is done', async () => {
    for (const files of [{ [name]: 'old' }, {}]) {
      const folder = new MemoryFolder(files);
      let besides: readonly string[] = [];
      const isDue = async () => {
        besides = [...folder.files].filter(([other]) => other !== name).map(([, text]) => text);
        return false;
      };
      assert.equal(await put(folder, 'new', isDue), false);
      assert.deepEqual(besides, ['new']);
      assert.deepEqual(filesOf(folder), files);
    }
  });

  it('is not replaced where somebody has made it in the meantime', async () => {
    const folder = new MemoryFolder();
    const isDue = async () => {
      folder.files.set(name, 'theirs');
      return true;
    };
    assert.equal(await put(folder, 'new', isDue), false);
    assert.deepEqual(filesOf(folder), { [name]: 'theirs' });
  });

  it('is not replaced where somebody takes its name in the moment in which it is free', async () => {
    class Taken extends MemoryFolder {
      override async replace(): Promise<void> {
        this.files.delete(name);
        throw new Error('the connection is lost');
      }

      override rename(from: string, to: string): Promise<boolean> {
        if (to === name) this.files.set(name, 'theirs');
        return super.rename(from, to);
      }
    }
    const folder = new Taken({ [name]: 'old' });
    assert.equal(await put(folder, 'new'), false);
    assert.deepEqual(filesOf(folder), { [name]: 'theirs' });
  });

  it('is not replaced where it is a link', async () => {
    const folder = new MemoryFolder({ [name]: 'old' });
    folder.links.add(name);
    await assert.rejects(put(folder, 'new'), IsLink);
    assert.deepEqual(filesOf(folder), { [name]: 'old' });
  });

  it('is written in one call where nothing can be renamed', async () => {
    for (const files of [{ [name]: 'old' }, {}]) {
      const folder = new MemoryFolder(files);
      folder.canRename = false;
      assert.equal(await put(folder, 'new'), true);
      assert.deepEqual(filesOf(folder), { [name]: 'new' });
    }
  });

  it('has its bytes where a rename fails after the old file was deleted', async () => {
    const folder = new MemoryFolder({ [name]: 'old' });
    folder.refuseAfterDelete = true;
    assert.equal(await put(folder, 'new'), true);
    assert.deepEqual(filesOf(folder), { [name]: 'new' });
  });

  for (const losesAnswers of [false, true]) {
    const how = losesAnswers ? 'the answer to any step is lost' : 'any step is the last one';
    for (const before of ['old', undefined]) {
      const what = before === undefined ? 'a new file' : 'a file';
      it(`is old or new where ${how} (${what})`, async () => {
        const files = before === undefined ? {} : { [name]: before };
        let steps = 0;
        for (let isCut = true; isCut; steps++) {
          const folder = new MemoryFolder(files);
          folder.left = steps;
          folder.losesAnswers = losesAnswers;
          isCut = await put(folder, 'new text').then(
            () => false,
            (error: unknown) => {
              assert.ok(error instanceof Cut);
              return true;
            },
          );
          folder.left = Infinity;
          const read = (await readIn(folder, name))?.toString();
          assert.ok([before, 'new text'].includes(read), `step ${steps}: ${read}`);
          assert.equal(await recoverIn(folder), true);
          const left = filesOf(folder);
          assert.deepEqual(
            Object.keys(left).filter((one) => one !== name),
            [],
          );
          assert.equal(left[name], read, `step ${steps}`);
        }
        assert.ok(steps > 3);
      });
    }
  }
});

describe('what was left beside a file that has no path of this machine', () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid;

  /** Names as a process has given them that has ended, or runs on another machine. */
  const names = (change: (name: string) => string) =>
    withTemporaryNames(name, async (...both) => both.map(change) as [string, string]);
  const ofEnded = () => names((one) => one.replace(`-${process.pid}-`, `-${ended}-`));
  const ofOthers = () => names((one) => one.replace(/glossa-[\da-f]{8}/, 'glossa-00000000'));

  it('by a killed process takes the place that has lost its file, or goes', async () => {
    const [unfinished, complete] = await ofEnded();
    const lost = new MemoryFolder({ [unfinished]: 'ne', [complete]: 'new' });
    await recoverIn(lost);
    assert.deepEqual(filesOf(lost), { [name]: 'new' });
    const kept = new MemoryFolder({ [name]: 'old', [complete]: 'new' });
    await recoverIn(kept);
    assert.deepEqual(filesOf(kept), { [name]: 'old' });
  });

  it('by a process of another machine waits until it is old', async () => {
    const [, complete] = await ofOthers();
    const folder = new MemoryFolder({ [complete]: 'new' });
    folder.mtime = Date.now();
    await recoverIn(folder);
    assert.deepEqual(filesOf(folder), { [complete]: 'new' });
    folder.mtime = 0;
    await recoverIn(folder);
    assert.deepEqual(filesOf(folder), { [name]: 'new' });
  });

  it('by a process that is running stays, and is what the file holds', async () => {
    await withTemporaryNames(name, async (unfinished, complete) => {
      const folder = new MemoryFolder({ [unfinished]: 'ne', [complete]: 'new' });
      await recoverIn(folder);
      assert.deepEqual(filesOf(folder), { [unfinished]: 'ne', [complete]: 'new' });
      assert.equal((await readIn(folder, name))?.toString(), 'new');
    });
  });

  it('is nothing that only has such a name, or is a link', async () => {
    const [unfinished, complete] = await ofEnded();
    const files = { '.glossa-x.tmp': 'x', [`${complete}x`]: 'y', [unfinished]: 'z' };
    const folder = new MemoryFolder(files);
    folder.links.add(unfinished);
    await recoverIn(folder);
    assert.deepEqual(filesOf(folder), files);
  });

  it('is cleared up later where the file system cannot be reached', async () => {
    const folder = new MemoryFolder();
    folder.left = 0;
    assert.equal(await recoverIn(folder), false);
  });
});
