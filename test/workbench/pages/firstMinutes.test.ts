import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { useWorkbench } from '../fixture.ts';
import { untilPasses } from '../ui/eventually.ts';

describe('the first minutes', () => {
  const session = useWorkbench({ open: false });

  it('lead to an accepted translation in four clicks, and nothing leaves the machine', async () => {
    const { workbench, service } = session;
    const { page, editor } = workbench;
    const lens = (title: string) => editor.codeLenses.filter({ hasText: title });
    const says = (text: RegExp) =>
      untilPasses(async () =>
        assert.match((await editor.codeLenses.first().textContent()) ?? '', text),
      );
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
    await click(lens('Translate Missing Messages'));
    // What a person wrote stays, even where its source changed.
    await says(/^German: 1 outdated · \d+ unreviewed$/);
    await click(lens('Mark All as Reviewed'));
    await says(/^German: 1 outdated$/);
    await workbench.picture('first-minutes-end');
    assert.equal(clicks, 4);
    assert.deepEqual(service.ledger.requests, []);
  });
});
