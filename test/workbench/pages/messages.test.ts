import assert from 'node:assert/strict';
import { ledgerPath } from '../../../src/resources/ledger/ledger.ts';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { ledgerFiles } from '../ledgerFiles.ts';
import { untilPasses } from '../ui/eventually.ts';

const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;
const english = { nav: { home: 'Home for {name}', away: 'Away' }, end: 'The end' };
const german = { nav: { home: 'Start für {name}', away: '$(trash) Weg [x](command:y)' } };

const section = { sourcePath: 'locales/en.json', locale: 'de' };
const ledger = ledgerFiles(section, [
  [['nav', 'away'], 'Gone', german.nav.away],
  [['nav', 'home'], english.nav.home, german.nav.home],
]);
const ofGerman = ledgerPath(section);

describe('work on single messages', () => {
  const session = useWorkbench({
    files: {
      'locales/en.json': json(english),
      'locales/de.json': json(german),
      'locales/fr.json': json({ nav: { away: 'Loin' } }),
      'other/en.json': json({ ok: 'OK' }),
      'other/ja.json': json({ ok: 'はい' }),
      ...ledger,
    },
    env: { GLOSSA_API_KEY: demoKeys.paid },
  });
  const pane = 'Resource Files';

  it('renames a key in all files with F2', async () => {
    const { workbench, read } = session;
    const { page, editor } = workbench;
    await editor.open('locales/de.json');
    await editor.goTo(4, 7);
    const box = page.locator('.rename-box input');
    await untilPasses(async (timeout) => {
      await page.keyboard.press('F2');
      await box.waitFor({ timeout });
    });
    assert.equal(await box.inputValue(), 'away');
    await box.fill('gone');
    await box.press('Enter');
    await untilPasses(async () => {
      assert.equal(await read('locales/en.json'), json(english).replace('"away"', '"gone"'));
      assert.equal(await read('locales/de.json'), json(german).replace('"away"', '"gone"'));
      // What was known of the old key is known of the new one, too, until the next run.
      const known = (ledger[ofGerman] ?? '').split('\n');
      const lines = (await read(ofGerman)).split('\n');
      const renamed = known.map((line) => line.replace('"away"', '"gone"'));
      for (const line of renamed.slice(1)) assert.ok(lines.includes(line), line);
    });
    assert.match(await read('locales/fr.json'), /"gone": "Loin"/);
  });

  it('translates one message at the text', async () => {
    const { workbench, read } = session;
    const { editor } = workbench;
    await editor.goTo(4, 18);
    await workbench.runCommand('Glossa: Translate This Message');
    await untilPasses(async () =>
      assert.match(await read('locales/de.json'), /"gone": "(?!\$)[^"]+"/),
    );
    assert.doesNotMatch(await read('locales/de.json'), /"end"/);
  });

  it('adds several locales from the view, likely ones first', async () => {
    const { workbench, read } = session;
    const { views, quickInput } = workbench;
    await views.open('Glossa');
    await views.row(pane, 'locales').waitFor();
    await views.rowAction(pane, 'locales', 'Add Locales…');
    await quickInput.titled('Add Locales');
    await untilPasses(async () => assert.equal((await quickInput.labels())[0], 'Japanese'));
    await workbench.picture('add-locales');
    const labels = await quickInput.labels();
    await quickInput.tickOnly('Japanese', labels[1] ?? '');
    await quickInput.confirm();
    await untilPasses(async () => assert.match(await read('locales/ja.json'), /"end"/));
  });
});
