import assert from 'node:assert/strict';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { eventually } from '../ui/eventually.ts';

const memories = 'Translation Memories';

describe('the lists of the account', () => {
  const session = useWorkbench({
    env: { GLOSSA_API_KEY: demoKeys.paid },
    service: { memories: 237 },
  });

  const lists = {
    [memories]: {
      path: '/v3/translation_memories',
      refresh: 'Glossa: Refresh Translation Memories',
      row: 'Memory 0001',
      copy: 'Copy ID',
      rows: () => session.service.state.memories,
    },
    Glossaries: {
      path: '/v3/glossaries',
      refresh: 'Glossa: Refresh Glossaries',
      row: 'Product terms',
      copy: 'Copy ID',
      rows: () => session.service.state.glossaries,
    },
    'Spoken Terms': {
      path: '/v3/spoken-terms',
      refresh: 'Glossa: Refresh Spoken Terms',
      row: 'Team and product names',
      copy: 'Copy Collection ID',
      rows: () => session.service.state.termCollections,
    },
  } as const;

  for (const [pane, { path, refresh, row, copy, rows }] of Object.entries(lists)) {
    it(`have rows that can be used while they are loading again: ${pane}`, async () => {
      const { workbench, service } = session;
      const { page, views } = workbench;
      await views.open('Glossa');
      await views.row(pane, row).waitFor();
      await page.evaluate('navigator.clipboard.writeText("")');
      service.ledger.clear();
      service.faults.add({ kind: 'hold', path, method: 'GET', times: 'always' });
      await workbench.runCommand(refresh);
      await eventually(() => service.ledger.requests.some((one) => one.path === path), true);
      await workbench.contextMenu(views.row(pane, row), copy);
      await eventually(
        () => page.evaluate<string>('navigator.clipboard.readText()'),
        rows().find(({ name }) => name === row)?.id,
      );
      service.faults.release();
    });
  }

  it('show a long one page by page, with 3 requests', async () => {
    const { workbench, service } = session;
    const requests = () =>
      service.ledger.requests.filter(({ path }) => path === lists[memories].path).length;
    const more = (loaded: number) =>
      workbench.views.rowsOf(memories).filter({ hasText: `${loaded} of 237` });
    const end = async () => {
      await workbench.runCommand('Glossa: Focus on Translation Memories View');
      await workbench.page.keyboard.press('End');
    };
    service.ledger.clear();
    await workbench.runCommand(lists[memories].refresh);
    await eventually(requests, 1);
    await workbench.views.row(memories, 'Memory 0001').waitFor();
    await end();
    await more(100).click();
    await workbench.views.row(memories, 'Memory 0101').waitFor();
    await end();
    await more(200).waitFor();
    await workbench.picture('memories-load-more');
    await more(200).click();
    await more(200).waitFor({ state: 'detached' });
    await end();
    await workbench.views.row(memories, 'Memory 0237').waitFor();
    assert.equal(requests(), 3);
  });
});
