import assert from 'node:assert/strict';
import { ListLoader } from '../../../../../src/platform/ui/list/listLoader.ts';
import { keyLost, ServiceError, type ErrorFacts } from '../../../../../src/service/errors.ts';

/** A loader, and all that it said of its view and noted. */
function loader() {
  const states: string[] = [];
  const noted: unknown[] = [];
  const state = { set: async (value: string) => void states.push(value) };
  return { states, noted, lists: new ListLoader(state, (error) => noted.push(error)) };
}

const failing = (error: unknown) => async (): Promise<readonly string[]> => {
  throw error;
};

const refused = (facts: Pick<ErrorFacts, 'kind' | 'code'>) =>
  new ServiceError({ ...facts, operation: 'glossaries.list', host: 'service.test' });

describe('a list that is loaded for a view', () => {
  it('is loading, and then ready or empty', async () => {
    const { states, lists } = loader();
    assert.deepEqual(await lists.load(async () => ['one']), ['one']);
    assert.deepEqual(await lists.load(async () => []), []);
    assert.deepEqual(states, ['loading', 'ready', 'loading', 'empty']);
  });

  for (const [error, state] of [
    [refused({ kind: 'noKey' }), 'noKey'],
    [refused({ kind: 'noKey', code: keyLost }), 'keyLost'],
    [refused({ kind: 'permission' }), 'forbidden'],
    [refused({ kind: 'credentials' }), 'forbidden'],
    [refused({ kind: 'network' }), 'error'],
    [new Error('defect'), 'error'],
  ] as const) {
    it(`has no rows and says why: ${state} after ${error.message}`, async () => {
      const { states, noted, lists } = loader();
      assert.deepEqual(await lists.load(failing(error)), []);
      assert.deepEqual(states, ['loading', state]);
      assert.deepEqual(noted, [error]);
    });
  }

  it('says nothing of a load that another one has overtaken', async () => {
    const { states, noted, lists } = loader();
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const late = async () => {
      await gate;
      return [];
    };
    const lost = async () => {
      await gate;
      throw new Error('too late to matter');
    };
    const overtaken = [lists.load(late), lists.load(lost)];
    await lists.load(async () => ['new']);
    open();
    await Promise.all(overtaken);
    assert.deepEqual(states, ['loading', 'loading', 'loading', 'ready']);
    assert.equal(noted.length, 1);
  });
});
