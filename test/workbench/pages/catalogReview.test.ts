import assert from 'node:assert/strict';
import { demoKeys } from '../../service/keys.ts';
import { assertAccessible } from '../axe.ts';
import { useWorkbench } from '../fixture.ts';
import { Catalog } from '../ui/catalog.ts';
import { eventually } from '../ui/eventually.ts';

const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;
const english = {
  save: 'Save',
  open: 'Open file',
  kept: 'Write 5 letters',
  close: 'Close it',
  write: 'Write 5 letters',
  more: 'More',
};
/** What a person wrote is taken for the same text, and does not have its number. */
const german = { kept: 'Schreibe 6 Briefe', more: '' };

describe('the review of a run', () => {
  const session = useWorkbench({
    env: { GLOSSA_API_KEY: demoKeys.paid },
    // What the setting once was.
    settings: { 'glossa.translate.review': true },
    files: { 'locales/en.json': json(english), 'locales/de.json': json(german) },
  });
  const press = (key: string) => session.workbench.page.keyboard.press(key);

  async function translateGerman(): Promise<Catalog> {
    const { workbench } = session;
    await workbench.editor.open('locales/en.json');
    await workbench.runCommand('Glossa: Translate Missing Messages…');
    await workbench.quickInput.titled('Translate Missing Messages');
    await workbench.quickInput.tickOnly('German');
    await workbench.quickInput.confirm();
    return Catalog.open(workbench);
  }

  it('is the catalog: what has problems first, reject, edit, accept, and one undo, by keyboard', async () => {
    const { workbench, service, read } = session;
    const before = await read('locales/de.json');
    const catalog = await translateGerman();
    await eventually(() => catalog.chip('Proposed').textContent(), 'Proposed 5');
    await catalog.status.getByText('Messages: 5 of 6').waitFor();
    await eventually(() => catalog.keys(), ['write', 'save', 'open', 'close', 'more']);
    await eventually(() => catalog.focused(), 'Schreibe 6 Briefe\nProposed\nProblems: 1');
    await catalog.details.getByRole('button', { name: 'Reject' }).waitFor();
    assert.equal(await catalog.grid.getAttribute('aria-rowcount'), '6');
    assert.equal(await catalog.chip('Missing').textContent(), 'Missing 0');
    await workbench.clearNotifications();
    await assertAccessible(workbench, catalog.frame, 'review');
    assert.equal(await read('locales/de.json'), before, 'nothing is written before');
    await assert.rejects(read('glossa.lock'));

    await catalog.grid.locator('[role=row] [tabindex="0"]').focus();
    await press('Delete');
    await eventually(async () => (await catalog.focused()).startsWith('[de] Šá'), true);
    await press('Delete');
    await eventually(async () => (await catalog.focused()).startsWith('[de] Öþ'), true);
    await press('F2');
    await catalog.field.fill('Öffne {name}');
    await press('Enter');
    await eventually(() => catalog.focused(), 'Öffne {name}\nProposed\nProblems: 1');
    await press('Enter');
    await catalog.field.fill('Öffnen');
    await press('Enter');
    await eventually(() => catalog.focused(), 'Öffnen\nProposed');
    assert.equal(await read('locales/de.json'), before);

    await press('Control+Shift+Enter');
    await eventually(() => catalog.chip('Reviewed').textContent(), 'Reviewed 3');
    assert.equal(await catalog.chip('Translated').textContent(), 'Translated 1');
    const after = JSON.parse(await read('locales/de.json')) as Record<string, string>;
    assert.deepEqual(Object.keys(after).toSorted(), ['close', 'kept', 'more', 'open']);
    assert.equal(after['open'], 'Öffnen');
    assert.match(after['close'] ?? '', /^\[de\] /);
    await eventually(() => catalog.chip('Proposed').textContent(), 'Proposed 0');
    assert.equal(await catalog.button('Reject All Shown').isVisible(), false);

    await press('Control+z');
    await eventually(() => catalog.chip('Proposed').textContent(), 'Proposed 3');
    assert.equal(await read('locales/de.json'), before);
    await assert.rejects(read('glossa.lock'));
    await press('Control+Shift+z');
    await eventually(async () => JSON.parse(await read('locales/de.json')) as unknown, after);
    await workbench.runCommand('Glossa: Undo Last Run');
    await eventually(() => read('locales/de.json'), before);
    await eventually(() => catalog.chip('Proposed').textContent(), 'Proposed 3');

    const { characters } = service.ledger;
    const again = await translateGerman();
    await eventually(() => again.chip('Proposed').textContent(), 'Proposed 5');
    assert.equal(service.ledger.characters, characters, 'nothing is paid for again');
  });

  it('is one run however it is accepted: step by step back in the catalog, all at once by its undo', async () => {
    const { workbench, read } = session;
    const before = await read('locales/de.json');
    const catalog = await translateGerman();
    await eventually(() => catalog.chip('Proposed').textContent(), 'Proposed 5');
    await workbench.clearNotifications();
    await catalog.grid.locator('[role=row] [tabindex="0"]').focus();
    const texts: string[] = [before];
    for (const [key, count] of [
      ['write', 4],
      ['save', 3],
      ['open', 2],
    ] as const) {
      await eventually(() => catalog.focusedKey(), key);
      await press('Control+Enter');
      await eventually(() => catalog.chip('Proposed').textContent(), `Proposed ${count}`);
      texts.push(await read('locales/de.json'));
    }
    await eventually(() => catalog.focusedKey(), 'close');
    assert.equal(new Set(texts).size, 4);

    await press('Control+z');
    await eventually(() => read('locales/de.json'), texts[2]);
    await eventually(() => catalog.chip('Proposed').textContent(), 'Proposed 3');
    await press('Control+z');
    await eventually(() => read('locales/de.json'), texts[1]);
    await press('Control+Shift+z');
    await eventually(() => read('locales/de.json'), texts[2]);
    await eventually(() => catalog.chip('Proposed').textContent(), 'Proposed 3');

    await workbench.runCommand('Glossa: Undo Last Run');
    await eventually(() => read('locales/de.json'), before);
    await eventually(() => read('glossa.lock').catch(() => 'gone'), 'gone');
    await eventually(() => catalog.chip('Proposed').textContent(), 'Proposed 5');
  });

  it('goes on after the window has gone: what waits is said everywhere, and Review leads there', async () => {
    const { workbench, read, service } = session;
    const before = await read('locales/de.json');
    const waiting = await translateGerman();
    await eventually(() => waiting.chip('Proposed').textContent(), 'Proposed 5');
    const { characters } = service.ledger;
    await workbench.editor.open('locales/de.json');
    await workbench.reloadWindow();
    const { editor } = workbench;
    await editor.codeLenses.filter({ hasText: /^German: 5 proposed · 5 missing/ }).waitFor();
    const item = workbench.statusBarItem('glossa.glossa.glossa.status');
    await item.filter({ hasText: '5 proposed' }).waitFor();
    await workbench.pictures('proposals-wait', async () => {
      await workbench.views.open('Glossa');
      await workbench.views
        .row('Resource Files', 'German')
        .filter({ hasText: '5 proposed' })
        .waitFor();
    });
    await editor.clickLens('Review', workbench.page.locator('.tab.active', { hasText: 'Catalog' }));
    const catalog = await Catalog.open(workbench);
    await eventually(() => catalog.chip('Proposed').textContent(), 'Proposed 5');
    await eventually(() => catalog.focused(), 'Schreibe 6 Briefe\nProposed\nProblems: 1');
    await catalog.grid.locator('[role=row] [tabindex="0"]').focus();
    await press('Control+Shift+Enter');
    await eventually(() => catalog.chip('Reviewed').textContent(), 'Reviewed 4');
    const after = await read('locales/de.json');
    assert.notEqual(after, before);
    await workbench.reloadWindow();
    const left = await Catalog.open(workbench);
    await eventually(() => left.chip('Proposed').textContent(), 'Proposed 1');
    assert.equal(await read('locales/de.json'), after);
    assert.equal(service.ledger.characters, characters);
  });
});

