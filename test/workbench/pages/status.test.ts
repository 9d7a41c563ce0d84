import assert from 'node:assert/strict';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { untilPasses } from '../ui/eventually.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };

describe('what the service offers and what is used', () => {
  const session = useWorkbench({
    project: 'shop',
    env,
    settings: { 'glossa.translate.confirmAbove': 0 },
  });

  it('stands in the pickers of languages, with their features', async () => {
    const { workbench } = session;
    await workbench.editor.open('locales/en.json');
    await workbench.editor.select({ line: 4, column: 18, length: 5 });
    await workbench.runCommand('Glossa: Translate Selection To…');
    await workbench.quickInput.type('German');
    await workbench.quickInput.rows
      .getByText('de · glossary · translation memory · formality')
      .waitFor();
    await workbench.quickInput.type('');
    await workbench.picture('languages');
    await workbench.quickInput.cancel();
    await workbench.runCommand('Glossa: Translate Selection To…');
    await workbench.quickInput.type('German');
    await workbench.quickInput.row('German').waitFor();
    await workbench.quickInput.cancel();
    const lists = session.service.ledger.requests.filter(({ path }) => path === '/v3/languages');
    assert.equal(lists.length, 1);
  });

  it('stands in the confirmation before a large run', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: Translate Missing Messages…');
    await workbench.quickInput.row('German').waitFor();
    await workbench.quickInput.tickOnly('German');
    await workbench.quickInput.confirm();
    await workbench.dialog.getByText('0 of 100,000,000 characters are used.').waitFor();
    await workbench.picture('confirm-usage');
    await workbench.pressInDialog('Translate');
    await workbench.notifications.message('messages translated');
    await workbench.clearNotifications();
  });

  it('is named in the status bar, with what was used since', async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    await workbench.views.rowAction('Glossaries', 'Product terms', 'Use for This Folder');
    await workbench.notifications.message('now used');
    await workbench.clearNotifications();
    const item = workbench.statusBarItem('glossa.glossa.glossa.status');
    await item.waitFor();
    await untilPasses(async () => {
      const label = (await item.locator('a').getAttribute('aria-label')) ?? '';
      assert.match(
        label,
        /Service: 127\.0\.0\.1:\d+, over plain http:\/\/ on this machine, No translation memory, Glossary: Product terms/,
      );
      assert.match(label, /[1-9][\d,]* of 100,000,000 characters are used/);
    });
    await workbench.tooltip(item, 'Glossary: Product terms');
    await workbench.picture('status');
    await item.locator('a').click();
    await workbench.quickInput.title.getByText(/^Glossa\b/).waitFor();
    await workbench.picture('status-menu');
    await workbench.quickInput.cancel();
  });
});
