import assert from 'node:assert/strict';
import { uuidFrom } from '../../service/ids.ts';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { eventually } from '../ui/eventually.ts';

const long = 'word '.repeat(2_400).trim();
const huge = 'word '.repeat(28_000).trim();

describe('a selection in a file of its own', () => {
  const session = useWorkbench({
    project: 'shop',
    env: { GLOSSA_API_KEY: demoKeys.paid },
    settings: { 'glossa.glossary.id': uuidFrom('glossary Product terms') },
    files: { 'notes.txt': 'Save the cart.\n', 'long.txt': `${long}\n`, 'huge.txt': `${huge}\n` },
  });
  const requests = () =>
    session.service.ledger.requests
      .filter(({ path }) => path === '/v2/translate')
      .map(({ body }) => body as Record<string, unknown>);

  /** Narrows a quick pick to a row and takes it, by the keyboard. */
  async function take(label: string): Promise<void> {
    const { quickInput, page } = session.workbench;
    await quickInput.type(label);
    await quickInput.row(label).and(page.locator('.focused')).waitFor();
    await quickInput.input.press('Enter');
  }

  async function select(file: string, length: number): Promise<void> {
    const { editor } = session.workbench;
    await editor.open(file);
    await editor.select({ line: 1, column: 1, length });
  }

  it('asks for the language that the glossary needs, with that of the folder first, before anything is sent', async () => {
    const { workbench } = session;
    const { quickInput } = workbench;
    await select('notes.txt', 14);
    await workbench.runCommand('Glossa: Translate Selection');
    await quickInput.titled('Translate Selection');
    await take('German');
    await quickInput.titled('Translate Selection into German');
    await quickInput.row('The selection is in: English').waitFor();
    await workbench.pictures('selection-language');
    assert.deepEqual(requests(), []);
    await quickInput.input.press('Enter');
    await eventually(() => requests().length, 1);
    const [sent] = requests();
    assert.equal(sent?.['target_lang'], 'DE');
    assert.equal(sent?.['source_lang'], 'EN');
    assert.equal(sent?.['glossary_id'], uuidFrom('glossary Product terms'));
  });

  it('goes into the language of the last selection, not of the last document', async () => {
    const { workbench } = session;
    const { quickInput, page, dialog } = workbench;
    await workbench.runCommand('File: Save');
    await workbench.runCommand('Glossa: Translate Document…');
    await quickInput.pick('long.txt');
    await quickInput.titled('Translate Documents Into');
    await take('Italian');
    await quickInput.titled('Translate Documents With');
    await quickInput.row('Glossary of This Folder').waitFor();
    await workbench.pictures('document-aids-missing');
    await quickInput.cancel();
    await select('notes.txt', 4);
    await workbench.runCommand('Glossa: Translate Selection');
    await quickInput.titled('Translate Selection into German');
    await quickInput.row('The selection is in: English').waitFor();
    await page.keyboard.press('Enter');
    await eventually(() => requests().length, 2);
    assert.equal(requests().at(-1)?.['target_lang'], 'DE');
    assert.equal(await dialog.isVisible(), false);
  });

  it('that is long is sent only after a question, as files are', async () => {
    const { workbench } = session;
    const { quickInput, dialog, page } = workbench;
    const before = requests().length;
    await select('long.txt', long.length);
    await workbench.runCommand('Glossa: Translate Selection');
    await quickInput.row('The selection is in: English').waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByText(/Send 11,\d+ characters to the service\?/).waitFor();
    await dialog.getByText('The selection is translated into German.').waitFor();
    await dialog.locator('.monaco-button:focus').waitFor();
    await workbench.pictures('selection-question');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(requests().length, before);
  });

  it('that is longer than a request is named so, and its file offered as a document', async () => {
    const { workbench } = session;
    const { quickInput, notifications, page } = workbench;
    const before = requests().length;
    await select('huge.txt', huge.length);
    await workbench.runCommand('Glossa: Translate Selection');
    await quickInput.row('The selection is in: English').waitFor();
    await page.keyboard.press('Enter');
    await notifications.message('Longer than a request to the service can be');
    await workbench.pictures('selection-too-long');
    await notifications.press('Longer than a request', 'Translate as Document…');
    await quickInput.titled('Translate Documents Into');
    await quickInput.cancel();
    assert.equal(requests().length, before);
  });
});
