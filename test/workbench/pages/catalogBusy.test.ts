import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ledgerPath } from '../../../src/resources/ledger/ledger.ts';
import { useWorkbench } from '../fixture.ts';
import { ledgerFiles } from '../ledgerFiles.ts';
import { Catalog } from '../ui/catalog.ts';
import { eventually } from '../ui/eventually.ts';

const english = {
  save: 'Save',
  open: 'Open',
  close: 'Close',
  write: 'Write',
  read: 'Read',
  send: 'Send',
  print: 'Print',
};
const german = {
  save: 'Sichern',
  open: 'Öffnen',
  close: 'Schließen',
  write: 'Schreiben',
  read: 'Lesen',
  send: 'Senden',
  print: 'Drucken',
};
type Texts = Readonly<Record<string, string>>;
const json = (texts: Texts) => `${JSON.stringify(texts, undefined, 2)}\n`;
const section = { sourcePath: 'locales/en.json', locale: 'de' };
const changed = 'The text changed in the meantime. It was left as it is.';

/** A project of which the machine has written all translations. */
const written = (source: Texts, target: Texts): Texts => ({
  'locales/en.json': json(source),
  'locales/de.json': json(target),
  ...ledgerFiles(
    section,
    Object.entries(target).map(([key, text]) => [[key], source[key] ?? '', text]),
  ),
});

