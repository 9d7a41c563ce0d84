import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { useWorkbench } from '../fixture.ts';
import { untilPasses } from '../ui/eventually.ts';

describe('the first minutes', () => {
  // A network of which nothing but this machine is left: what comes here stands in the ledger.
  const settings = { 'http.proxy': 'http://127.0.0.1:9' };
  const session = useWorkbench({ open: false, settings });

  const says = (text: RegExp) =>
    untilPasses(async () => {
      const first = session.workbench.editor.codeLenses.first();
      assert.match((await first.textContent()) ?? '', text);
    });

  it('lead to an accepted translation in four clicks, and nothing leaves the machine', async () => {
    const { workbench, service } = session;
    const { page, editor } = workbench;
    const lens = (text: RegExp) => editor.codeLenses.filter({ hasText: text });
    let clicks = 0;
    const click = async (what: Locator) => {
      clicks += 1;
      await what.click();
    };
    await click(page.locator('.activitybar a[aria-label^="Glossa"]'));
    await click(page.locator('.welcome-view').getByText('Try Without an Account'));
    await editor.tab('de.json').waitFor();
    await says(/^German: \d+ missing · 1 outdated/);
    await workbench.picture('first-minutes-start');
    clicks += 1;
    // What a person wrote stays, even where its source changed.
    const translated = lens(/^German: 1 outdated · \d+ unreviewed$/);
    await editor.clickLens('Translate Missing Messages', translated);
    clicks += 1;
    await editor.clickLens('Mark All as Reviewed', lens(/^German: 1 outdated$/));
    await workbench.picture('first-minutes-end');
    assert.equal(clicks, 4);
    assert.deepEqual(service.ledger.requests, []);
  });

  it('lead there with the keyboard alone, too', async () => {
    const { workbench, service } = session;
    const { page, quickInput, editor } = workbench;
    const french = quickInput.row('fr.json').and(page.locator('.focused'));
    await untilPasses(async (timeout) => {
      await page.keyboard.press('Control+P');
      await quickInput.type('fr.json', timeout);
      await french.waitFor({ timeout });
    });
    await quickInput.accept();
    await editor.tab('fr.json').and(page.locator('.active')).waitFor();
    await says(/^French: 10 missing$/);
    await workbench.typeCommand('Glossa: Translate Missing Messages…');
    await quickInput.titled('Translate Missing Messages');
    await quickInput.row('French').waitFor();
    await quickInput.accept();
    await says(/^French: 10 unreviewed$/);
    await page.keyboard.press('Control+K');
    await page.keyboard.press('Control+N');
    await page.keyboard.press('Control+K');
    await page.keyboard.press('Control+Y');
    await says(/^French: 9 unreviewed$/);
    await workbench.typeCommand('Glossa: Mark All in This File as Reviewed');
    await says(/^French: complete$/);
    assert.deepEqual(service.ledger.requests, []);
  });
});
