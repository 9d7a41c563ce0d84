import assert from 'node:assert/strict';
import { demoKeys } from '../../service/keys.ts';
import { uuidFrom } from '../../service/ids.ts';
import { axeViolations } from '../axe.ts';
import { useWorkbench } from '../fixture.ts';
import { Catalog } from '../ui/catalog.ts';
import { eventually } from '../ui/eventually.ts';

describe('the questions before something is sent', () => {
  const session = useWorkbench({
    project: 'shop',
    env: { GLOSSA_API_KEY: demoKeys.paid },
    settings: {
      'glossa.sourceLocale': 'en',
      'glossa.glossary.id': uuidFrom('glossary Product terms'),
      'glossa.translationMemory.id': uuidFrom('memory Product UI'),
    },
    files: { 'guide.docx': 'not really Word', 'notes.txt': 'Teh first line.\n' },
  });

  /** Narrows a quick pick to a row and takes it, by the keyboard. */
  async function take(label: string): Promise<void> {
    const { quickInput, page } = session.workbench;
    await quickInput.type(label);
    await quickInput.row(label).and(page.locator('.focused')).waitFor();
    await quickInput.input.press('Enter');
  }

  /** Waits for a dialog whose default button the keyboard can press. */
  async function asked(text: string | RegExp): Promise<void> {
    const { dialog } = session.workbench;
    await dialog.getByText(text).waitFor();
    await dialog.locator('.monaco-button:focus').waitFor();
  }

  async function answer(key: 'Enter' | 'Escape'): Promise<void> {
    const { dialog, page } = session.workbench;
    await page.keyboard.press(key);
    await dialog.waitFor({ state: 'hidden' });
  }

  it('name the language, the aids, the form of address and the cost of a document', async () => {
    const { workbench, service } = session;
    const { quickInput } = workbench;
    await workbench.askInThemes(async (theme, goesOn) => {
      await workbench.runCommand('Glossa: Translate Document…');
      await quickInput.pick('guide.docx');
      await quickInput.titled('Translate Documents Into');
      await quickInput.rows.first().waitFor();
      await workbench.picture(`document-language-${theme}`);
      await take('German');
      await quickInput.titled('Translate Documents With');
      await quickInput.row('Glossary of This Folder').waitFor();
      await workbench.picture(`document-aids-${theme}`);
      await quickInput.input.press('Enter');
      await quickInput.titled('How to Address the Reader');
      await quickInput.row('As Usual').waitFor();
      await workbench.picture(`document-formality-${theme}`);
      await take('More Formal');
      await asked('Translate guide.docx into German?');
      await workbench.dialog.getByText('50,000 characters').first().waitFor();
      await workbench.picture(`document-cost-${theme}`);
      await answer(goesOn ? 'Enter' : 'Escape');
    });
    await eventually(
      async () => session.read('guide.de.docx').catch(() => undefined),
      'not really Word',
    );
    const [upload, ...others] = service.ledger.requests.filter(
      ({ path }) => path === '/v2/document',
    );
    assert.deepEqual(others, []);
    assert.ok(upload);
    const { file: _, ...fields } = upload.body as Record<string, unknown>;
    assert.deepEqual(fields, {
      source_lang: 'EN',
      target_lang: 'DE',
      formality: 'prefer_more',
      glossary_id: uuidFrom('glossary Product terms'),
      translation_memory_id: uuidFrom('memory Product UI'),
      translation_memory_threshold: '75',
    });
    await workbench.clearNotifications();
  });

  it('let formality and style rules be chosen', async () => {
    const { workbench } = session;
    const { quickInput } = workbench;
    await workbench.editor.open('locales/en.json');
    await workbench.askInThemes(async (theme, goesOn) => {
      await workbench.runCommand('Glossa: Select Formality…');
      await quickInput.titled('Select Formality');
      await quickInput.row('As Usual').waitFor();
      await workbench.picture(`formality-${theme}`);
      if (goesOn) await take('More Formal');
      else await quickInput.cancel();
      await workbench.runCommand('Glossa: Select Style Rules…');
      await quickInput.titled('Select Style Rules');
      await take('German');
      await quickInput.row('Marketing').waitFor();
      await workbench.picture(`style-rules-${theme}`);
      if (goesOn) await take('Marketing');
      else await quickInput.cancel();
    });
    const settings = async () => session.read('.vscode/settings.json').catch(() => '');
    await eventually(async () => (await settings()).includes(uuidFrom('style Marketing')), true);
    assert.match(await settings(), /"glossa\.translate\.formality": "more"/);
  });

  it('say what an evaluation sends', async () => {
    const { workbench, service } = session;
    await workbench.editor.open('locales/de.json');
    await workbench.askInThemes(async (theme, goesOn) => {
      await workbench.runCommand('Glossa: Evaluate Translations of This File');
      await asked(/^Evaluate \d+ translations\?$/);
      await workbench.picture(`evaluation-${theme}`);
      await answer(goesOn ? 'Enter' : 'Escape');
    });
    await workbench.notifications.message(/translations were evaluated\. Score: 100 of 100\./);
    await workbench.clearNotifications();
    // The service has the job: it is asked for, also after a reload, and nothing is sent.
    await workbench.reloadWindow();
    await workbench.editor.open('locales/de.json');
    await workbench.runCommand('Glossa: Evaluate Translations of This File');
    await workbench.notifications.message(/translations were evaluated\. Score: 100 of 100\./);
    const sent = service.ledger.requests.filter(({ path }) => path.includes('quality-evaluation'));
    assert.equal(sent.filter(({ method }) => method === 'POST').length, 1);
    await workbench.clearNotifications();
  });

  it('let a person say how a text should sound, and show it before it is written', async () => {
    const { workbench } = session;
    const { quickInput } = workbench;
    await workbench.editor.open('notes.txt');
    await workbench.editor.select({ line: 1, column: 1, length: 15 });
    await workbench.askInThemes(async (theme, goesOn) => {
      await workbench.runCommand('Glossa: Improve Selection…');
      await quickInput.titled('Improve Selection');
      await quickInput.row('Friendly').waitFor();
      await workbench.picture(`improve-${theme}`);
      if (goesOn) await take('Friendly');
      else await quickInput.cancel();
    });
    const diff = workbench.page.locator('.tab', { hasText: 'notes.txt (Improved)' });
    await diff.waitFor();
    await workbench.pictures('improved');
    await workbench.runCommand('Glossa: Leave Text as It Is');
    await diff.waitFor({ state: 'detached' });
    assert.equal(await session.read('notes.txt'), 'Teh first line.\n');
  });

  it('lead to mistakes at their words, each with its fix', async () => {
    const { workbench } = session;
    await workbench.editor.open('notes.txt');
    await workbench.editor.select({ line: 1, column: 1, length: 15 });
    await workbench.runCommand('Glossa: Correct Selection');
    const problems = await workbench.problems();
    await problems.filter({ hasText: '“Teh”' }).waitFor();
    await workbench.pictures('corrections');
    await workbench.runCommand('View: Hide Panel');
    await workbench.editor.open('notes.txt');
    await workbench.editor.goTo(1, 2);
    await workbench.editor.quickFix('Correct to “The”');
    await workbench.editor.save('notes.txt');
    assert.equal(await session.read('notes.txt'), 'The first line.\n');
  });

  it('are none in the catalog, where the chosen memory offers its segments, to be used by key', async () => {
    const { workbench, service, read } = session;
    const { characters, requests } = service.ledger;
    const german = await read('locales/de.json');
    await workbench.runCommand('Glossa: Open Catalog');
    const catalog = await Catalog.open(workbench);
    await catalog.cell('app.welcomeBack', 'de').click();
    const match = catalog.details.locator('.match').first();
    await match.getByText('Willkommen zurück, {name}.').waitFor();
    assert.match(await match.innerText(), /100 %[^]+Welcome back, \{name\}\. · Product UI/u);
    await workbench.pictures('catalog-memory', async () => {
      assert.deepEqual(await axeViolations(catalog.frame), []);
    });
    await catalog.cell('app.welcomeBack', 'de').click();
    await workbench.page.keyboard.press('Alt+1');
    await eventually(async () => (await read('locales/de.json')).includes('Willkommen'), true);
    await workbench.page.keyboard.press('Control+z');
    await eventually(() => read('locales/de.json'), german);
    assert.equal(service.ledger.characters, characters);
    const asked = requests.filter(({ path }) => path.endsWith('/segments'));
    assert.deepEqual(
      asked.map(({ query }) => query['filter_text']),
      [undefined],
      'it is read once, and no text is sent',
    );
  });

  it('are asked no more where the plan does not allow it, until another key is there', async () => {
    const { workbench, service } = session;
    const writing = 'Glossa: Correct Selection';
    const evaluation = 'Glossa: Evaluate Translations of This File';
    const offers = (title: string) => () => workbench.offersCommand(title);
    service.faults.add({ kind: 'status', status: 403, path: '/v2/write/correct' });
    await workbench.editor.open('notes.txt');
    await workbench.editor.select({ line: 1, column: 1, length: 15 });
    await workbench.runCommand(writing);
    await workbench.notifications.message('does not allow improving or correcting texts');
    await eventually(offers(writing), false);
    service.faults.add({ kind: 'status', status: 404, path: '/v1/quality-evaluation' });
    // It has forgotten the job by now: the texts would have to be sent again.
    service.state.evaluations.splice(0);
    await workbench.editor.open('locales/de.json');
    await workbench.runCommand(evaluation);
    await asked(/^Evaluate \d+ translations\?$/);
    await answer('Enter');
    await workbench.notifications.message('closed alpha, not enabled for this account');
    await eventually(offers(evaluation), false);
    await workbench.reloadWindow();
    await eventually(offers(writing), false);
    assert.equal(await workbench.offersCommand(evaluation), false);
    await workbench.runCommand('Glossa: Sign In…');
    await workbench.quickInput.pick(new URL(service.url).host);
    await workbench.quickInput.enter(demoKeys.noSpokenTerms);
    await workbench.notifications.message('Signed in to');
    await eventually(offers(writing), true);
    await eventually(offers(evaluation), true);
  });
});
