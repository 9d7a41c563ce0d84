import assert from 'node:assert/strict';
import { KeyStore } from '../../../../src/platform/account/keyStore.ts';
import { memento } from '../../features/spokenTerms/memento.ts';

const [one, other] = ['https://one.test', 'https://other.test'];

/** The secret storage of an editor in memory; older ones do not list its keys. */
function secretStorage(listsKeys = true) {
  const values = new Map<string, string>();
  return {
    values,
    get: async (name: string) => values.get(name),
    store: async (name: string, value: string) => void values.set(name, value),
    delete: async (name: string) => void values.delete(name),
    onDidChange: () => ({ dispose() {} }),
    ...(listsKeys ? { keys: async () => [...values.keys()] } : {}),
  };
}

describe('the keys', () => {
  it('are found under the origin that they were entered for, and nowhere else', async () => {
    const keys = new KeyStore({ secrets: secretStorage(), globalState: memento() });
    await keys.store(one, 'key of one');
    assert.equal(await keys.get(one), 'key of one');
    assert.equal(await keys.get(other), undefined);
    assert.equal(await keys.get(`${one}:8443`), undefined);
    assert.deepEqual(await keys.origins(), [one]);
  });

  it('are known to be lost where the secret storage does not give them back', async () => {
    const [secrets, globalState] = [secretStorage(), memento()];
    const keys = new KeyStore({ secrets, globalState });
    assert.equal(await keys.isLost(one), false);
    await keys.store(one, 'key of one');
    assert.equal(await keys.isLost(one), false);
    secrets.values.clear();
    assert.equal(await new KeyStore({ secrets, globalState }).isLost(one), true);
    await keys.delete(one);
    assert.equal(await keys.isLost(one), false);
  });

  it('of another profile are found for signing out, where the editor lists them', async () => {
    const secrets = secretStorage();
    await new KeyStore({ secrets, globalState: memento() }).store(one, 'key of one');
    const inOtherProfile = new KeyStore({ secrets, globalState: memento() });
    assert.deepEqual(await inOtherProfile.origins(), [one]);
    for (const origin of await inOtherProfile.origins()) await inOtherProfile.delete(origin);
    assert.equal(secrets.values.size, 0);
  });

  it('are listed as far as they were stored here, where the editor does not list them', async () => {
    const keys = new KeyStore({ secrets: secretStorage(false), globalState: memento() });
    await keys.store(one, 'key of one');
    await keys.store(other, 'key of other');
    await keys.delete(one);
    assert.deepEqual(await keys.origins(), [other]);
  });
});
