import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { untilPasses } from '../ui/eventually.ts';

describe('a memory or a glossary for one of several folders', () => {
  const session = useWorkbench({
    project: 'shop',
    secondFolder: 'site',
    env: { GLOSSA_API_KEY: demoKeys.paid },
  });
  /** The user's settings of Glossa; the editor changes others of its own. */
  async function userSettings(): Promise<object> {
    const text = await readFile(join(session.host.userDir, 'User', 'settings.json'), 'utf8');
    const all = Object.entries(JSON.parse(text) as object);
    return Object.fromEntries(all.filter(([key]) => key.startsWith('glossa.')));
  }
  const kinds = [
    ['Translation Memories', 'Product UI', 'Glossa: Select Translation Memory…'],
    ['Glossaries', 'Product terms', 'Glossa: Select Glossary…'],
  ] as const;

  it('is used nowhere where no folder is picked', async () => {
    const { workbench } = session;
    const { views, quickInput, notifications } = workbench;
    const before = await userSettings();
    await views.open('Glossa');
    for (const [view, row, command] of kinds) {
      await views.rowAction(view, row, 'Use for This Folder');
      await quickInput.row('site').waitFor();
      await quickInput.cancel();
      await workbench.runCommand(command);
      await quickInput.row('site').waitFor();
      await quickInput.cancel();
    }
    // What comes after it shows that nothing came of it.
    await views.rowAction('Glossaries', 'Product terms', 'Use for This Folder');
    await quickInput.pick('shop');
    await notifications.message('“Product terms” is now used for translations in shop.');
    assert.equal(await notifications.items.count(), 1);
    assert.deepEqual(await userSettings(), before);
    await untilPasses(async () =>
      assert.match(await session.read('.vscode/settings.json'), /"glossa\.glossary\.id"/),
    );
  });
});