describe('the catalog of a busy host', () => {
  const session = useWorkbench({ files: written(english, german) });
  let catalog: Catalog;
  const press = (key: string) => session.workbench.page.keyboard.press(key);
  const type = (text: string) => session.workbench.page.keyboard.type(text);
  const ledger = () => session.read(ledgerPath(section));
  const germanText = async (key: string) =>
    (JSON.parse(await session.read('locales/de.json')) as Texts)[key];

  async function put(files: Texts): Promise<void> {
    for (const [path, text] of Object.entries(files))
      await writeFile(join(session.folder, path), text);
  }

  /** Puts the keyboard on a German text, and waits until the pane is about it as it is now. */
  async function goTo(key: keyof typeof german): Promise<void> {
    for (const one of ['write', key] as const) {
      await catalog.cell(one, 'de').getByText(german[one], { exact: true }).click();
      await catalog.details.getByRole('heading', { name: one }).waitFor();
    }
  }

  /** Once a text that was written here counts as reviewed, nothing more is done with it. */
  const reviewed = (key: string) =>
    catalog.cell(key, 'de').getByText('Reviewed', { exact: true }).waitFor();

  before(async () => {
    await session.workbench.runCommand('Glossa: Open Catalog');
    catalog = await Catalog.open(session.workbench);
  });

  afterEach(async () => {
    await put(written(english, german));
    await eventually(() => catalog.chip('Unreviewed').textContent(), 'Unreviewed 7');
  });

  it('marks no text as reviewed that nobody has seen', async () => {
    await goTo('save');
    const others = written(english, { ...german, save: 'Speichern' });
    const letThrough = await catalog.hold();
    await put(others);
    await press('Control+Enter');
    await letThrough();
    await catalog.problem.getByText(changed).waitFor();
    assert.equal(await ledger(), others[ledgerPath(section)]);
    await eventually(() => catalog.focused(), 'Speichern\nUnreviewed');
    await press('Control+Enter');
    await eventually(() => catalog.focusedKey(), 'open');
    await eventually(() => catalog.chip('Unreviewed').textContent(), 'Unreviewed 6');
  });

  it('marks no text as reviewed for a source that nobody has seen', async () => {
    await goTo('save');
    const before = await ledger();
    const letThrough = await catalog.hold();
    await put({ 'locales/en.json': json({ ...english, save: 'Save all' }) });
    await catalog.details.getByRole('button', { name: 'Mark as Reviewed' }).click();
    await letThrough();
    await catalog.problem.getByText(changed).waitFor();
    assert.equal(await ledger(), before);
    await catalog.details.getByText('Save all').waitFor();
    await press('Escape');
  });

  it('marks no other text than that of its field as reviewed', async () => {
    await goTo('save');
    await press('Enter');
    await catalog.field.waitFor();
    const others = written(english, { ...german, save: 'Speichern' });
    await put(others);
    await press('Control+Enter');
    await catalog.problem.getByText(changed).waitFor();
    await catalog.problem.getByText('Speichern').waitFor();
    assert.equal(await ledger(), others[ledgerPath(section)]);
    await press('Escape');
    await eventually(() => catalog.focused(), 'Speichern\nUnreviewed');
  });

  it('acts on the text that the pane shows', async () => {
    await goTo('save');
    const letThrough = await catalog.hold();
    await press('ArrowDown');
    await catalog.details.getByRole('button', { name: 'Copy Source' }).click();
    await letThrough();
    await eventually(() => germanText('save'), 'Save');
    await reviewed('save');
    assert.equal(await germanText('open'), german.open);
  });

  it('does one thing after the other, each where the one before it has led to', async () => {
    await goTo('save');
    const letThrough = await catalog.hold();
    await press('Control+Enter');
    await press('ArrowDown');
    await catalog.paste('Zu');
    await press('ArrowDown');
    await letThrough();
    await eventually(() => germanText('close'), 'Zu');
    assert.deepEqual([await germanText('save'), await germanText('open')], ['Sichern', 'Öffnen']);
    await eventually(() => catalog.focusedKey(), 'write');
    await reviewed('close');
  });

  it('takes what is typed before the field is there', async () => {
    await goTo('read');
    const letThrough = await catalog.hold();
    await press('Enter');
    await type('!?');
    await press('Backspace');
    await letThrough();
    await eventually(() => catalog.field.inputValue(), 'Lesen!');
    await press('Enter');
    await eventually(() => germanText('read'), 'Lesen!');
    await catalog.field.waitFor({ state: 'detached' });
    await eventually(() => catalog.focusedKey(), 'read');
    await reviewed('read');
  });

  for (const [what, save, text] of [
    [
      'a field is saved',
      async () => {
        await press('Enter');
        await eventually(() => catalog.field.inputValue(), 'Senden');
        await type('!');
        return () => press('Enter');
      },
      'Senden!',
    ],
    [
      'the pane writes a text',
      () => () => catalog.details.getByRole('button', { name: 'Copy Source' }).click(),
      'Send',
    ],
  ] as const) {
    it(`leaves the keyboard where a person has gone while ${what}`, async () => {
      await goTo('send');
      const saves = await save();
      const letThrough = await catalog.hold();
      await saves();
      await catalog.search.focus();
      await type('s');
      await letThrough();
      await eventually(() => germanText('send'), text);
      await reviewed('send');
      await type('end');
      assert.equal(await catalog.search.inputValue(), 'send');
      await catalog.search.fill('');
      await catalog.cell('print', 'de').waitFor();
    });
  }

  it('leaves the keyboard there, too, where the line of a field that is saved moves meanwhile', async () => {
    await goTo('send');
    await press('Enter');
    await eventually(() => catalog.field.inputValue(), 'Senden');
    await type('!');
    const letThrough = await catalog.hold('done');
    await press('Enter');
    await catalog.search.focus();
    await type('s');
    await catalog.cell('print', 'de').waitFor({ state: 'detached' });
    await catalog.cell('send', 'de').locator('textarea').waitFor();
    await type('e');
    await letThrough();
    await reviewed('send');
    await type('nd');
    assert.equal(await catalog.search.inputValue(), 'send');
    assert.equal(await germanText('send'), 'Senden!');
    await catalog.search.fill('');
    await catalog.cell('print', 'de').waitFor();
  });

  it('opens no field for who has gone elsewhere, and keeps what they typed for it', async () => {
    await goTo('send');
    const letThrough = await catalog.hold();
    await press('Control+Enter');
    await press('Enter');
    await type('!?');
    await catalog.search.focus();
    await letThrough();
    const kept = catalog.frame.getByRole('textbox', {
      name: 'What you typed for print (German (de))',
    });
    assert.equal(await kept.inputValue(), '!?');
    await type('s');
    assert.equal(await catalog.search.inputValue(), 's');
    assert.equal(await catalog.field.count(), 0);
    await catalog.search.fill('');
    await catalog.button('Dismiss').click();
    await catalog.cell('print', 'de').waitFor();
  });

  it('takes what is typed before it is known where the field will be', async () => {
    await goTo('read');
    const letThrough = await catalog.hold();
    await press('Control+Enter');
    await press('Enter');
    await type('!?');
    await press('Backspace');
    await letThrough();
    await eventually(() => catalog.field.inputValue(), 'Senden!');
    await press('Enter');
    await eventually(() => germanText('send'), 'Senden!');
    await catalog.field.waitFor({ state: 'detached' });
    assert.equal(await germanText('read'), german.read);
    await reviewed('send');
  });

  it('ends the field where that is asked for before its text is there', async () => {
    await goTo('read');
    const letThrough = await catalog.hold();
    await press('Enter');
    await type('!');
    await press('Control+Enter');
    await letThrough();
    await eventually(() => germanText('read'), 'Lesen!');
    await eventually(() => catalog.focusedKey(), 'send');
  });

  it('offers what was typed before the window was loaded again, once its message is there', async () => {
    await goTo('print');
    await press('Enter');
    await catalog.field.fill('Ausdrucken');
    await put({ 'locales/en.json': json({ first: 'First', ...english }) });
    await catalog.status.getByText('Messages: 8 of 8').waitFor();
    await session.workbench.reloadWindow();
    catalog = await Catalog.open(session.workbench);
    await eventually(() => catalog.field.inputValue(), 'Ausdrucken');
    await press('Enter');
    await eventually(() => germanText('print'), 'Ausdrucken');
    await reviewed('print');
    await catalog.field.waitFor({ state: 'detached' });
  });
});
