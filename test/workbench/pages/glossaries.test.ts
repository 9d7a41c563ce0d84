import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoKeys } from '../../service/keys.ts';
import type { Glossary } from '../../service/state.ts';
import { useWorkbench } from '../fixture.ts';
import { eventually, untilPasses } from '../ui/eventually.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };
const pane = 'Glossaries';

describe('the glossaries of the account', () => {
  const session = useWorkbench({ project: 'shop', env });
  const glossary = (name: string): Glossary => {
    const found = session.service.state.glossaries.find((one) => one.name === name);
    assert.ok(found, name);
    return found;
  };

  async function firstEntry(source: string, target: string): Promise<void> {
    const { quickInput } = session.workbench;
    await quickInput.message.getByText('Source phrase').waitFor();
    await quickInput.enter(source);
    await quickInput.message.getByText('Target phrase').waitFor();
    await quickInput.enter(target);
  }

  it('stand in a tree with their dictionaries', async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    await workbench.views.row(pane, 'Product terms').waitFor();
    assert.deepEqual(await workbench.views.rows(pane), [
      { label: 'Billing terms', description: 'en → de' },
      { label: 'Product terms', description: 'en → de, fr, ja' },
    ]);
    await workbench.views.expand(pane, 'Product terms', 'English → Japanese');
    const rows = await workbench.views.rows(pane);
    assert.deepEqual(rows[2], { label: 'English → German', description: 'en → de · 8 entries' });
  });

  it('show which of them is used in this folder', async () => {
    const { workbench } = session;
    await workbench.views.rowAction(pane, 'Product terms', 'Use for This Folder');
    const message = await workbench.notifications.message('now used');
    assert.equal(message, '“Product terms” is now used for translations in shop.');
    await eventually(
      async () => (await workbench.views.rows(pane))[1]?.description,
      'in use · en → de, fr, ja',
    );
    const settings = await session.read('.vscode/settings.json');
    assert.ok(settings.includes(glossary('Product terms').id));
    await workbench.clearNotifications();
    await workbench.pictures('glossaries');
  });

  it('of the old kind say so, can be used, and are only read', async () => {
    const { workbench, service } = session;
    const others = service.state.glossaries;
    const id = '0000000a-0000-4000-8000-000000000000';
    const dictionary = { source: 'de', target: 'es', entries: new Map([['Kasse', 'caja']]) };
    const old = { ...glossary('Billing terms'), id, name: 'Old terms', dictionaries: [dictionary] };
    service.state.glossaries = [...others, { ...old, isOld: true }];
    await workbench.runCommand('Glossa: Refresh Glossaries');
    const row = workbench.views.row(pane, 'Old terms');
    await row.waitFor();
    await workbench.views.rowAction(pane, 'Old terms', 'Use for This Folder');
    await workbench.notifications.message('“Old terms” is now used');
    await workbench.clearNotifications();
    const label = await row.getAttribute('aria-label');
    assert.match(label ?? '', /^Old terms, German to Spanish, .*old kind, cannot be edited here/);
    await row.locator('.action-label[aria-label^="Add Dictionary"]').waitFor({ state: 'detached' });
    const spanish = await workbench.views.expand(pane, 'Old terms', 'German → Spanish');
    await spanish.click();
    await workbench.editor.tab('Old terms (de → es).tsv').waitFor();
    const refusal = workbench.page
      .locator('.monaco-editor-overlaymessage')
      .filter({ hasText: 'read-only' });
    await workbench.pictures('glossaries-old');
    await workbench.editor.goTo(1);
    await untilPasses(async (timeout) => {
      await workbench.page.keyboard.press('x');
      await refusal.waitFor({ timeout });
    });
    // It would lie over the palette.
    await untilPasses(async (timeout) => {
      await workbench.page.keyboard.press('Escape');
      await refusal.waitFor({ state: 'hidden', timeout });
    });
    service.state.glossaries = others;
    await workbench.views.rowAction(pane, 'Product terms', 'Use for This Folder');
    await workbench.notifications.message('“Product terms” is now used');
    await workbench.clearNotifications();
    await workbench.runCommand('Glossa: Refresh Glossaries');
    await row.waitFor({ state: 'detached' });
  });

  it('are made, renamed and deleted after a question that names them', async () => {
    const { workbench, service } = session;
    await workbench.runCommand('Glossa: New Glossary…');
    await workbench.quickInput.titled('New Glossary');
    await workbench.quickInput.enter('x'.repeat(1025));
    await workbench.quickInput.message.getByText('at most 1,024 bytes').waitFor();
    await workbench.quickInput.enter('Legal terms');
    await workbench.quickInput.type('Engl');
    await workbench.quickInput.pick('English');
    await workbench.quickInput.type('Portug');
    await workbench.quickInput.row('Portuguese').waitFor();
    await workbench.picture('glossary-language');
    await workbench.quickInput.pick('Portuguese');
    await workbench.quickInput.pick('Type the First Entry…');
    await firstEntry('terms of use', 'termos de uso');
    await workbench.editor.tab('Legal terms (en → pt).tsv').waitFor();
    await workbench.views.row(pane, 'Legal terms').waitFor();
    await workbench.contextMenu(workbench.views.row(pane, 'Legal terms'), 'Rename…');
    await workbench.quickInput.enter('Contract terms');
    await workbench.views.row(pane, 'Contract terms').waitFor();
    await workbench.contextMenu(workbench.views.row(pane, 'Contract terms'), 'Delete…');
    await workbench.dialog.getByText('Delete the glossary “Contract terms”?').waitFor();
    await workbench.dialog.getByText('This permanently deletes 1 entry (en → pt)').waitFor();
    await workbench.picture('glossary-delete');
    await workbench.pressInDialog('Delete');
    await eventually(
      () => service.state.glossaries.some(({ name }) => name === 'Contract terms'),
      false,
    );
    await workbench.views.row(pane, 'Contract terms').waitFor({ state: 'detached' });
  });

  it('get and lose dictionaries', async () => {
    const { workbench } = session;
    await workbench.views.rowAction(pane, 'Billing terms', 'Add Dictionary…');
    await workbench.quickInput.titled('Add Dictionary to “Billing terms”');
    await workbench.quickInput.type('Engl');
    await workbench.quickInput.pick('English');
    await workbench.quickInput.type('Germ');
    await workbench.quickInput.row('German').waitFor({ state: 'detached' });
    await workbench.quickInput.type('Spanish');
    await workbench.quickInput.pick('Spanish');
    await workbench.quickInput.pick('Type the First Entry…');
    await firstEntry('invoice', 'factura');
    await workbench.editor.tab('Billing terms (en → es).tsv').waitFor();
    const row = await workbench.views.expand(pane, 'Billing terms', 'English → Spanish');
    await workbench.contextMenu(row, 'Delete Dictionary…');
    await workbench.dialog.getByText('Delete the dictionary en → es of “Billing terms”?').waitFor();
    await workbench.pressInDialog('Delete');
    await row.waitFor({ state: 'detached' });
  });

  it('start from a file, which is not used while something is wrong with it', async () => {
    const { workbench, service } = session;
    const file = join(session.folder, 'terms.tsv');
    const add = async () => {
      await workbench.views.rowAction(pane, 'Billing terms', 'Add Dictionary…');
      await workbench.quickInput.type('Engl');
      await workbench.quickInput.pick('English');
      await workbench.quickInput.type('Italian');
      await workbench.quickInput.pick('Italian');
      await workbench.quickInput.pick('From a TSV or CSV File…');
      await workbench.quickInput.pick('terms.tsv');
    };
    await writeFile(file, 'invoice\tfattura\nrefund\n');
    await add();
    const message = await workbench.notifications.message('terms.tsv cannot be used');
    assert.match(message, /Line 2: A tab is missing.* Nothing was sent\.$/);
    await workbench.notifications.press('terms.tsv cannot be used', 'Open File');
    await workbench.editor.tab('terms.tsv').waitFor();
    await workbench.clearNotifications();
    await writeFile(file, 'invoice\tfattura\nrefund\trimborso\n');
    await add();
    await workbench.editor.tab('Billing terms (en → it).tsv').waitFor();
    const italian = service.state.glossaries
      .flatMap(({ dictionaries }) => dictionaries)
      .find(({ target }) => target === 'it');
    assert.equal(italian?.entries.get('refund'), 'rimborso');
  });

  it('explain the limit of glossaries', async () => {
    const { workbench, service } = session;
    service.faults.add({ kind: 'status', status: 456, path: '/v3/glossaries', method: 'POST' });
    await workbench.runCommand('Glossa: New Glossary…');
    await workbench.quickInput.enter('One too many');
    await workbench.quickInput.type('Engl');
    await workbench.quickInput.pick('English');
    await workbench.quickInput.type('Germ');
    await workbench.quickInput.pick('German');
    await workbench.quickInput.pick('Type the First Entry…');
    await firstEntry('a', 'b');
    await workbench.notifications.message('has reached its limit of glossaries');
    await workbench.picture('glossary-limit');
    await workbench.clearNotifications();
  });

  it('with hostile names are text everywhere', async () => {
    const { workbench, service } = session;
    const names = [
      '<img src=x onerror=alert(1)>',
      '[click](command:workbench.action.closeWindow)',
      '$(trash) bin',
      'abc\u202etxt.exe',
      'n'.repeat(10_000),
    ];
    const [first] = glossary('Billing terms').dictionaries;
    service.state.glossaries = names.map((name, place) => ({
      ...glossary('Billing terms'),
      id: `0000000${place}-0000-4000-8000-000000000000`,
      name,
      dictionaries: [first!],
    }));
    await workbench.runCommand('Glossa: Refresh Glossaries');
    const shown = workbench.views.row(pane, '[click](command:workbench.action.closeWindow)');
    await shown.waitFor();
    assert.equal(await workbench.views.pane(pane).locator('.monaco-list-row img').count(), 0);
    const labels = (await workbench.views.rows(pane)).map(({ label }) => label);
    assert.ok(labels.includes('$(trash) bin'));
    assert.ok(labels.includes('abctxt.exe'));
    assert.ok(labels.includes(`${'n'.repeat(80)}…`));
    await workbench.views.rowAction(pane, '[click](command:workbench.action.closeWindow)', 'Use');
    const said = await workbench.notifications.message('now used');
    assert.ok(
      said.replaceAll('\u2060', '').includes('[click](command:workbench.action.closeWindow)'),
    );
    assert.equal(await workbench.notifications.with('now used').locator('a[href]').count(), 0);
    await workbench.clearNotifications();
    const status = workbench.statusBarItem('glossa.glossa.glossa.status');
    const hover = await workbench.tooltip(status, '[click](command:workbench.action.closeWindow)');
    assert.equal(await hover.locator('a[data-href]').count(), 0);
    await workbench.page.keyboard.press('Escape');
    await workbench.editor.open('locales/en.json');
    await workbench.runCommand('Glossa: Select Glossary…');
    await workbench.quickInput.rows.nth(4).waitFor();
    assert.equal(await workbench.quickInput.widget.locator('.codicon-trash').count(), 0);
    await workbench.picture('glossaries-hostile');
    await workbench.quickInput.cancel();
    await workbench.contextMenu(workbench.views.row(pane, '$(trash) bin'), 'Delete…');
    await workbench.dialog.getByText('Delete the glossary').waitFor();
    assert.equal(await workbench.dialog.locator('.codicon-trash').count(), 0);
    await workbench.pressInDialog('Delete');
    await eventually(() => service.state.glossaries.length, names.length - 1);
  });

  it('are none, not allowed or not to be had: each is said with one thing to do', async () => {
    const { workbench, service } = session;
    const states = [
      ['empty', () => (service.state.glossaries = []), 'no glossaries yet', 'New Glossary…'],
      ['forbidden', () => fault(403), 'not allowed to list', 'Sign In with Another Key'],
      ['error', () => fault(400), 'could not be loaded', 'Try Again'],
    ] as const;
    for (const [name, arrange, text, button] of states) {
      arrange();
      await workbench.runCommand('Glossa: Refresh Glossaries');
      await workbench.views.welcome(pane).getByText(text).waitFor();
      await workbench.views.welcome(pane).getByRole('button', { name: button }).waitFor();
      await workbench.picture(`glossaries-${name}`);
      service.faults.clear();
    }
  });

  function fault(status: number): void {
    const path = '/v3/glossaries';
    session.service.faults.add({ kind: 'status', status, path, times: 'always' });
  }
});
