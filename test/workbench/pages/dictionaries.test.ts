import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoKeys } from '../../service/keys.ts';
import type { Glossary } from '../../service/state.ts';
import { useWorkbench } from '../fixture.ts';
import { eventually, untilPasses } from '../ui/eventually.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };
const pane = 'Glossaries';
const tab = 'Product terms (en → de).tsv';

describe('the dictionaries of a glossary', () => {
  const session = useWorkbench({ project: 'shop', env });
  const requests = (method: string) =>
    session.service.ledger.requests.filter((request) => request.method === method);
  const glossary = (name: string): Glossary => {
    const found = session.service.state.glossaries.find((one) => one.name === name);
    assert.ok(found, name);
    return found;
  };
  const stored = (name: string) =>
    Object.fromEntries(glossary(name).dictionaries[0]?.entries ?? []);

  it('open their entries as text, with what is wrong marked while it is typed', async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    const german = await workbench.views.expand(pane, 'Product terms', 'English → German');
    await german.click();
    await workbench.editor.lines.first().waitFor();
    await workbench.editor.tab(tab).waitFor();
    assert.match(await workbench.editor.visibleText(), /^workspace\s+Arbeitsbereich\ndashboard/);
    await workbench.editor.goTo(9);
    await workbench.editor.insert('no tab\nworkspace\tUmgebung\nsave \tSpeichern\n');
    await workbench.page.locator('.squiggly-error').nth(2).waitFor();
    await workbench.pictures('dictionary');
    await workbench.page.keyboard.press('Control+S');
    const message = await workbench.notifications.message('Failed to save');
    assert.match(message, /Line 9: A tab is missing.* \(3 problems in all\)/);
    assert.equal(await workbench.editor.isDirty(tab), true);
    assert.deepEqual(requests('PUT'), []);
    await workbench.picture('dictionary-not-saved');
    await workbench.clearNotifications();
    for (let step = 0; step < 3; step++) await workbench.editor.undo();
  });

  it('say what goes away before a saved text replaces them', async () => {
    const { workbench } = session;
    await workbench.runCommand('File: Revert File');
    await workbench.editor.goTo(1);
    await workbench.runCommand('Delete Line');
    await workbench.editor.insert('bell\tGlocke\n');
    await workbench.page.keyboard.press('Control+S');
    await workbench.dialog.getByText('This removes 1 entry.').waitFor();
    await workbench.dialog.getByText('workspace → Arbeitsbereich').waitFor();
    await workbench.picture('dictionary-replace');
    await workbench.pressInDialog('Cancel');
    await workbench.notifications.message('Nothing was sent');
    assert.equal(await workbench.editor.isDirty(tab), true);
    assert.deepEqual(requests('PUT'), []);
    await workbench.clearNotifications();
    await workbench.page.keyboard.press('Control+1');
    await workbench.page.keyboard.press('Control+S');
    await workbench.pressInDialog('Replace');
    await eventually(() => workbench.editor.isDirty(tab), false);
    assert.equal(requests('PUT').length, 1);
    const entries = stored('Product terms');
    assert.equal(entries['bell'], 'Glocke');
    assert.equal(entries['workspace'], undefined);
  });

  it('are not overwritten unseen when somebody else has changed them', async () => {
    const { workbench, service } = session;
    const [first, ...others] = glossary('Product terms').dictionaries;
    const entries = new Map([...(first?.entries ?? []), ['theirs', 'ihres']]);
    const changed = {
      ...glossary('Product terms'),
      dictionaries: [{ ...first!, entries }, ...others],
    };
    service.state.glossaries = service.state.glossaries.map((one) =>
      one.id === changed.id ? changed : one,
    );
    await workbench.editor.goTo(1);
    await workbench.editor.insert('mine\tmeines\n');
    await workbench.page.keyboard.press('Control+S');
    await workbench.dialog.getByText('was changed on the service').waitFor();
    await workbench.picture('dictionary-conflict');
    await workbench.pressInDialog('Cancel');
    await workbench.clearNotifications();
    await workbench.page.keyboard.press('Control+1');
    await workbench.runCommand('Glossa: Merge into Dictionary…');
    await workbench.dialog.getByText('1 added, 0 changed.').waitFor();
    await workbench.pressInDialog('Merge');
    await workbench.notifications.message('Merged into “Product terms” (en → de)');
    await eventually(() => workbench.editor.isDirty(tab), false);
    assert.equal(stored('Product terms')['theirs'], 'ihres');
    assert.equal(stored('Product terms')['mine'], 'meines');
    assert.match(await workbench.editor.visibleText(), /theirs/);
    await workbench.clearNotifications();
  });

  it('are compared with a file, and pushed from it', async () => {
    const { workbench } = session;
    const terms = {
      ...stored('Product terms'),
      'shopping cart': 'Warenkorb',
      settings: 'Optionen',
    };
    const csv = Object.entries(terms).map(([source, target]) => `"${source}",${target}`);
    await writeFile(join(session.folder, 'terms.csv'), `${csv.join('\r\n')}\r\n`);
    await workbench.contextMenu(
      workbench.views.row(pane, 'English → German'),
      'Compare with File…',
    );
    await workbench.quickInput.pick('terms.csv');
    await workbench.page
      .locator('.monaco-diff-editor .editor.modified .view-line')
      .first()
      .waitFor();
    await workbench.page.locator('.monaco-diff-editor').getByText('Warenkorb').waitFor();
    await workbench.pictures('glossary-compare');
    await workbench.views.rowAction(pane, 'English → German', 'Push from File…');
    await workbench.quickInput.pick('terms.csv');
    await workbench.dialog.getByText('1 added, 1 changed, 0 removed').waitFor();
    await workbench.picture('glossary-push');
    const before = requests('PATCH').length;
    await workbench.pressInDialog('Push');
    await eventually(() => stored('Product terms')['settings'], 'Optionen');
    assert.equal(requests('PATCH').length, before + 1);
    await eventually(
      async () => (await workbench.views.rows(pane))[2]?.description,
      `en → de · ${Object.keys(terms).length} entries`,
    );
  });

  it('are replaced by a file that lacks entries, after that was said', async () => {
    const { workbench } = session;
    await writeFile(join(session.folder, 'terms.csv'), 'settings,Optionen\n');
    await workbench.views.rowAction(pane, 'English → German', 'Push from File…');
    await workbench.quickInput.pick('terms.csv');
    await workbench.dialog.getByText('The file replaces the dictionary.').waitFor();
    await workbench.pressInDialog('Replace');
    await eventually(() => stored('Product terms'), { settings: 'Optionen' });
    await workbench.editor.tab(tab).first().click();
    await eventually(
      async () => (await workbench.editor.visibleText()).replaceAll(/\s+/g, ' ').trim(),
      'settings Optionen',
    );
  });

  it('say why their entries cannot be opened', async () => {
    const { workbench, service } = session;
    service.faults.add({ kind: 'status', status: 404, path: '/v3/glossaries/*', times: 'always' });
    await workbench.views.row(pane, 'English → French').click();
    await workbench.notifications.message('no longer exists');
    await workbench.picture('dictionary-gone');
    service.faults.clear();
    await workbench.clearNotifications();
  });

  it('are saved on demand only, also in an editor that saves by itself: that would replace them for everybody', async () => {
    const { workbench, service } = session;
    await mkdir(join(session.folder, '.vscode'), { recursive: true });
    const settings = { 'files.autoSave': 'afterDelay', 'files.autoSaveDelay': 50 };
    await writeFile(join(session.folder, '.vscode/settings.json'), JSON.stringify(settings));
    const changes = service.ledger.requests.filter(({ method }) => method !== 'GET').length;
    await workbench.views.open('Glossa');
    const german = await workbench.views.expand(pane, 'Billing terms', 'English → German');
    const dictionary = 'Billing terms (en → de).tsv';
    // The other glossary below it has a row of this name, too, which is the first one until those of this one are there.
    await untilPasses(async (timeout) => {
      await german.click({ timeout });
      await workbench.editor.tab(dictionary).waitFor({ timeout });
    });
    await workbench.editor.goTo(1);
    await workbench.editor.insert('bell\tGlocke\n');
    await workbench.editor.open('README.md');
    await workbench.editor.insert('saved by itself');
    await untilPasses(async () => assert.match(await session.read('README.md'), /by itself/));
    assert.equal(await workbench.editor.isDirty(dictionary), true);
    const now = service.ledger.requests.filter(({ method }) => method !== 'GET').length;
    assert.equal(now, changes);
  });
});
