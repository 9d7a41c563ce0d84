import assert from 'node:assert/strict';
import { useWorkbench } from '../fixture.ts';

describe('the workbench', () => {
  const session = useWorkbench();

  it('offers the commands of Glossa in its palette', async () => {
    assert.equal(await session.workbench.offersCommand('Glossa: Sign In…'), true);
  });
});