describe('many texts that are marked at once', () => {
  const keys = Array.from({ length: 30 }, (_, place) => `key${place}`);
  const session = useWorkbench({
    env: { GLOSSA_API_KEY: demoKeys.paid },
    files: {
      'locales/en.json': json(Object.fromEntries(keys.map((key) => [key, `Text ${key} here`]))),
      'locales/de.json': json({}),
    },
  });

  it('are asked for with their number, Enter is not yes, and one undo takes it back in a later window', async () => {
    const { workbench, read } = session;
    await workbench.editor.open('locales/de.json');
    const { editor } = workbench;
    const done = editor.codeLenses.filter({ hasText: 'German: 30 unreviewed' });
    await editor.clickLens('Translate Missing Messages', done);
    await workbench.notifications.press(/30 messages/u, 'Review');
    const catalog = await Catalog.open(workbench);
    await eventually(() => catalog.chip('Unreviewed').textContent(), 'Unreviewed 30');
    assert.equal(await catalog.chip('Unreviewed').getAttribute('aria-pressed'), 'true');
    await workbench.clearNotifications();
    const ledger = await read('glossa.ledger/de/locales--en.json.txt');
    const mark = catalog.acts.getByRole('button', {
      name: 'Mark 30 in German (de) as Reviewed',
    });
    await mark.first().waitFor();
    await workbench.pictures('mark-many');
    const { dialog } = workbench;
    await workbench.askInThemes(async (theme, goesOn) => {
      await mark.first().click();
      await dialog.getByText('Mark 30 messages in German as reviewed?').waitFor();
      // No more than a window shows.
      await dialog.getByText(/Never shown to you here: 2\d messages\./u).waitFor();
      await workbench.picture(`mark-question-${theme}`);
      if (goesOn) return workbench.pressInDialog('Mark 30 as Reviewed');
      await workbench.page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
      assert.equal(await catalog.chip('Unreviewed').textContent(), 'Unreviewed 30');
    });
    await eventually(() => catalog.chip('Reviewed').textContent(), 'Reviewed 30');
    await workbench.notifications.message('Marked as reviewed: 30 messages');
    assert.notEqual(await read('glossa.ledger/de/locales--en.json.txt'), ledger);
    await workbench.reloadWindow();
    await editor.open('locales/de.json');
    await editor.codeLenses.filter({ hasText: 'German: complete' }).waitFor();
    await workbench.runCommand('Glossa: Undo Mark as Reviewed');
    await done.waitFor();
    assert.equal(await read('glossa.ledger/de/locales--en.json.txt'), ledger);
  });
});
