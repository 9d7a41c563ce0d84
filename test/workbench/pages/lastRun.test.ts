import assert from 'node:assert/strict';
import type { Frame } from 'playwright-core';
import { demoKeys } from '../../service/keys.ts';
import { assertAccessible, axeViolations } from '../axe.ts';
import { useWorkbench } from '../fixture.ts';
import { untilPasses } from '../ui/eventually.ts';

const hostile = '<img src=x onerror=alert(1)> [here](command:workbench.action.quit)';
const english = { greeting: 'Hello {name}', cancel: 'Cancel', [hostile]: hostile, old: 'Old' };
const german = { greeting: 'Hallo {name}', old: 'Alt' };
const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

describe('a run from its plan to its undoing', () => {
  const session = useWorkbench({
    files: {
      'locales/en.json': json(english),
      'locales/de.json': json(german),
      'locales/fr.json': json({ old: 'Vieux' }),
    },
    env: { GLOSSA_API_KEY: demoKeys.paid },
    settings: {
      'glossa.translate.confirmAbove': 0,
      'glossa.translate.pricePerMillionCharacters': 20,
    },
  });
  const page = (): Promise<Frame> => session.workbench.webview('table.document');
  const requests = () =>
    session.service.ledger.requests.filter(({ path }) => path === '/v2/translate').length;
  const report = async () => {
    await session.workbench.runCommand('Glossa: Show Last Report');
    return page();
  };

  it('can be read before it costs anything', async () => {
    const { workbench } = session;
    await workbench.editor.open('locales/en.json');
    const item = workbench.statusBarItem('glossa.glossa.glossa.status');
    await untilPasses(async () => assert.equal((await item.textContent())?.trim(), '5 missing'));
    await workbench.runCommand('Glossa: Translate Missing Messages…');
    await workbench.quickInput.row('German').waitFor();
    await workbench.quickInput.confirm();
    await workbench.dialog.getByText('German: 2 missing').waitFor();
    await workbench.picture('run-question');
    await workbench.pressInDialog('Show Plan');
    const plan = await page();
    const cells = await plan
      .locator('table.document tbody tr')
      .first()
      .locator('td')
      .allTextContents();
    assert.deepEqual(cells.slice(0, 6), ['German (de)', '2', '0', '0', '0', '2']);
    assert.deepEqual(await axeViolations(plan), []);
    await workbench.picture('run-plan');
    assert.equal(requests(), 0);
    await plan.getByRole('button', { name: 'Translate', exact: true }).click();
    await workbench.notifications.message('5 messages translated in 2 files.');
    assert.ok(requests() > 0);
  });

  it('is told message by message, and each leads to its place', async () => {
    const { workbench } = session;
    await workbench.notifications.press('5 messages translated', 'Show Report');
    const shown = await page();
    const written = shown.locator('table.document', { hasText: 'Source' }).first();
    await written.waitFor();
    assert.ok((await written.textContent())?.includes(hostile));
    assert.equal(await shown.locator('main img, main a').count(), 0);
    await workbench.clearNotifications();
    await assertAccessible(workbench, shown, 'run-report');
    await written.getByRole('button', { name: 'cancel', exact: true }).click();
    await workbench.editor.tab('de.json').waitFor();
    await untilPasses(async () =>
      assert.match(await workbench.editor.visibleText(), /"cancel": "\[de\]/u),
    );
  });

  it('is shown beside what was there before', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: Show Changes of Last Run');
    await workbench.page.locator('.multiDiffEditor').first().waitFor();
    await workbench.page
      .locator('.multiDiffEditor .view-line', { hasText: '[fr]' })
      .first()
      .waitFor();
    await workbench.picture('run-changes');
  });

  it('is still known after a reload, and taken back as a whole', async () => {
    const { workbench, read } = session;
    await workbench.reloadWindow();
    const shown = await report();
    await shown.getByRole('button', { name: 'Undo Last Run' }).click();
    await workbench.notifications.message(
      'The last translation was undone: 5 messages in 2 files.',
    );
    assert.equal(await read('locales/de.json'), json(german));
    assert.equal(await read('locales/fr.json'), json({ old: 'Vieux' }));
    for (const path of ['glossa.lock', 'glossa.ledger/de/locales--en.json.txt'])
      await assert.rejects(read(path));
    await shown.getByText('This run was undone: 5 messages in 2 files.').waitFor();
    assert.equal(await workbench.offersCommand('Glossa: Undo Last Run'), false);
  });
});
