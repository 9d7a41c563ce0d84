import assert from 'node:assert/strict';
import { collectionsOf } from '../../../../src/platform/account/collections.ts';
import { KnownCollections } from '../../../../src/platform/account/knownCollections.ts';
import { deepl } from '../../../../src/service/profile.ts';
import { memento } from '../../features/spokenTerms/memento.ts';
import { connect, useService } from '../../service/connect.ts';

describe('the collections of who is signed in', () => {
  const service = useService();

  it('are kept for the account that has them, where another one signs in meanwhile', async () => {
    const accountAt = (url: string) =>
      ({ baseUrl: new URL(url), key: 'key', from: 'store' }) as const;
    const before = accountAt(service().url);
    let account = before;
    const client = connect(service().url).client;
    const changing = {
      async service() {
        account = accountAt('https://other.test');
        return client;
      },
      account: async () => account,
      opened: async () => ({ service: client, account: before, profile: deepl }),
    };
    const state = memento();
    await collectionsOf({ connection: changing, context: { workspaceState: state } }).create(
      'Names',
    );
    const known = new KnownCollections(state);
    assert.deepEqual(
      [before.baseUrl.origin, 'https://other.test'].map((origin) => known.of(origin).length),
      [1, 0],
    );
  });
});
