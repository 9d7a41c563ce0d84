import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { eventually } from '../ui/eventually.ts';

describe('the rows of a list that is loading again', () => {
  const session = useWorkbench({ env: { GLOSSA_API_KEY: demoKeys.paid } });

  const lists = {
    'Translation Memories': {
      path: '/v3/translation_memories',
      refresh: 'Glossa: Refresh Translation Memories',
      row: 'Product UI',
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
    it(`can be used in ${pane}`, async () => {
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
});
