import assert from 'node:assert/strict';
import { demoKeys } from '../../service/keys.ts';
import { assertAccessible } from '../axe.ts';
import { useWorkbench } from '../fixture.ts';
import { untilPasses } from '../ui/eventually.ts';
import { fitsNarrow } from '../ui/fitsNarrow.ts';

const usage = {
  character_count: 1_234_567,
  character_limit: 5_000_000,
  api_key_character_count: 400_000,
  api_key_character_limit: 400_000,
  speech_to_text_minutes_count: 42,
  speech_to_text_minutes_limit: 600,
  products: [
    {
      product_type: 'translate',
      billing_unit: 'characters',
      account_unit_count: 1_000_000,
      api_key_unit_count: 400_000,
    },
    {
      product_type: 'write',
      billing_unit: 'characters',
      account_unit_count: 234_567,
      api_key_unit_count: 0,
    },
    { product_type: 'speechToText', billing_unit: 'minutes', account_unit_count: 42 },
    { product_type: '$(flame) new', billing_unit: 'minutes', account_unit_count: 0 },
  ],
  start_time: '2026-11-01T12:00:00.000Z',
  end_time: '2026-12-01T12:00:00.000Z',
};

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
    const usages = session.service.ledger.requests.filter(({ path }) => path === '/v2/usage');
    assert.deepEqual(usages, [], 'what is used is not asked for before anybody wants to know');
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

  it('stands in a page: the period, characters and minutes with their limits, and each product', async () => {
    const { workbench, service } = session;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(usage);
    service.faults.add({ kind: 'answer', body, headers, path: '/v2/usage', times: 'always' });
    await workbench.statusBarItem('glossa.glossa.glossa.status').locator('a').click();
    await workbench.quickInput.pick('Show Usage');
    const page = await workbench.webview('table .bar');
    await page.getByText('Billing period: from Nov 1, 2026 to Dec 1, 2026').waitFor();
    const rows = await page
      .locator('tbody tr')
      .evaluateAll((found) =>
        found.map((row) => [...row.children].map(({ textContent }) => textContent)),
      );
    assert.deepEqual(rows, [
      ['Characters', '1,234,567', '5,000,000', '24%'],
      ['Characters with this key', '400,000', '400,000', '100%'],
      ['Minutes of speech to text', '42', '600', '7%'],
      ['Translation (characters)', '1,000,000', '400,000', '81%'],
      ['Writing (characters)', '234,567', '0', '18%'],
      ['Speech to text (minutes)', '42', '–', '100%'],
      ['$(flame) new (minutes)', '0', '–', '0%'],
    ]);
    await assertAccessible(workbench, page, 'usage');
    await fitsNarrow(workbench, page, 'usage-zoom');
    service.faults.clear();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('The numbers are up to date.').waitFor();
    assert.match((await page.locator('tbody').first().textContent()) ?? '', /100,000,000/);
    service.faults.add({ kind: 'status', status: 403, path: '/v2/usage' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('alert').getByText('refused the API key').waitFor();
    assert.equal((await page.locator('tbody tr').count()) > 0, true);
  });
});
