import assert from 'node:assert/strict';
import { Deferral } from '../../../src/platform/deferral.ts';

describe('a hold', () => {
  it('does work at once while nobody has taken it', () => {
    const done: string[] = [];
    new Deferral(60_000).do('a', () => done.push('now'));
    assert.deepEqual(done, ['now']);
  });

  it('does what was put off when the last one lets go, of each name the last', () => {
    const hold = new Deferral(60_000);
    const done: string[] = [];
    const holders = [hold.begin(), hold.begin()];
    for (const [name, what] of [
      ['a', 'old'],
      ['b', 'other'],
      ['a', 'new'],
    ] as const) {
      hold.do(name, () => done.push(what));
    }
    holders[0]?.dispose();
    assert.equal(done.length, 0);
    holders[1]?.dispose();
    assert.deepEqual(new Set(done), new Set(['new', 'other']));
    hold.do('c', () => done.push('again'));
    assert.equal(done.at(-1), 'again');
  });

  it('does it all the same where it is held for long', async () => {
    const hold = new Deferral(1);
    hold.begin();
    await new Promise<void>((resolve) => hold.do('a', resolve));
  });

  it('forgets what was put off when it is disposed of', () => {
    const hold = new Deferral(60_000);
    const holder = hold.begin();
    hold.do('a', () => assert.fail());
    hold.dispose();
    holder.dispose();
  });
});
