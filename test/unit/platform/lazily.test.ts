import assert from 'node:assert/strict';
import { lazily } from '../../../src/platform/ui/inBackground.ts';

describe('what is made when it is first asked for', () => {
  it('is made once, and again only after it failed', async () => {
    let times = 0;
    const get = lazily(async () => {
      if (++times === 1) throw new Error('not yet');
      return { times };
    });
    await assert.rejects(get, /not yet/);
    const [first, second] = await Promise.all([get(), get()]);
    assert.equal(first, second);
    assert.equal(first.times, 2);
  });
});
