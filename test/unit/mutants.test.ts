import assert from 'node:assert/strict';
import { lostOf } from '../lab/mutants/lostOf.ts';
import { mutants } from '../lab/mutants/mutants.ts';

describe('the lines that are broken to try the tests', () => {
  it('are in the sources, each once, and have their tests', async () => {
    assert.deepEqual(await lostOf(mutants), []);
  });
});
