import assert from 'node:assert/strict';
import type { Account } from '../../../src/platform/account/connection.ts';
import { RefusedFeature } from '../../../src/platform/refusedFeature.ts';
import { memento } from '../features/spokenTerms/memento.ts';

const week = 604_800_000;

describe('a part of the service that is refused to an account', () => {
  let storage = memento();
  let account: Account = {
    baseUrl: new URL('https://example.com'),
    key: 'secret-1',
    from: 'store',
  };
  let now = 0;
  const listeners = new Set<() => unknown>();
  const connection = {
    account: async () => account,
    onDidChange: (listener: () => unknown) => {
      listeners.add(listener);
      return { dispose: () => listeners.delete(listener) };
    },
  };
  const change = async () => {
    for (const listener of listeners) await listener();
  };
  beforeEach(() => {
    storage = memento();
    [now, account] = [1_000, { ...account, key: 'secret-1' }];
    listeners.clear();
  });
  /** A window: whether it hides the entries. */
  const open = async () => {
    const shown = { isHidden: false };
    const key = {
      set: async (isRefused: boolean) => void (shown.isHidden = isRefused),
    };
    const feature = new RefusedFeature('x', key, { connection, storage, now: () => now });
    await feature.restore();
    return { feature, shown };
  };
  const isHidden = async () => (await open()).shown.isHidden;

  it('is offered as long as nothing is known', async () => {
    assert.equal(await isHidden(), false);
  });

  it('goes away, also after a reload, for a week', async () => {
    const { feature, shown } = await open();
    await feature.refused();
    assert.equal(shown.isHidden, true);
    now += week - 1;
    assert.equal(await isHidden(), true);
    now++;
    assert.equal(await isHidden(), false);
  });

  it('comes back with another key, whether that is seen or not', async () => {
    const { feature, shown } = await open();
    await feature.refused();
    account = { ...account, key: 'secret-2' };
    assert.equal(await isHidden(), false);
    account = { ...account, key: 'secret-1' };
    assert.equal(await isHidden(), true);
    await change();
    assert.deepEqual([shown.isHidden, await isHidden()], [false, false]);
  });

  it('comes back with the next window where only the quota is used up', async () => {
    const { feature, shown } = await open();
    await feature.usedUp();
    assert.deepEqual([shown.isHidden, await isHidden()], [true, false]);
  });

  it('leaves nothing of the key in what is stored, and ends with its feature', async () => {
    const { feature } = await open();
    await feature.refused();
    assert.ok(!JSON.stringify(storage.get('x')).includes('secret'));
    assert.match(storage.get<{ account: string }>('x').account, /^[\da-f]{8}$/);
    feature.dispose();
    assert.equal(listeners.size, 0);
  });
});
