import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { ledgerPath } from '../../../src/resources/ledger/ledger.ts';
import { assertAccessible, axeViolations } from '../axe.ts';
import { useWorkbench } from '../fixture.ts';
import { ledgerFiles } from '../ledgerFiles.ts';
import { Catalog } from '../ui/catalog.ts';
import { eventually } from '../ui/eventually.ts';
import { fitsNarrow } from '../ui/fitsNarrow.ts';

const keys = Array.from({ length: 12 }, (_, place) => `item${String(place + 10)}`);
const english = {
  save: 'Save',
  open: 'Open {name}',
  close: 'Close it',
  ...Object.fromEntries(keys.map((key) => [key, `Item of ${key}`])),
  hostile: '<img src=x onerror=alert(1)> $(zap) [a](command:b) \u202eabc\u0007',
  long: 'Long text. '.repeat(1_000),
};
const german = {
  save: 'Sichern',
  open: 'Öffnen: {nmae}',
  close: 'Schließen',
  ...Object.fromEntries(keys.map((key) => [key, `Ding von ${key}`])),
  hostile: '<b>fett</b> \u202eabc',
};
const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;
const section = { sourcePath: 'locales/en.json', locale: 'de' };
const tmx = `<tmx version="1.4"><header srclang="en"/><body>${[
  ['Item of item10', '10. Ding {x} <b>'],
  ['Item of item', 'Ding'],
]
  .map(
    ([from = '', to = '']) =>
      `<tu><tuv xml:lang="en"><seg>${from}</seg></tuv><tuv xml:lang="de"><seg>${to.replaceAll('<', '&lt;')}</seg></tuv></tu>`,
  )
  .join('')}</body></tmx>`;
const code = `t('open');\nt("hostile"); // <img src=x onerror=alert(1)> $(zap) \u202eabc ${'x'.repeat(10_000)}\n`;
const ledger = ledgerFiles(
  section,
  Object.entries(german).map(([key, text]) => {
    const from = key === 'close' ? 'Close' : english[key as keyof typeof english];
    return [[key], from, text];
  }),
);

/** Whether all of an element is in the part of another one that is scrolled to. */
async function isInSight(one: Locator, scrolled: Locator): Promise<boolean> {
  const [inner, outer] = [await one.boundingBox(), await scrolled.boundingBox()];
  if (inner === null || outer === null) return false;
  const [end, visible] = [inner.y + inner.height, outer.y + outer.height].map(Math.round);
  return inner.y >= outer.y && (end ?? 0) <= (visible ?? 0);
}

