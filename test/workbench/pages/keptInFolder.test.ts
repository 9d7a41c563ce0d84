import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useWorkbench } from '../fixture.ts';
import { ledgerFiles } from '../ledgerFiles.ts';
import { untilPasses } from '../ui/eventually.ts';

const english = { hello: 'Hello {name}!', save: 'Save', open: 'Open' };
const german = { hello: 'Hallo {Name}!', save: 'Sichern', open: 'Öffnen' };
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

describe('what a folder keeps of its messages', () => {
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

  it('has the problems that were accepted as they stood, until the list is deleted', async () => {
    const { workbench, read } = session;
    await workbench.editor.open('locales/de.json');
    const problems = await workbench.problems();
    const changed = problems.filter({ hasText: 'placeholder-changed' });
    await changed.waitFor();
    await workbench.page.keyboard.press('Control+1');
    await watched();
    await workbench.runCommand('Glossa: Accept Present Problems…');
    await workbench.dialog.getByText('Accept all problems that the resource files have').waitFor();
    await workbench.picture('accept-problems');
    await workbench.pressInDialog('Accept');
    await changed.waitFor({ state: 'detached' });
    assert.match(await read('glossa.baseline'), /"key":\["hello"\],"text":"[\da-f]{16}"\}\n/);
    await workbench.clearNotifications();
    await rm(join(session.folder, 'glossa.baseline'));
    await changed.waitFor();
  });

  it('has the findings that are no problems, each with a reason', async () => {
    const { workbench, read } = session;
    const { editor, quickInput } = workbench;
    await editor.open('locales/de.json');
    const problems = await workbench.problems();
    await problems.filter({ hasText: 'placeholder-changed' }).waitFor();
    await workbench.page.keyboard.press('Control+1');
    const ask = async () => {
      await editor.goTo(2, 16);
      await editor.quickFix('Do not report “placeholder-changed” for this message');
      await quickInput.titled('Why is “placeholder-changed” not a problem here?');
    };
    await workbench.pictures('ignore-finding', async () => {
      if (await quickInput.widget.isVisible()) await quickInput.cancel();
      await ask();
    });
    await quickInput.enter('The program takes both');
    await problems.filter({ hasText: 'placeholder-changed' }).waitFor({ state: 'detached' });
    await untilPasses(async () =>
      assert.match(
        await read('glossa.ignored'),
        /^# Findings .*\n\{"code":"placeholder-changed","file":"locales\/de\.json","key":\["hello"\],"reason":"The program takes both"\}\n$/,
      ),
    );
  });

  it('is missed once where the ledger was deleted, with the way to bring it back', async () => {
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
