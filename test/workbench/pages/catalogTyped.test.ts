import assert from 'node:assert/strict';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useWorkbench } from '../fixture.ts';
import { Catalog } from '../ui/catalog.ts';
import { eventually } from '../ui/eventually.ts';

const json = (texts: object) => `${JSON.stringify(texts, undefined, 2)}\n`;
const more = (one: string, other: string) => `{n, plural, one {${one}} other {${other}}}`;
const english = {
  save: 'Save',
  open: 'Open',
  close: 'Close',
  print: 'Print',
  more: more('# more file', '# more files'),
};
const german = {
  save: 'Sichern',
  open: 'Öffnen',
  close: 'Schließen',
  print: 'Drucken',
  more: more('# Datei mehr', '# Dateien mehr'),
};
const french = { save: 'Enregistrer', open: 'Ouvrir', close: 'Fermer', print: 'Imprimer' };
const files = {
  'locales/en.json': json(english),
  'locales/de.json': json(german),
  'locales/fr.json': json(french),
};

describe('what a person types in the catalog', () => {
  const session = useWorkbench({ files });
  let catalog: Catalog;
  const press = (key: string) => session.workbench.page.keyboard.press(key);
  const type = (text: string) => session.workbench.page.keyboard.type(text);
  const put = (path: string, text: string) => writeFile(join(session.folder, path), text);
  const remove = (path: string) => rm(join(session.folder, path));
  /** The text that could not be saved, to be copied. */
  const kept = (key: string) =>
    catalog.frame.getByRole('textbox', { name: new RegExp(`^What you typed for ${key} `, 'u') });

  async function openField(key: keyof typeof german, text: string): Promise<void> {
    await catalog.cell(key, 'de').getByText(german[key], { exact: true }).click();
    await press('Enter');
    await catalog.field.waitFor();
    await press('Control+A');
    await type(text);
  }

  /** A page that was hidden is made again. */
  async function show(): Promise<void> {
    await session.workbench.runCommand('Glossa: Open Catalog');
    catalog = await Catalog.open(session.workbench);
  }

  before(show);

  afterEach(async () => {
    for (const [path, text] of Object.entries(files)) await put(path, text);
    const dismiss = catalog.button('Dismiss');
    while ((await dismiss.count()) > 0) await dismiss.first().click();
    await catalog.status.getByText('Messages: 5 of 5').waitFor();
    await catalog.cell('save', 'de').getByText('Sichern', { exact: true }).waitFor();
  });

  it('stays in sight where its file is deleted before it is saved', async () => {
    await openField('save', 'Von Hand gesichert');
    await remove('locales/de.json');
    await press('Enter');
    await eventually(() => kept('save').inputValue(), 'Von Hand gesichert');
  });

  it('stays in sight where its file goes while the field is open', async () => {
    await openField('open', 'Von Hand geöffnet');
    await remove('locales/de.json');
    await eventually(() => kept('open').inputValue(), 'Von Hand geöffnet');
    assert.equal(await catalog.field.count(), 0);
    await catalog.cell('open', 'fr').click();
    await press('Enter');
    await eventually(() => catalog.field.inputValue(), 'Ouvrir');
    await press('Escape');
  });

  it('stays in sight where its message goes while the field is open', async () => {
    await openField('close', 'Von Hand geschlossen');
    const { close: _, ...others } = english;
    await put('locales/en.json', json(others));
    await eventually(() => kept('close').inputValue(), 'Von Hand geschlossen');
  });

  it('stays in sight where its message is gone when the window is loaded again', async () => {
    await openField('print', 'Von Hand gedruckt');
    const { print: _, ...others } = english;
    // The page hears nothing of it any more.
    await catalog.hold();
    await put('locales/en.json', json(others));
    await session.workbench.reloadWindow();
    catalog = await Catalog.open(session.workbench);
    await eventually(() => kept('print').inputValue(), 'Von Hand gedruckt');
    assert.equal(await catalog.field.count(), 0);
  });

  it('is put over no form that somebody else has changed, and stays where they have changed another', async () => {
    await catalog.cell('more', 'de').getByText(german.more).click();
    await catalog.details.getByRole('heading', { name: 'more' }).waitFor();
    const form = (name: string) =>
      catalog.details.getByRole('textbox', { name: `${name}, German (de)` });
    const one = catalog.details.getByRole('textbox', { name: 'one (1), German (de)' });
    await one.focus();
    await press('End');
    await type('!');
    const changed = (text: string) => put('locales/de.json', json({ ...german, more: text }));
    await changed(more('# Datei mehr', '# weitere Dateien'));
    await eventually(() => form('other (0, 2, 3, 4, 5, …)').inputValue(), '# weitere Dateien');
    assert.equal(await one.inputValue(), '# Datei mehr!');
    await changed(more('# weitere Datei', '# weitere Dateien'));
    await eventually(() => one.inputValue(), '# weitere Datei');
    await eventually(() => kept('more').inputValue(), '# Datei mehr!');
    await catalog.cell('save', 'de').click();
    await catalog.details.getByRole('heading', { name: 'save' }).waitFor();
    const theirs = json({ ...german, more: more('# weitere Datei', '# weitere Dateien') });
    assert.equal(await session.read('locales/de.json'), theirs);
  });

  it('into a form of a file that cannot be written stays in sight over a window that is loaded again', async () => {
    await catalog.cell('more', 'de').getByText(german.more).click();
    await catalog.details.getByRole('heading', { name: 'more' }).waitFor();
    const one = catalog.details.getByRole('textbox', { name: 'one (1), German (de)' });
    await one.focus();
    await press('End');
    await type('!');
    const path = join(session.folder, 'locales/de.json');
    await chmod(path, 0o444);
    await press('Enter');
    await catalog.problem.getByText('read-only').waitFor();
    assert.equal(await one.inputValue(), '# Datei mehr!');
    await session.workbench.reloadWindow();
    catalog = await Catalog.open(session.workbench);
    await eventually(() => kept('more').inputValue(), '# Datei mehr!');
    await chmod(path, 0o644);
    assert.equal(await session.read('locales/de.json'), files['locales/de.json']);
  });

  it('is pasted into a file with unsaved changes, which is said, and is taken back', async () => {
    const { workbench, read } = session;
    await workbench.editor.open('locales/de.json');
    await press('Control+End');
    await type(' ');
    await workbench.editor.tab('de.json').and(workbench.page.locator('.dirty')).waitFor();
    await show();
    await catalog.cell('save', 'de').click();
    await catalog.paste('Eins\nZwei');
    await catalog.cell('open', 'de').getByText('Zwei', { exact: true }).waitFor();
    const said = catalog.frame.locator('.spoken[role=status]');
    await said
      .getByText('Changed: 2 messages · in files with unsaved changes: 2 messages')
      .waitFor();
    assert.equal(await catalog.problem.filter({ visible: true }).count(), 0);
    assert.equal(await read('locales/de.json'), files['locales/de.json']);
    await press('Control+z');
    await catalog.cell('open', 'de').getByText('Öffnen', { exact: true }).waitFor();
    await catalog.cell('save', 'de').getByText('Sichern', { exact: true }).waitFor();
    await workbench.editor.open('locales/de.json');
    await press('Control+s');
    await eventually(() => read('locales/de.json'), `${files['locales/de.json']} `);
    await show();
  });
});
