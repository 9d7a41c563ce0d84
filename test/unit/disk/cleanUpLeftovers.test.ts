import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { cleanUpLeftovers } from '../../../src/disk/cleanUpLeftovers.ts';
import { keptPath, temporaryPath } from '../../../src/disk/temporaryFile.ts';
import { can } from './abilities.ts';

describe('what a killed process left in a folder', () => {
  let folder = '';
  let path = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-left-'));
    path = join(folder, 'de.json');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** The number of a process that has ended. */
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  const leftPath = () => temporaryPath(folder).replace(`-${process.pid}-`, `-${ended}-`);
  const anHourAgo = Date.now() / 1000 - 3600;

  it('goes at once, and what belongs to a running one stays', async () => {
    const [left, used] = [leftPath(), temporaryPath(folder)];
    for (const one of [left, used]) await writeFile(one, 'x');
    await cleanUpLeftovers(folder);
    assert.deepEqual(
      (await readdir(folder)).map((name) => join(folder, name)),
      [used],
    );
  });

  it('goes after a while where nothing tells its process', async () => {
    const names = ['.glossa-0123456789ab.tmp', '.glossa-ba9876543210.tmp'];
    const elsewhere = `.glossa-00000000-${ended}-0123456789ab.tmp`;
    for (const name of [...names, elsewhere]) await writeFile(join(folder, name), 'x');
    await utimes(join(folder, names[0]!), anHourAgo, anHourAgo);
    await cleanUpLeftovers(folder);
    assert.deepEqual(new Set(await readdir(folder)), new Set([elsewhere, names[1]]));
  });

  it('is none of what only has such a name', async function () {
    if (!can.links) return this.skip();
    const names = ['.glossa-0123456789ab.tmp', '.glossa-ba9876543210.tmp', '.mine.tmp'];
    await mkdir(join(folder, names[0]!));
    await symlink('/etc/passwd', join(folder, names[1]!));
    await writeFile(join(folder, names[2]!), 'x');
    for (const name of [names[0], names[2]]) {
      await utimes(join(folder, name!), anHourAgo, anHourAgo);
    }
    await cleanUpLeftovers(folder);
    assert.deepEqual((await readdir(folder)).sort(), names.sort());
  });

  /** A file as a process left it that was killed while it put the new bytes into it. */
  async function killedWhileWriting(now: string, before: string, after: string): Promise<void> {
    const temporary = leftPath();
    await writeFile(path, now);
    await writeFile(temporary, after);
    await writeFile(keptPath(temporary, path), before);
  }

  it('brings a file back that is half old and half new, wherever it stopped', async () => {
    const texts = fc.string({ unit: 'binary-ascii', maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(texts, texts, fc.nat(), fc.boolean(), async (before, after, cut, sized) => {
        const at = cut % (after.length + 1);
        const mixed = after.slice(0, at) + before.slice(at);
        await killedWhileWriting(sized ? mixed.slice(0, after.length) : mixed, before, after);
        await cleanUpLeftovers(folder);
        assert.ok([before, after].includes(await readFile(path, 'utf8')));
        assert.deepEqual(await readdir(folder), ['de.json']);
      }),
      { numRuns: 300 },
    );
  });

  it('is no reason to touch a file that somebody has changed since', async () => {
    await killedWhileWriting('{"mine":"Meins"}', '{"a":"old"}', '{"a":"new","b":"more"}');
    await cleanUpLeftovers(folder);
    assert.equal(await readFile(path, 'utf8'), '{"mine":"Meins"}');
    const [kept] = (await readdir(folder)).filter((name) => name.endsWith('.old'));
    assert.equal(await readFile(join(folder, kept!), 'utf8'), '{"a":"old"}');
  });

  it('does not bring back a file that somebody has deleted since', async () => {
    await killedWhileWriting('', 'before', 'after');
    await rm(path);
    await cleanUpLeftovers(folder);
    assert.ok(!(await readdir(folder)).includes('de.json'));
  });
});
