import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { untilPasses } from '../ui/eventually.ts';

const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;
const keys = Array.from({ length: 10 }, (_, place) => `message${place}`);
const textsOf = (locale: string, lacks = 0) =>
  json(Object.fromEntries(keys.slice(lacks).map((key) => [key, `${locale} of ${key}`])));

/** Forty source files in four packages; the German of two and the French of one are incomplete. */
function monorepo(): Record<string, string> {
  const files: Record<string, string> = {};
  for (let area = 0; area < 40; area++) {
    const folder = `packages/${['web', 'admin', 'mobile', 'mail'][area % 4]}/src/locales`;
    const name = area === 12 ? 'notifications-and-reminders' : `area${area}`;
    for (const locale of ['en', 'de', 'fr']) {
      const lacks =
        (locale === 'de' && (area === 12 || area === 9)) || (locale === 'fr' && area === 9);
      files[`${folder}/${locale}/${name}.json`] = textsOf(locale, lacks ? 4 : 0);
    }
  }
  return files;
}

describe('the view of resource files in a workspace of several folders', () => {
  const session = useWorkbench({
    env: { GLOSSA_API_KEY: demoKeys.paid },
    workspaceSettings: {},
    secondFolder: 'service',
    files: monorepo(),
  });
  const pane = 'Resource Files';
  const shown = async () =>
    (await session.workbench.views.rows(pane)).map(({ label, description }) =>
      `${label}: ${description}`.replace(/ · English.*$/u, ''),
    );
  /** The rows in sight begin with these. */
  const begins = (expected: readonly string[]) =>
    untilPasses(async () => assert.deepEqual((await shown()).slice(0, expected.length), expected));

  it('has the locales over all on top, with totals, and what is incomplete first', async () => {
    const { workbench, folder } = session;
    const second = join(dirname(folder), 'service', 'locales');
    await mkdir(second, { recursive: true });
    await writeFile(join(second, 'en.json'), textsOf('en'));
    await writeFile(join(second, 'de.json'), textsOf('de', 2));
    await workbench.views.open('Glossa');
    for (const other of ['Translation Memories', 'Glossaries', 'Spoken Terms'])
      await workbench.views.pane(other).locator('.pane-header').click();
    await begins([
      'All files: 98% · 14 missing',
      'French: 99% · 4 missing',
      'German: 97% · 10 missing',
      'empty: 98% · 12 missing',
    ]);
  });

  it('shows the counts of each row at 250 pixels of width, and how packages differ', async () => {
    const { views } = session.workbench;
    await views.setWidth(250);
    await views.expand(pane, 'web', 'notificat…ers.json');
    for (const [label, counts] of [
      ['All files', '98% · 14 missing'],
      ['German', '97% · 10 missing'],
      ['admin', '8 missing'],
      ['notificat…ers.json', '4 missing'],
    ] as const) {
      const room = await views.roomBehind(views.row(pane, label).first(), counts);
      assert.ok(room >= 0, `${label} is cut by ${-room} pixels`);
    }
    await session.workbench.pictures('resource-tree-250');
    await views.setWidth(400);
    await session.workbench.pictures('resource-tree-400');
    await views.setWidth(250);
  });

  it('filters, and says so until the filter is cleared', async () => {
    const { workbench } = session;
    const { views, quickInput } = workbench;
    await views.titleAction(pane, 'Filter Resource Files');
    await quickInput.titled('Filter Resource Files');
    await quickInput.enter('german area9');
    await views.message(pane).getByText('Filter: german area9').waitFor();
    await begins(['area9.json: 4 missing', 'German: 60% · 4 missing']);
    await workbench.picture('resource-tree-filtered');
    await views.titleAction(pane, 'Clear Resource Files Filter');
    await begins(['All files: 98% · 14 missing']);
  });

  it('groups by locale, also after the window is loaded again', async () => {
    const { workbench } = session;
    const { views } = workbench;
    await views.titleAction(pane, 'More Actions');
    // A menu ignores the mouse's button in its first moments; the Enter key it obeys at once.
    await workbench.page.locator('.monaco-menu').getByText('Group by Locale').hover();
    await workbench.page.keyboard.press('Enter');
    const rows = ['French: 99% · 4 missing', 'German: 97% · 10 missing'];
    await begins(rows);
    await workbench.reload();
    await views.open('Glossa');
    await begins(rows);
    await views.expand(pane, 'German', 'service');
    await workbench.pictures('resource-tree-by-locale');
    const spoken = await views.row(pane, 'German').first().getAttribute('aria-label');
    assert.match(spoken ?? '', /^German, 97% translated, 10 missing/);
  });
});
