import assert from 'node:assert/strict';
import { plainText } from '../../../src/texts/uiText.ts';
import { demoKeys } from '../../service/keys.ts';
import { newMemory } from '../../service/newMemory.ts';
import { axeViolations } from '../axe.ts';
import { useWorkbench } from '../fixture.ts';
import { eventually, untilPasses } from '../ui/eventually.ts';
import { Segments } from '../ui/segments.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };
const pane = 'Translation Memories';
const hostile =
  '<img src=x onerror=alert(1)> [x](command:workbench.action.quit) $(trash) \u202egnp.evil';
const shownHostile = plainText(hostile);

describe('the translation memories of the account', () => {
  const session = useWorkbench({ project: 'shop', env });
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
    await workbench.pictures('memories');
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
    await workbench.views.titleAction(pane, 'Clear Memories Filter');
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
    await sortBy('Order of the Service');
    await eventually(labels, ['Product UI', 'Greetings', 'Error messages']);
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
    const message = await workbench.notifications.message('no longer exists');
    assert.ok(message.includes(used.id) && message.includes('German'), message);
    assert.deepEqual(await workbench.notifications.buttons('no longer exists'), [
      'Choose Another…',
      'Translate Without It',
    ]);
    await workbench.picture('memory-gone');
    await workbench.notifications.press('no longer exists', 'Translate Without It');
    await untilPasses(async () => assert.match(await workbench.editor.visibleText(), /\[de]/));
    await workbench.runCommand('File: Revert File');
    await workbench.clearNotifications();
    await workbench.editor.open('locales/en.json');
    await workbench.runCommand('Glossa: Translate Missing Messages…');
    await workbench.quickInput.tickOnly('French');
    await workbench.quickInput.confirm();
    const report = await workbench.notifications.message('no longer exists');
    assert.match(report, /selected for English → French, no longer exists\.$/);
    await workbench.picture('memory-gone-in-run');
    await workbench.notifications.press('no longer exists', 'Translate Without It');
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
    await workbench.notifications.message('is still set in: shop');
    assert.equal(
      service.state.memories.some(({ name }) => name === 'Product UI'),
      false,
    );
    assert.match(await session.read('.vscode/settings.json'), /translationMemory\.id/);
    await workbench.notifications.press('is still set in', 'Remove from Settings');
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
    const tooltip = await workbench.tooltip(row(shownHostile), 'onerror=alert(1)');
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
    const segments = await Segments.open(workbench);
    const [[source] = []] = await segments.texts();
    assert.equal(source, hostile.replace('\u202e', 'U+202E'));
    assert.equal(await segments.frame.locator('main :is(img, a, script)').count(), 0);
    assert.deepEqual(await axeViolations(segments.frame), []);
    await workbench.picture('segments-hostile');
  });
});
