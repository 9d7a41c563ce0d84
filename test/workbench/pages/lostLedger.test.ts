import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useWorkbench } from '../fixture.ts';
import { ledgerFiles } from '../ledgerFiles.ts';
import { untilPasses } from '../ui/eventually.ts';

const english = { save: 'Save', open: 'Open' };
const german = { save: 'Sichern', open: 'Öffnen' };
const json = (texts: object) => `${JSON.stringify(texts, undefined, 2)}\n`;
const files = {
  'locales/en.json': json(english),
  'locales/de.json': json(german),
  ...ledgerFiles({ sourcePath: 'locales/en.json', locale: 'de' }, [
    [['save'], english.save, german.save],
    [['open'], english.open, german.open],
  ]),
};
const gone = 'The ledger of';

describe('a ledger that somebody deletes', () => {
  const session = useWorkbench({ files });

  const lens = async (text: RegExp) => {
    await session.workbench.page.locator('.codelens-decoration').getByText(text).waitFor();
  };
  const deleted = async () => {
    for (const name of ['glossa.ledger', 'glossa.lock'])
      await rm(join(session.folder, name), { recursive: true, force: true });
  };

  /** Waits until the editor hears of what others do in the folder: in a window that was just opened, it may not yet. */
  const watched = async () => {
    let tries = 0;
    await untilPasses(async (timeout) => {
      // Another name each time: one that goes and comes again at once is no news to the editor.
      const sign = `sign${++tries}.txt`;
      await writeFile(join(session.folder, sign), '');
      await session.workbench.views.explorerRow(sign).waitFor({ timeout });
    });
  };

  it('is missed once, with the way to bring it back', async () => {
    const { workbench } = session;
    await workbench.editor.open('locales/de.json');
    await lens(/2 unreviewed/);
    await watched();
    await deleted();
    const message = await workbench.notifications.message(gone);
    assert.match(message, /git restore --source=HEAD -- glossa\.ledger glossa\.lock/);
    await lens(/complete/);
    await workbench.clearNotifications();
    await writeFile(join(session.folder, 'locales/de.json'), json({ ...german, open: 'Auf' }));
    await workbench.editor.open('locales/en.json');
    assert.deepEqual(await workbench.notifications.messages(), []);
  });
});
