import assert from 'node:assert/strict';
import { demoKeys } from '../../service/keys.ts';
import { assertAccessible } from '../axe.ts';
import { useWorkbench } from '../fixture.ts';
import { fitsNarrow } from '../ui/fitsNarrow.ts';

const answer = {
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

describe('the page of what is used', () => {
  const session = useWorkbench({ project: 'shop', env: { GLOSSA_API_KEY: demoKeys.paid } });

  it('tells the period, characters and minutes with their limits, and each product', async () => {
    const { workbench, service } = session;
    const asked = () => service.ledger.requests.filter(({ path }) => path === '/v2/usage').length;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(answer);
    service.faults.add({ kind: 'answer', body, headers, path: '/v2/usage', times: 'always' });
    await workbench.editor.open('locales/de.json');
    assert.equal(asked(), 0);
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
