import assert from 'node:assert/strict';
import { useWorkbench } from '../fixture.ts';
import { ledgerFiles } from '../ledgerFiles.ts';
import { Catalog } from '../ui/catalog.ts';
import { eventually } from '../ui/eventually.ts';

const keys = Array.from({ length: 10 }, (_, place) => `item${String(place + 10)}`);
const items = (text: string) => Object.fromEntries(keys.map((key) => [key, `${text} ${key}`]));
const english = { close: 'Close it', ...items('Item of'), extra: 'More' };
const german = { close: 'Schließen', ...items('Ding von') };
const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

describe('the catalog by keyboard alone', () => {
  const session = useWorkbench({
    settings: { 'glossa.translate.pseudo': true },
    files: {
      'locales/en.json': json(english),
      'locales/de.json': json(german),
      ...ledgerFiles(
        { sourcePath: 'locales/en.json', locale: 'de' },
        Object.entries(german).map(([key, text]) => {
          const from = key === 'close' ? 'Close' : english[key as keyof typeof english];
          return [[key], from, text];
        }),
      ),
    },
  });
  let catalog: Catalog;
  const press = (key: string) => session.workbench.page.keyboard.press(key);

  /** Goes from one thing to the next until it is on one that the page's script says yes to. */
  async function tabTo(key: 'Tab' | 'Shift+Tab', isThere: string): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      await press(key);
      if (await catalog.frame.evaluate<boolean>(`(${isThere})(document.activeElement)`)) return;
    }
    assert.fail(`Not reached by ${key}: ${isThere}`);
  }
  const toButton = (key: 'Tab' | 'Shift+Tab', text: string) =>
    tabTo(
      key,
      `({ tagName, innerText }) => tagName === 'BUTTON' && innerText.startsWith('${text}')`,
    );
  const toGrid = () => tabTo('Tab', `(element) => element.closest('[role=grid]') !== null`);

  before(async () => {
    await session.workbench.runCommand('Glossa: Open Catalog');
    catalog = await Catalog.open(session.workbench);
    await catalog.grid.locator('[role=row] [tabindex="0"]').focus();
  });

  it('leads to what is outdated, and edits it for its new source', async () => {
    await toButton('Shift+Tab', 'Outdated');
    await press('Space');
    await catalog.status.getByText('Messages: 1 of 12').waitFor();
    await toGrid();
    await press('Control+End');
    await eventually(() => catalog.focused(), 'Schließen\nOutdated');
    await press('F2');
    await catalog.field.waitFor();
    await press('Shift+Home');
    await session.workbench.page.keyboard.type('Schließe es');
    await press('Control+Enter');
    const edited = json({ ...german, close: 'Schließe es' });
    await eventually(() => session.read('locales/de.json'), edited);
    await eventually(() => catalog.focused(), 'Schließe es\nReviewed');
    await eventually(() => catalog.chip('Outdated').textContent(), 'Outdated 0');
    await toButton('Shift+Tab', 'Outdated');
    await press('Space');
    await catalog.status.getByText('Messages: 12 of 12').waitFor();
  });

  it('translates a cell', async () => {
    await toGrid();
    await press('Control+End');
    await eventually(() => catalog.focused(), 'Missing');
    await press('Shift+Space');
    await catalog.acts.getByText('Selected in German (de): 1').waitFor();
    await toButton('Shift+Tab', 'Translate…');
    await press('Enter');
    await catalog.cell('extra', 'de').getByText('Unreviewed').waitFor();
    const { extra } = JSON.parse(await session.read('locales/de.json')) as { extra: string };
    assert.match(extra, /^«.+»$/u);
  });

  it('accepts ten rows, and takes two of them back', async () => {
    const before = await session.read('locales/de.json');
    await toGrid();
    await press('Escape');
    await press('Control+Home');
    await press('End');
    await press('ArrowDown');
    for (const key of keys) {
      await eventually(() => catalog.focused(), `Ding von ${key}\nUnreviewed`);
      await press('Control+Enter');
    }
    await eventually(() => catalog.chip('Unreviewed').textContent(), 'Unreviewed 1');
    await press('Control+z');
    await press('Control+z');
    await eventually(() => catalog.chip('Unreviewed').textContent(), 'Unreviewed 3');
    assert.equal(await session.read('locales/de.json'), before);
  });
});
