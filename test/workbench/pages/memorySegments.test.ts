import assert from 'node:assert/strict';
import { demoKeys } from '../../service/keys.ts';
import { newMemory } from '../../service/newMemory.ts';
import { assertAccessible, axeViolations } from '../axe.ts';
import { useWorkbench } from '../fixture.ts';
import { eventually } from '../ui/eventually.ts';
import { fitsNarrow } from '../ui/fitsNarrow.ts';
import { Segments } from '../ui/segments.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };
const pane = 'Translation Memories';

describe('the segments of a translation memory', () => {
  const session = useWorkbench({ project: 'shop', env });
  let segments: Segments;
  const memory = (name: string) => {
    const found = session.service.state.memories.find((one) => one.name === name);
    assert.ok(found, name);
    return found;
  };

  /** The texts that the service was asked to search. */
  const asked = () =>
    session.service.ledger.requests.flatMap(({ query }) => query['filter_text'] ?? []);

  /** Searches, and waits until what was found is there. */
  async function search(text: string): Promise<void> {
    const { requests } = session.service.ledger;
    const before = requests.length;
    await segments.search.fill(text);
    await eventually(() => requests.length > before, true);
    await segments.status.getByText(text === '' ? 'Segments shown' : 'found and shown').waitFor();
  }

  /** Puts the cursor into the German file and comes back to the page. */
  async function cursorAt(line: number, column: number): Promise<void> {
    const { workbench } = session;
    await workbench.editor.tab('de.json').click();
    await workbench.editor.lines.first().waitFor();
    await workbench.editor.goTo(line, column);
    await workbench.page.locator('.tab', { hasText: 'Segments of Product UI' }).click();
    segments = await Segments.open(workbench);
  }

  it('show their segments page by page', async () => {
    const { workbench, service } = session;
    const rows = Array.from(
      { length: 120 },
      (_, place) => [`Text ${place}`, `Satz ${place}`] as const,
    );
    service.state.memories.push(
      newMemory({ name: 'Long list', source: 'en', targets: ['de'], rows }),
    );
    await workbench.runCommand('Glossa: Show Segments…');
    await workbench.quickInput.pick('Long list');
    segments = await Segments.open(workbench);
    for (const shown of [50, 100, 120]) {
      await segments.status.getByText(`Segments shown: ${shown}`).waitFor();
      assert.equal(await segments.rows.count(), shown);
      if (shown < 120) await segments.button('Load More').click();
    }
    assert.equal(await segments.button('Load More').isVisible(), false);
    assert.deepEqual(await segments.texts(), rows);
    await workbench.runCommand('View: Close All Editors');
  });

  it('show source and translation side by side', async () => {
    const { workbench } = session;
    const { segments: stored } = memory('Product UI');
    await workbench.editor.open('locales/de.json');
    await workbench.editor.goTo(9, 14);
    await workbench.views.open('Glossa');
    await workbench.views.rowAction(pane, 'Product UI', 'Show Segments…');
    segments = await Segments.open(workbench);
    assert.deepEqual(
      await segments.texts(),
      stored.map(({ source, targets }) => [source, targets.get('de')]),
    );
    await assertAccessible(workbench, segments.frame, 'segments');
    const cell = segments.rows.first().locator('.text');
    assert.equal(await cell.last().getAttribute('lang'), 'de');
    assert.equal(await cell.last().getAttribute('dir'), 'ltr');
  });

  it('search where the service searches, from two characters on', async () => {
    session.service.ledger.clear();
    await segments.search.fill('s');
    await segments.search.fill('sp');
    await segments.search.fill('speichern & + %');
    await segments.status.getByText('No segment holds this text.').waitFor();
    await segments.search.fill('speichern');
    await segments.status.getByText('found and shown').waitFor();
    assert.deepEqual(asked(), ['speichern & + %', 'speichern']);
    assert.ok((await segments.texts()).every((texts) => /speichern/i.test(texts.join(' '))));
  });

  it('show another language, and copy', async () => {
    const { workbench } = session;
    await segments.language.selectOption({ label: 'French' });
    assert.equal(await segments.frame.locator('thead th').last().textContent(), 'French');
    assert.equal(await segments.rows.first().locator('.text').last().getAttribute('lang'), 'fr');
    await segments.language.selectOption({ label: 'German' });
    await segments.row('Save').getByRole('button', { name: 'Copy' }).last().click();
    await segments.status.getByText('Copied.').waitFor();
    assert.equal(await workbench.page.evaluate('navigator.clipboard.readText()'), 'Speichern');
  });

  it('leave the keyboard where it is while the answer to a search comes in', async () => {
    const { service } = session;
    await search('');
    service.faults.add({ kind: 'hold', path: '/v3/translation_memories/*', times: 'always' });
    await segments.search.fill('Save');
    await eventually(() => asked().at(-1), 'Save');
    const use = segments.row('Save').getByRole('button', { name: 'Use This Translation' });
    await use.focus();
    await segments.row('Save').getByRole('button', { name: 'Copy' }).last().click();
    await segments.status.getByText('Copied.').waitFor();
    await use.focus();
    service.faults.release();
    await segments.status.getByText('found and shown').waitFor();
    assert.equal(await segments.focused(), 'Use This Translation');
    assert.deepEqual((await segments.texts())[0], ['Save', 'Speichern']);
    assert.equal(await segments.status.getByText('Copied.').isVisible(), true);
    await search('Cancel');
    assert.equal(await segments.row('Save').count(), 0);
    await search('');
  });

  it('fit at 200 % zoom and 320 pixels', async () => {
    await fitsNarrow(session.workbench, segments.frame, 'segments-zoom');
  });

  it('put a translation into the message at the cursor by keyboard, and change nothing else', async () => {
    const before = await session.read('locales/de.json');
    const { keyboard } = session.workbench.page;
    await segments.search.focus();
    await keyboard.press('Control+A');
    await keyboard.type('Save');
    await eventually(async () => (await segments.texts())[0], ['Save', 'Speichern']);
    for (const control of ['SELECT', 'Copy', 'Copy', 'Use This Translation']) {
      await keyboard.press('Tab');
      assert.equal(await segments.focused(), control);
    }
    await keyboard.press('Enter');
    await segments.status.getByText('Inserted into actions.save in locales/de.json.').waitFor();
    await eventually(
      () => session.read('locales/de.json'),
      before.replace('"Sichern"', '"Speichern"'),
    );
    assert.notEqual(await session.read('locales/de.json'), before);
    assert.deepEqual(await axeViolations(segments.frame), []);
  });

  it('refuse a translation of another language than that of the file', async () => {
    await segments.search.fill('Cancel');
    await segments.language.selectOption({ label: 'French' });
    await segments.row('Cancel').getByRole('button', { name: 'Use This Translation' }).click();
    await segments.problem
      .getByText('but the file at the cursor is translated from English into German')
      .waitFor();
    assert.deepEqual(await axeViolations(segments.frame), []);
    await session.workbench.picture('segments-refused');
  });

  it('refuse a translation that would break the message, and a cursor on none', async () => {
    await segments.language.selectOption({ label: 'German' });
    const before = await session.read('locales/de.json');
    await cursorAt(5, 20);
    await segments.row('Cancel').getByRole('button', { name: 'Use This Translation' }).click();
    await segments.problem.getByText('it would break the message app.greeting').waitFor();
    await cursorAt(2, 3);
    await segments.row('Cancel').getByRole('button', { name: 'Use This Translation' }).click();
    await segments.problem.getByText('There is no message at the cursor').waitFor();
    assert.equal(await session.read('locales/de.json'), before);
  });

  it('keep their search while they are hidden, and come back with the window', async () => {
    const { workbench } = session;
    assert.equal(await segments.search.inputValue(), 'Cancel');
    await workbench.reload();
    await workbench.page.locator('.tab', { hasText: 'Segments of Product UI' }).click();
    const frame = await workbench.webview('table.segments');
    await frame.getByRole('heading', { name: 'Product UI' }).waitFor();
    await workbench.runCommand('View: Close All Editors');
  });
});
