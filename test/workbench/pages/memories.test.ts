import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plainText } from '../../../src/platform/uiText.ts';
import { demoKeys } from '../../service/keys.ts';
import { newMemory } from '../../service/newMemory.ts';
import { axeViolations } from '../axe.ts';
import { useWorkbench } from '../fixture.ts';
import type { Theme } from '../settings.ts';
import { eventually, untilPasses } from '../ui/eventually.ts';
import { Segments } from '../ui/segments.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };
const pane = 'Translation Memories';
const themes: readonly Theme[] = ['light', 'hc', 'dark'];
const hostile =
  '<img src=x onerror=alert(1)> [x](command:workbench.action.quit) $(trash) \u202egnp.evil';
const shownHostile = plainText(hostile);

describe('the translation memories of the account', () => {
  const session = useWorkbench({ project: 'shop', env });
  let segments: Segments;
  const memory = (name: string) => {
    const found = session.service.state.memories.find((one) => one.name === name);
    assert.ok(found, name);
    return found;
  };
  const labels = async () =>
    (await session.workbench.views.rows(pane)).map(({ label }) => label).slice(0, 3);
  const row = (label: string) => session.workbench.views.row(pane, label);
  const description = () =>
    session.workbench.views.pane(pane).locator('.pane-header .description').textContent();

  /** Puts the cursor into the German file and comes back to the page. */
  async function cursorAt(line: number, column: number): Promise<void> {
    const { workbench } = session;
    await workbench.editor.tab('de.json').click();
    await workbench.editor.lines.first().waitFor();
    await workbench.editor.goTo(line, column);
    await workbench.page.locator('.tab', { hasText: 'Segments of Product UI' }).click();
    segments = await Segments.open(workbench);
  }

  /**
   * Chooses a file of the folder in the editor's own dialog. It starts in the folder of the last active file, and
   * what is typed before it has looked around there is lost.
   */
  async function openFile(name: string): Promise<void> {
    const { quickInput } = session.workbench;
    await untilPasses(async () => {
      await quickInput.type(`${session.folder}/`);
      await quickInput.row(name).waitFor({ timeout: 500 });
    });
    await quickInput.pick(name);
    await quickInput.row(name).waitFor({ state: 'hidden' });
  }

  /** Saves under another name than the proposed one. */
  async function saveAs(name: string): Promise<void> {
    const { quickInput } = session.workbench;
    await untilPasses(async () => assert.match(await quickInput.input.inputValue(), /\.tmx$/));
    await quickInput.enter(join(session.folder, name));
  }

  /** Whether the browser has stored a text. */
  async function browserStateHolds(text: string): Promise<boolean> {
    const state = await session.workbench.page.context().storageState({ indexedDB: true });
    return JSON.stringify(state).includes(text);
  }

  async function pictures(name: string): Promise<void> {
    for (const theme of themes) {
      await session.workbench.showTheme(theme);
      await session.workbench.picture(`${name}-${theme}`);
    }
  }

  it('say where they are used, and what is known of them', async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    await row('Product UI').waitFor();
    await workbench.views.rowAction(pane, 'Product UI', 'Use for This Folder');
    await workbench.notifications.message('“Product UI” is now used for translations in shop.');
    await workbench.clearNotifications();
    await untilPasses(async () => {
      const [first] = await workbench.views.rows(pane);
      assert.match(first?.description ?? '', /^en → de, fr, ja · \d+ segments · in use$/);
    });
    await workbench.contextMenu(row('Product UI'), 'Show Details');
    await row('Targets').waitFor();
    const rows = await workbench.views.rows(pane);
    assert.deepEqual(rows[1], { label: 'Source', description: 'English (en)' });
    assert.deepEqual(rows[2], {
      label: 'Targets',
      description: 'German (de), French (fr), and Japanese (ja)',
    });
    assert.equal(rows.find(({ label }) => label === 'Used In')?.description, 'shop');
    await pictures('memories');
  });

  it('keep what is open when the list is loaded again', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: Refresh Translation Memories');
    await row('Targets').waitFor();
    assert.deepEqual((await workbench.views.rows(pane))[0]?.label, 'Product UI');
    await row('Product UI').locator('.monaco-tl-twistie').click();
    await row('Targets').waitFor({ state: 'detached' });
  });

  it('are filtered while somebody types, and the view says so', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: Filter Memories…');
    await workbench.quickInput.titled('Filter Translation Memories');
    await workbench.quickInput.type('german japanese');
    await eventually(labels, ['Product UI', 'Account and billing', '製品の画面']);
    await workbench.quickInput.type('nothing like this');
    await workbench.views.welcome(pane).getByText('matches the filter').waitFor();
    await workbench.quickInput.enter('de-formal');
    await workbench.views.welcome(pane).getByText('Clear Filter').waitFor();
    await workbench.picture('memories-filtered-out');
    await workbench.runCommand('Glossa: Filter Memories…');
    await workbench.quickInput.enter('ja');
    await untilPasses(async () =>
      assert.match((await description()) ?? '', /5 of 12 loaded · “ja”/),
    );
    await workbench.picture('memories-filtered');
    await workbench.views.titleAction(pane, 'Clear Filter of Memories');
    await eventually(labels, ['Product UI', 'Greetings', 'Error messages']);
  });

  it('are sorted', async () => {
    const { workbench } = session;
    const sortBy = async (order: string) => {
      await workbench.runCommand('Glossa: Sort Memories By…');
      await workbench.quickInput.pick(order);
    };
    await sortBy('Name');
    await eventually(labels, ['Account and billing', 'Desktop-Oberfläche', 'Error messages']);
    await sortBy('Segments');
    await eventually(async () => (await labels())[0], 'Product UI');
    await sortBy('As the Service Lists Them');
    await eventually(labels, ['Product UI', 'Greetings', 'Error messages']);
  });

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
    await workbench.editor.goTo(10, 18);
    await workbench.views.rowAction(pane, 'Product UI', 'Show Segments…');
    segments = await Segments.open(workbench);
    assert.deepEqual(
      await segments.texts(),
      stored.map(({ source, targets }) => [source, targets.get('de')]),
    );
    await pictures('segments');
    const cell = segments.rows.first().locator('.text');
    assert.equal(await cell.last().getAttribute('lang'), 'de');
    assert.equal(await cell.last().getAttribute('dir'), 'ltr');
  });

  it('search where the service searches, from two characters on', async () => {
    const asked = () =>
      session.service.ledger.requests.flatMap(({ query }) => query['filter_text'] ?? []);
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

  it('put a translation into the message at the cursor, and change nothing else', async () => {
    const { workbench } = session;
    const before = await session.read('locales/de.json');
    await segments.search.fill('Cancel');
    const cancel = segments.row('Cancel');
    await cancel.getByRole('button', { name: 'Use This Translation' }).click();
    await segments.status.getByText('Put into actions.cancel in locales/de.json.').waitFor();
    const expected = memory('Product UI').segments.find(({ source }) => source === 'Cancel');
    const german = expected?.targets.get('de') ?? '';
    await eventually(
      () => session.read('locales/de.json'),
      before.replace('"Abbrechen"', JSON.stringify(german)),
    );
    assert.deepEqual(await axeViolations(segments.frame), []);
    await segments.language.selectOption({ label: 'French' });
    await cancel.getByRole('button', { name: 'Use This Translation' }).click();
    await segments.problem
      .getByText('but the file at the cursor goes from English into German')
      .waitFor();
    assert.deepEqual(await axeViolations(segments.frame), []);
    await workbench.picture('segments-refused');
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

  it('are imported from the explorer: a broken file is explained, a good one becomes a memory', async () => {
    const { workbench } = session;
    const pair = (en: string, de: string) =>
      `<tu><tuv xml:lang="en"><seg>${en}</seg></tuv><tuv xml:lang="de"><seg>${de}</seg></tuv></tu>`;
    const file = `<?xml version="1.0"?>\n<tmx version="1.4"><header srclang="en"/><body>\n${pair('Harbour', 'Hafen')}${pair('x', '')}\n</body></tmx>`;
    await writeFile(join(session.folder, 'team.tmx'), file);
    await writeFile(join(session.folder, 'broken.tmx'), file.replace('</seg>', ''));
    await workbench.views.open('Explorer');
    const importRow = async (name: string) => {
      await workbench.views.explorerRow(name).waitFor();
      await workbench.contextMenu(
        workbench.views.explorerRow(name),
        'Import Translation Memory from TMX…',
      );
    };
    await importRow('broken.tmx');
    const message = await workbench.notifications.message('broken.tmx:');
    assert.match(message, /^broken\.tmx:3:\d+: The XML is broken here: unexpected close tag\./);
    await workbench.picture('tmx-broken');
    await workbench.clearNotifications();
    await importRow('team.tmx');
    await workbench.quickInput.message.getByText('1 unit from English into German').waitFor();
    assert.equal(await workbench.quickInput.input.inputValue(), 'team');
    await workbench.picture('tmx-name');
    await workbench.quickInput.enter('Harbour team');
    const done = await workbench.notifications.message('was imported');
    assert.equal(
      done,
      '“Harbour team” was imported: 1 segment. Left out by the service, because it could not use them: 1 unit.',
    );
    assert.equal(memory('Harbour team').segments.length, 1);
    await workbench.views.open('Glossa');
    await workbench.clearNotifications();
  });

  it('are waited for again after the window was loaded anew', async () => {
    const { workbench, service } = session;
    service.state.jobPolls = 1_000;
    await workbench.runCommand('Glossa: Import Translation Memory from TMX…');
    await openFile('team.tmx');
    await workbench.quickInput.message.getByText('Name of the new memory').waitFor();
    await workbench.quickInput.enter('Later');
    const jobs = () => service.state.jobs.filter(({ operation }) => operation === 'import');
    await untilPasses(() => assert.ok((jobs().at(-1)?.pollsLeft ?? 1_000) < 1_000));
    // In a browser the editor writes state down every few seconds, not at once.
    await untilPasses(async () => assert.ok(await browserStateHolds('glossa.memoryJobs')));
    await workbench.reload();
    for (const job of jobs()) job.pollsLeft = 0;
    await workbench.views.open('Glossa');
    await workbench.notifications.message('“Later” was imported');
    assert.equal(memory('Later').segments.length, 1);
    service.state.jobPolls = 1;
    await workbench.clearNotifications();
  });

  it('stop being waited for when the user says so', async () => {
    const { workbench, service } = session;
    service.state.jobPolls = 1_000;
    await workbench.views.open('Explorer');
    await workbench.contextMenu(
      workbench.views.explorerRow('team.tmx'),
      'Import Translation Memory from TMX…',
    );
    await workbench.quickInput.message.getByText('Name of the new memory').waitFor();
    await workbench.quickInput.enter('Never mind');
    await workbench.notifications.press('Importing “Never mind”', 'Cancel');
    await workbench.notifications.message('Glossa no longer waits for “Never mind”');
    service.state.jobPolls = 1;
    await workbench.views.open('Glossa');
    await workbench.clearNotifications();
  });

  it('are exported into a file that the user names', async () => {
    const { workbench } = session;
    await workbench.contextMenu(row('Error messages'), 'Export Translation Memory to TMX…');
    await saveAs('errors.tmx');
    await workbench.notifications.message('“Error messages” was exported to errors.tmx.');
    assert.match(await readFile(join(session.folder, 'errors.tmx'), 'utf8'), /<seg>Access denied</);
    await workbench.clearNotifications();
  });

  it('say that an export runs elsewhere', async () => {
    const { workbench, service } = session;
    service.faults.add({
      kind: 'status',
      status: 409,
      path: '/v3/translation_memories/*',
      method: 'POST',
    });
    await workbench.contextMenu(row('Help center'), 'Export Translation Memory to TMX…');
    await saveAs('help.tmx');
    await workbench.notifications.message('is exporting “Help center” already');
    await workbench.clearNotifications();
  });

  it('are named, with the pair, when a translation is refused for them', async () => {
    const { workbench, service } = session;
    const used = memory('Product UI');
    service.state.memories = service.state.memories.filter((one) => one !== used);
    await workbench.editor.open('README.md');
    await workbench.editor.select({ line: 3, column: 1, length: 6 });
    await workbench.runCommand('Glossa: Translate Selection');
    await workbench.quickInput.type('German');
    await workbench.quickInput.pick('German');
    const message = await workbench.notifications.message('does not exist any more');
    assert.ok(message.includes(used.id) && message.includes('German'), message);
    assert.deepEqual(await workbench.notifications.buttons('does not exist any more'), [
      'Choose Another…',
      'Translate Without It',
      'Show Log',
    ]);
    await workbench.picture('memory-gone');
    await workbench.notifications.press('does not exist any more', 'Translate Without It');
    await untilPasses(async () => assert.match(await workbench.editor.visibleText(), /\[de]/));
    await workbench.runCommand('File: Revert File');
    await workbench.clearNotifications();
    await workbench.editor.open('locales/en.json');
    await workbench.runCommand('Glossa: Translate Missing Messages…');
    await workbench.quickInput.tickOnly('French');
    await workbench.quickInput.confirm();
    const report = await workbench.notifications.message('does not exist any more');
    assert.match(report, /It was to be used for English → French\.$/);
    await workbench.picture('memory-gone-in-run');
    await workbench.notifications.press('does not exist any more', 'Translate Without It');
    await workbench.notifications.message(/messages translated in 1 file/);
    assert.match(await session.read('locales/fr.json'), /\[fr\]/);
    await workbench.clearNotifications();
    service.state.memories = [used, ...service.state.memories];
  });

  it('are deleted only after their name was read, and from the settings only when wanted', async () => {
    const { workbench, service } = session;
    await workbench.runCommand('Glossa: Refresh Translation Memories');
    const remove = async (button: string) => {
      await workbench.contextMenu(row('Product UI'), 'Delete Translation Memory…');
      const { segments: stored } = memory('Product UI');
      await workbench.dialog
        .getByText(`Delete the translation memory “Product UI” (${stored.length} segments)?`)
        .waitFor();
      await workbench.dialog.getByText('It is in use: shop.').waitFor();
      await workbench.picture('memory-delete');
      await workbench.pressInDialog(button);
    };
    await remove('Cancel');
    assert.ok(memory('Product UI'));
    await remove('Delete');
    await workbench.notifications.message('is still named in: shop');
    assert.equal(
      service.state.memories.some(({ name }) => name === 'Product UI'),
      false,
    );
    assert.match(await session.read('.vscode/settings.json'), /translationMemory\.id/);
    await workbench.notifications.press('is still named in', 'Remove from Settings');
    await untilPasses(async () =>
      assert.doesNotMatch(await session.read('.vscode/settings.json'), /translationMemory\.id/),
    );
    await row('Product UI').waitFor({ state: 'detached' });
    await workbench.clearNotifications();
  });

  it('are shown as text, however hostile their names and texts are', async () => {
    const { workbench, service } = session;
    service.state.memories.unshift(
      newMemory({
        name: hostile,
        source: 'en',
        targets: ['de', 'xx-evil'],
        rows: [
          [hostile, hostile],
          ['y'.repeat(10_000), '<script>alert(1)</script>'],
        ],
      }),
      newMemory({ name: 'z'.repeat(10_000), source: 'en', targets: ['de'] }),
    );
    await workbench.runCommand('Glossa: Refresh Translation Memories');
    await row(shownHostile).waitFor();
    await row(`${'z'.repeat(80)}…`).waitFor();
    await row(shownHostile).hover();
    const tooltip = workbench.page.locator('.monaco-hover', { hasText: 'onerror=alert(1)' });
    await tooltip.waitFor();
    assert.equal(await tooltip.locator('a, img').count(), 0);
    await workbench.picture('memories-hostile');
    await workbench.views.rowAction(pane, shownHostile, 'Use for This Folder');
    const notification = workbench.notifications.with('is now used');
    await notification.waitFor();
    assert.equal(await notification.locator('.notification-list-item-message a').count(), 0);
    await workbench.clearNotifications();
    await workbench.runCommand('Glossa: Select Translation Memory…');
    const pick = workbench.quickInput.rows.filter({ hasText: 'onerror' });
    await pick.waitFor();
    assert.equal(await pick.locator('.codicon-trash').count(), 0);
    await workbench.quickInput.cancel();
    await workbench.views.rowAction(pane, shownHostile, 'Show Segments…');
    segments = await Segments.open(workbench);
    const [[source] = []] = await segments.texts();
    assert.equal(source, hostile.replace('\u202e', 'U+202E'));
    assert.equal(await segments.frame.locator('main :is(img, a, script)').count(), 0);
    assert.deepEqual(await axeViolations(segments.frame), []);
    await workbench.picture('segments-hostile');
  });
});

describe('a long list of translation memories', () => {
  const session = useWorkbench({ env, service: { memories: 237 } });

  it('shows all of them once, with 3 requests', async () => {
    const { workbench, service } = session;
    const lists = () =>
      service.ledger.requests.filter(({ path }) => path === '/v3/translation_memories').length;
    const more = (loaded: number) =>
      workbench.views.rowsOf(pane).filter({ hasText: `${loaded} of 237` });
    const end = async () => {
      await workbench.runCommand('Glossa: Focus on Translation Memories View');
      await workbench.page.keyboard.press('End');
    };
    await workbench.views.open('Glossa');
    await workbench.views.row(pane, 'Memory 0001').waitFor();
    await end();
    await more(100).click();
    await workbench.views.row(pane, 'Memory 0101').waitFor();
    await end();
    await more(200).waitFor();
    await workbench.picture('memories-load-more');
    await more(200).click();
    await more(200).waitFor({ state: 'detached' });
    await end();
    await workbench.views.row(pane, 'Memory 0237').waitFor();
    assert.equal(lists(), 3);
  });
});