describe('the catalog', () => {
  const session = useWorkbench({
    settings: { 'glossa.translate.pseudo': true },
    files: {
      'locales/en.json': json(english),
      'locales/de.json': json(german),
      'locales/ar.json': json({ save: 'حفظ' }),
      'memory/shop.tmx': tmx,
      'src/app.ts': code,
      'node_modules/other/index.js': "t('hostile')\n",
      ...ledger,
    },
  });
  let catalog: Catalog;
  /** Puts the keyboard on the first cell; lines that are scrolled away are not there. */
  async function goToTop(): Promise<void> {
    await catalog.grid.locator('[role=row] [tabindex="0"]').focus();
    await press('Control+Home');
    await catalog.cell('save', 'de').waitFor();
  }
  const press = (key: string) => session.workbench.page.keyboard.press(key);

  before(async () => {
    await session.workbench.runCommand('Glossa: Open Catalog');
    catalog = await Catalog.open(session.workbench);
  });

  it('shows every message in every locale, with roles, counts and states', async () => {
    const { grid } = catalog;
    await eventually(() => grid.getAttribute('aria-rowcount'), '18');
    assert.equal(await grid.getAttribute('aria-colcount'), '4');
    assert.deepEqual((await catalog.keys()).slice(0, 4), ['save', 'open', 'close', 'item10']);
    assert.equal(await catalog.cell('save', 'ar').locator('.text').getAttribute('dir'), 'rtl');
    assert.match((await catalog.cell('close', 'de').textContent()) ?? '', /SchließenOutdated/);
    assert.equal(await catalog.chip('Missing').textContent(), 'Missing 17');
    assert.equal(await catalog.chip('Outdated').textContent(), 'Outdated 1');
    assert.equal(await catalog.chip('Unreviewed').textContent(), 'Unreviewed 15');
    const heads = await grid.getByRole('columnheader').allTextContents();
    assert.deepEqual(heads, ['Key', 'English (en)', 'Arabic (ar)', 'German (de)']);
  });

  it('is the same to look at in four themes, with nothing for axe to complain about', async () => {
    await catalog.cell('open', 'de').click();
    await catalog.details.getByText('Open {name}').first().waitFor();
    await assertAccessible(session.workbench, catalog.frame, 'catalog');
  });

  it('keeps foreign text what it is', async () => {
    await catalog.search.fill('hostile');
    await catalog.status.getByText('Messages: 1 of 17').waitFor();
    assert.equal(await catalog.frame.locator('[role=grid] img, [role=grid] b').count(), 0);
    const shown = await catalog.cell('hostile', 'de').locator('.text').innerText();
    assert.equal(shown, '<b>fett</b> U+202Eabc');
    const source = catalog.grid.locator('.cell.source .text').first();
    const text = '<img src=x onerror=alert(1)> $(zap) [a](command:b) U+202EabcU+0007';
    assert.equal(await source.innerText(), text);
    await catalog.search.fill('long');
    await eventually(async () => (await source.innerText()).length, 301);
    await catalog.search.fill('^(open|close)$');
    await catalog.status.getByText('No message matches').waitFor();
    await catalog.button('Regular expression').click();
    await catalog.status.getByText('Messages: 2 of 17').waitFor();
    await catalog.search.fill('(');
    await catalog.frame.getByText('This is not a regular expression.').waitFor();
    assert.deepEqual(await axeViolations(catalog.frame), []);
    await catalog.search.fill('');
    await catalog.button('Regular expression').click();
    await catalog.status.getByText('Messages: 17 of 17').waitFor();
  });

  it('edits in place by keyboard, with placeholders and findings, and undoes to the byte', async () => {
    const before = await session.read('locales/de.json');
    await goToTop();
    await catalog.cell('save', 'de').click();
    await press('ArrowDown');
    await eventually(() => catalog.focused(), 'Öffnen: {nmae}\nUnreviewed\nProblems: 1');
    const fix = catalog.details.getByRole('button', { name: 'Replace “{nmae}” with “{name}”' });
    await fix.press('Enter');
    const mended = before.replace('{nmae}', '{name}');
    await eventually(() => session.read('locales/de.json'), mended);
    await eventually(() => catalog.focused(), 'Öffnen: {name}\nReviewed');
    await press('Control+z');
    await eventually(() => session.read('locales/de.json'), before);
    await eventually(() => catalog.focused(), 'Öffnen: {nmae}\nUnreviewed\nProblems: 1');
    await press('F2');
    await catalog.field.waitFor();
    await catalog.frame.getByText('The placeholder {name} became {nmae}.').first().waitFor();
    await session.workbench.picture('catalog-edit');
    assert.deepEqual(await axeViolations(catalog.frame), []);
    await catalog.field.fill('Öffne ');
    await press('Alt+1');
    assert.equal(await catalog.field.inputValue(), 'Öffne {name}');
    await catalog.frame.getByText('The checks find no problems.').waitFor();
    await press('Enter');
    const edited = before.replace('Öffnen: {nmae}', 'Öffne {name}');
    await eventually(() => session.read('locales/de.json'), edited);
    await eventually(() => catalog.focused(), 'Öffne {name}\nReviewed');
    await press('ArrowLeft');
    await press('Enter');
    await catalog.field.waitFor();
    await session.workbench.page.keyboard.type('افتح');
    await press('Shift+Enter');
    await press('Alt+1');
    await press('Tab');
    await eventually(async () => JSON.parse(await session.read('locales/ar.json')) as unknown, {
      save: 'حفظ',
      open: 'افتح\n{name}',
    });
    await eventually(() => catalog.focused(), 'Öffne {name}\nReviewed');
    await press('Control+z');
    await eventually(() => session.read('locales/ar.json'), json({ save: 'حفظ' }));
    await press('Control+z');
    await eventually(() => session.read('locales/de.json'), before);
    await press('Control+Shift+z');
    await eventually(() => session.read('locales/de.json'), edited);
    await press('Control+z');
    await eventually(() => session.read('locales/de.json'), before);
    await press('Control+z');
    await catalog.problem.getByText('There is nothing to undo in the catalog.').waitFor();
    await press('Enter');
    await catalog.field.fill('Verworfen');
    await press('Escape');
    await catalog.field.waitFor({ state: 'detached' });
    await eventually(() => catalog.focused(), 'Öffnen: {nmae}\nUnreviewed\nProblems: 1');
    assert.equal(await session.read('locales/de.json'), before);
    await press('Enter');
    await catalog.field.fill('Öffne {name}');
    await catalog.cell('item10', 'ar').click();
    await eventually(() => session.read('locales/de.json'), edited);
    await eventually(() => catalog.focused(), 'Missing');
    await press('Control+z');
    await eventually(() => session.read('locales/de.json'), before);
  });

  it('accepts one row after the other, and keeps them in sight until the filter is applied again', async () => {
    const before = await session.read(ledgerPath(section));
    const files = await session.read('locales/de.json');
    await catalog.chip('Unreviewed').click();
    await catalog.status.getByText('Messages: 15 of 17').waitFor();
    await goToTop();
    await catalog.cell('item10', 'de').click();
    for (const key of keys.slice(0, 10)) {
      await eventually(() => catalog.focused(), `Ding von ${key}\nUnreviewed`);
      await press('Control+Enter');
    }
    await eventually(() => catalog.focused(), `Ding von ${keys[10] ?? ''}\nUnreviewed`);
    await eventually(() => catalog.chip('Unreviewed').textContent(), 'Unreviewed 5');
    await catalog.status.getByText('Messages: 15 of 17').waitFor();
    assert.equal(await session.read('locales/de.json'), files);
    await catalog.button('Apply the filter again').click();
    await catalog.status.getByText('Messages: 5 of 17').waitFor();
    await goToTop();
    for (let count = 10; count > 0; count--) await press('Control+z');
    await eventually(() => session.read(ledgerPath(section)), before);
    await eventually(() => catalog.chip('Unreviewed').textContent(), 'Unreviewed 15');
    await catalog.chip('Unreviewed').click();
    await catalog.status.getByText('Messages: 17 of 17').waitFor();
  });

  it('acts on all that is selected by keyboard or pointer, in one step of its undo', async () => {
    const before = await session.read('locales/de.json');
    await goToTop();
    await catalog.cell('item10', 'de').click();
    await eventually(() => catalog.focused(), 'Ding von item10\nUnreviewed');
    await press('Shift+ArrowDown');
    await catalog.acts.getByText('Selected in German (de): 2').waitFor();
    await press('Shift+ArrowDown');
    await catalog.acts.getByText('Selected in German (de): 3').waitFor();
    await eventually(() => catalog.selected(), ['item10', 'item11', 'item12']);
    assert.equal(await catalog.grid.getAttribute('aria-multiselectable'), 'true');
    assert.deepEqual(await axeViolations(catalog.frame), []);
    await session.workbench.picture('catalog-selected');
    await press('Control+Enter');
    await eventually(() => catalog.chip('Unreviewed').textContent(), 'Unreviewed 12');
    await press('Control+z');
    await eventually(() => catalog.chip('Unreviewed').textContent(), 'Unreviewed 15');
    await catalog.cell('item14', 'de').click({ modifiers: ['Control'] });
    await catalog.acts.getByText('Selected in German (de): 4').waitFor();
    await catalog.choose('Copy Source');
    const question = 'Replace the text of 4 messages with that of the source?';
    await session.workbench.dialog.getByText(question).waitFor();
    await session.workbench.pressInDialog('Copy Source');
    const copied = ['item10', 'item11', 'item12', 'item14'].reduce(
      (text, key) => text.replace(`Ding von ${key}`, `Item of ${key}`),
      before,
    );
    await eventually(() => session.read('locales/de.json'), copied);
    await catalog.cell('item10', 'de').click();
    await catalog.acts.getByText('All shown in German (de): 17').waitFor();
    await press('Control+z');
    await eventually(() => session.read('locales/de.json'), before);
    await press('Control+a');
    await catalog.acts.getByText('Selected in German (de): 17').waitFor();
    await press('Escape');
    await catalog.acts.getByText('All shown in German (de): 17').waitFor();
  });

  it('leaves what somebody else writes while it asks', async () => {
    const { workbench, read } = session;
    const before = await read('locales/de.json');
    const put = (text: string) => writeFile(join(session.folder, 'locales/de.json'), text);
    const theirs = before.replace('Ding von item11', 'Von jemand anderem');
    await goToTop();
    await catalog.cell('item10', 'de').click();
    await press('Shift+ArrowDown');
    await catalog.acts.getByText('Selected in German (de): 2').waitFor();
    await catalog.choose('Clear');
    await workbench.dialog.getByText('Clear the text of 2 messages?').waitFor();
    await put(theirs);
    await catalog.cell('item11', 'de').getByText('Von jemand anderem').waitFor();
    await workbench.pressInDialog('Clear');
    await eventually(() => read('locales/de.json'), theirs.replace('Ding von item10', ''));
    await put(before);
    await catalog.cell('item11', 'de').getByText('Ding von item11').waitFor();

    await press('Escape');
    await catalog.cell('open', 'de').click();
    await catalog.paste('Öffne\nZu');
    await workbench.dialog.getByText('in the new texts of 1 message.').waitFor();
    await put(before.replace('Schließen', 'Zumachen'));
    await catalog.cell('close', 'de').getByText('Zumachen').waitFor();
    await workbench.pressInDialog('Paste All');
    const pasted = before.replace('Öffnen: {nmae}', 'Öffne').replace('Schließen', 'Zumachen');
    await eventually(() => read('locales/de.json'), pasted);
    await put(before);
    await catalog.cell('close', 'de').getByText('Schließen').waitFor();
    await catalog.cell('open', 'de').getByText('Öffnen: {nmae}').waitFor();
  });

  it('translates, pastes a column, ignores a finding and changes keys, and takes each back', async () => {
    const { workbench, read } = session;
    const [german, arabic, source] = await Promise.all(
      ['de', 'ar', 'en'].map((locale) => read(`locales/${locale}.json`)),
    );
    await goToTop();
    await catalog.cell('item10', 'ar').click();
    await press('Shift+ArrowDown');
    await catalog.acts.getByText('Selected in Arabic (ar): 2').waitFor();
    await catalog.acts.getByRole('button', { name: 'Translate…' }).click();
    const keysIn = async (locale: string) =>
      Object.keys(JSON.parse(await read(`locales/${locale}.json`)) as object);
    await eventually(() => keysIn('ar'), ['save', 'item10', 'item11']);
    await catalog.cell('item10', 'ar').getByText('Unreviewed').waitFor();
    await workbench.clearNotifications();
    await catalog.button('Undo').click();
    await eventually(() => read('locales/ar.json'), arabic);

    await goToTop();
    await catalog.cell('open', 'de').click();
    await catalog.paste('Öffne {name}\nZu\n');
    const pasted = german?.replace('Öffnen: {nmae}', 'Öffne {name}').replace('Schließen', 'Zu');
    await eventually(() => read('locales/de.json'), pasted);
    await catalog.cell('close', 'de').getByText('Zu', { exact: true }).waitFor();
    await press('Control+z');
    await eventually(() => read('locales/de.json'), german);
    await catalog.cell('close', 'de').getByText('Schließen').waitFor();
    await catalog.paste('Öffne\nZu');
    await workbench.dialog.getByText('in the new texts of 1 message.').waitFor();
    await workbench.pressInDialog('Paste the Others');
    await eventually(() => read('locales/de.json'), german?.replace('Schließen', 'Zu'));
    await catalog.button('Undo').click();
    await eventually(() => read('locales/de.json'), german);
    await catalog.cell('close', 'de').getByText('Schließen').waitFor();

    await catalog.cell('open', 'de').click();
    await catalog.details.getByRole('button', { name: /^Do Not Report…/u }).click();
    await workbench.quickInput.enter('It is spelled like that');
    await eventually(() => catalog.chip('With problems').textContent(), 'With problems 1');

    await catalog.acts.locator('summary').press('Enter');
    assert.deepEqual(await axeViolations(catalog.frame), []);
    await session.workbench.picture('catalog-acts');
    await press('Escape');
    await catalog.choose('Duplicate Key…');
    await workbench.quickInput.enter('reopen');
    await eventually(async () => (await keysIn('de')).includes('reopen'), true);
    await catalog.cell('reopen', 'de').waitFor();
    await catalog.button('Undo').click();
    await eventually(() => read('locales/de.json'), german);
    await eventually(() => read('locales/en.json'), source);
    await catalog.status.getByText('Messages: 17 of 17').waitFor();
    await goToTop();
    await catalog.cell('open', 'de').click();
    await catalog.choose('Add Key…');
    await workbench.quickInput.message.getByText('The key of the new message').waitFor();
    await workbench.quickInput.enter('reopen');
    await workbench.quickInput.message.getByText('The source text of reopen').waitFor();
    await workbench.quickInput.enter('Open "again"');
    const behind = '"Open {name}",\n  "reopen": "Open \\"again\\"",';
    await eventually(() => read('locales/en.json'), source?.replace('"Open {name}",', behind));
    // The keyboard is on the new message.
    await catalog.details.getByRole('heading', { name: 'reopen' }).waitFor();
    await eventually(() => catalog.focused(), 'Missing');
    assert.equal(await read('locales/de.json'), german);
    await catalog.button('Undo').click();
    await eventually(() => read('locales/en.json'), source);
    await catalog.status.getByText('Messages: 17 of 17').waitFor();
    await goToTop();
    await catalog.cell('open', 'de').click();
    await press('Shift+ArrowDown');
    await catalog.acts.getByText('Selected in German (de): 2').waitFor();
    await catalog.choose('Delete Keys of Selected Messages…');
    await workbench.dialog.getByText('Delete the keys of 2 messages?').waitFor();
    await workbench.pressInDialog('Delete');
    await eventually(async () => (await keysIn('en')).slice(0, 2), ['save', 'item10']);
    await eventually(async () => (await keysIn('de')).slice(0, 2), ['save', 'item10']);
    await catalog.button('Undo').click();
    await eventually(() => read('locales/en.json'), source);
    await eventually(() => read('locales/de.json'), german);
    // What is clicked while rows come back is another row than the one that was seen.
    await catalog.status.getByText('Messages: 17 of 17').waitFor();
    await catalog.cell('open', 'de').getByText('Öffnen: {nmae}').waitFor();
  });

  it('offers what similar messages and TMX files have, and uses it by button and key', async () => {
    const before = await session.read('locales/de.json');
    await goToTop();
    await catalog.cell('item10', 'de').click();
    await catalog.details.getByRole('heading', { name: 'item10' }).waitFor();
    await catalog.details.getByRole('heading', { name: 'Matches' }).waitFor();
    const best = catalog.details.locator('.match').first();
    assert.match(
      await best.innerText(),
      /100 %\s+10\. Ding \{x\} <b>\s+Item of item10 · memory\/shop\.tmx/,
    );
    await best.getByText('The placeholder {x} is not in the source').waitFor();
    assert.equal(await catalog.details.locator('.match mark').first().innerText(), 'item11');
    await session.workbench.picture('catalog-matches');
    assert.deepEqual(await axeViolations(catalog.frame), []);
    await catalog.details.getByRole('button', { name: 'Use: Ding von item11' }).click();
    const used = before.replace('Ding von item10', 'Ding von item11');
    await eventually(() => session.read('locales/de.json'), used);
    await eventually(() => catalog.focused(), 'Ding von item11\nReviewed\nProblems: 1');
    await press('Control+z');
    await eventually(() => session.read('locales/de.json'), before);
    await eventually(() => catalog.focused(), 'Ding von item10\nUnreviewed');
    // The pane is up to date once it offers this again.
    await catalog.details.getByRole('button', { name: 'Mark as Reviewed' }).waitFor();
    await press('ArrowDown');
    await catalog.details.getByRole('heading', { name: 'item11' }).waitFor();
    await press('ArrowUp');
    await catalog.details.getByRole('heading', { name: 'item10' }).waitFor();
    await press('Alt+1');
    const inserted = before.replace('Ding von item10', '10. Ding {x} <b>');
    await eventually(() => session.read('locales/de.json'), inserted);
    await press('Control+z');
    await eventually(() => session.read('locales/de.json'), before);
    await press('F2');
    await catalog.field.waitFor();
    await press('Alt+Shift+2');
    await eventually(() => catalog.field.inputValue(), 'Ding von item11');
    await press('Escape');
    await catalog.field.waitFor({ state: 'detached' });
  });

  it('finds where code names a message when it is asked to, and opens that', async () => {
    await catalog.search.fill('hostile');
    await catalog.status.getByText('Messages: 1 of 17').waitFor();
    await catalog.cell('hostile', 'de').click();
    await catalog.details.getByRole('heading', { name: 'hostile' }).waitFor();
    assert.equal(await catalog.details.getByRole('button', { name: 'Show Changes' }).count(), 0);
    await catalog.details.getByRole('button', { name: 'Search' }).press('Enter');
    await catalog.details.getByText('Used In (1)').waitFor();
    const place = catalog.details.locator('.lookup li');
    assert.match(
      await place.innerText(),
      /^src\/app\.ts:2\s*t\("hostile"\); \/\/ <img src=x onerror=alert\(1\)> \$\(zap\) abc x+…?$/,
    );
    assert.equal(await catalog.details.locator('img').count(), 0);
    assert.deepEqual(await axeViolations(catalog.frame), []);
    await place.scrollIntoViewIfNeeded();
    await session.workbench.picture('catalog-usages');
    await place.getByRole('button').press('Enter');
    await session.workbench.page.locator('.tab.active', { hasText: 'app.ts' }).waitFor();
    await session.workbench.page.locator('.tab', { hasText: 'Catalog' }).click();
    catalog = await Catalog.open(session.workbench);
    await catalog.search.fill('');
    await catalog.status.getByText('Messages: 17 of 17').waitFor();
  });

  it('follows what happens in documents and on the disk', async () => {
    await goToTop();
    await writeFile(join(session.folder, 'locales/ar.json'), json({ save: 'احفظ', close: 'أغلق' }));
    await eventually(() => catalog.chip('Missing').textContent(), 'Missing 16');
    await eventually(() => catalog.cell('close', 'ar').locator('.text').innerText(), 'أغلق');
  });

  it('is opened at the message of the cursor, and leads back to its file', async () => {
    const { workbench } = session;
    await catalog.chip('Outdated').click();
    await catalog.status.getByText('Messages: 1 of 17').waitFor();
    await workbench.editor.open('locales/de.json');
    await workbench.editor.goTo(12, 10);
    await workbench.runCommand('Glossa: Open in Catalog');
    catalog = await Catalog.open(workbench);
    await eventually(() => catalog.focused(), 'Ding von item17\nUnreviewed');
    await catalog.button('Open File').click();
    await workbench.page.locator('.tab.active', { hasText: 'de.json' }).waitFor();
    const source = await session.read('locales/en.json');
    await workbench.runCommand('Glossa: Add Key…');
    await workbench.quickInput.message.getByText('The key of the new message').waitFor();
    await workbench.quickInput.enter('more');
    await workbench.quickInput.message.getByText('The source text of more').waitFor();
    const plural = '{n, plural, one {# more} other {# more}}';
    await workbench.quickInput.enter(plural);
    await eventually(
      () => session.read('locales/en.json'),
      source.replace('item17",', `item17",\n  "more": "${plural}",`),
    );
    await workbench.page.locator('.tab', { hasText: 'Catalog' }).click();
    catalog = await Catalog.open(workbench);
  });

  it('shows the forms of a plural message one by one, and writes each where it stands', async () => {
    const german = await session.read('locales/de.json');
    const plural = '{n, plural, other {# weitere}}';
    await catalog.search.fill('more');
    await catalog.status.getByText('Messages: 1 of 18').waitFor();
    await catalog.cell('more', 'de').click();
    await catalog.details.getByRole('heading', { name: 'more' }).waitFor();
    await press('F2');
    await catalog.field.fill(plural);
    await press('Enter');
    const field = catalog.details.getByRole('textbox', { name: 'one (1), German (de)' });
    await catalog.details.getByRole('textbox', { name: 'other (0, 2, 3, 4, 5, …)' }).waitFor();
    assert.equal(await field.getAttribute('placeholder'), 'Missing');
    await field.focus();
    await session.workbench.page.keyboard.type('eine {weitere');
    await eventually(() => field.getAttribute('aria-invalid'), 'true');
    const found = catalog.details.locator('.forms .findings li').first();
    await eventually(() => isInSight(found, catalog.details), true);
    await session.workbench.picture('catalog-forms-broken');
    assert.deepEqual(await axeViolations(catalog.frame), []);
    await field.fill('eine weitere');
    await catalog.details.getByText('The checks find no problems.').waitFor();
    assert.equal(await field.getAttribute('aria-invalid'), 'false');
    await session.workbench.picture('catalog-forms');
    await field.press('Enter');
    const written = plural.replace('other', 'one {eine weitere} other');
    await eventually(
      async () => (JSON.parse(await session.read('locales/de.json')) as { more: string }).more,
      written,
    );
    await catalog.cell('more', 'de').getByText(written).waitFor();
    await catalog.button('Undo').click();
    await catalog.cell('more', 'de').getByText(plural).waitFor();
    await catalog.button('Undo').click();
    await eventually(() => session.read('locales/de.json'), german);
    await catalog.search.fill('');
    await catalog.status.getByText('Messages: 18 of 18').waitFor();
  });

  it('fits at 200 % zoom and 320 pixels', async () => {
    await fitsNarrow(session.workbench, catalog.frame, 'catalog-zoom');
  });
});
