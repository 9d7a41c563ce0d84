import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  removeLivenessSocket,
  watchLiveness,
  openLivenessSocket,
} from '../../../src/disk/processLiveness.ts';

describe('a sign of life', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-life-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is noticed to end by all who hold it', async () => {
    const lifeline = await openLivenessSocket(folder);
    const holders = [
      await watchLiveness(lifeline.endpoint),
      await watchLiveness(lifeline.endpoint),
    ];
    const closed = holders.flatMap((hold) => (hold ? [hold.ended] : []));
    assert.equal(closed.length, 2);
    await lifeline.cut();
    await Promise.all(closed);
    assert.equal(await watchLiveness(lifeline.endpoint), undefined);
    assert.deepEqual(await readdir(folder), []);
  });

  it('outlives those who let go of it', async () => {
    const lifeline = await openLivenessSocket(folder);
    (await watchLiveness(lifeline.endpoint))?.letGo();
    const again = await watchLiveness(lifeline.endpoint);
    assert.ok(again);
    again.letGo();
    await lifeline.cut();
  });

  for (const [where, place] of [
    [
      'whose path is too long for a socket',
      async () => {
        const long = join(folder, 'x'.repeat(60), 'y'.repeat(60));
        await mkdir(long, { recursive: true });
        return long;
      },
    ],
    ['in which no socket can be made', () => Promise.resolve(join(folder, 'absent'))],
  ] as const) {
    it(`is found elsewhere for a folder ${where}`, async function () {
      if (process.platform === 'win32') this.skip(); // its sockets are in no folder
      const lifeline = await openLivenessSocket(await place());
      assert.ok([tmpdir(), '/tmp'].includes(dirname(lifeline.endpoint)), lifeline.endpoint);
      const holder = await watchLiveness(lifeline.endpoint);
      assert.ok(holder);
      holder.letGo();
      await lifeline.cut();
    });
  }

  it('removes nothing but sockets of its kind', async () => {
    const kept = join(folder, 'kept');
    await mkdir(kept);
    await removeLivenessSocket(kept);
    assert.deepEqual(await readdir(folder), ['kept']);
  });
});
