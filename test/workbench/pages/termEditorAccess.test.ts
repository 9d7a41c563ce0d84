import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Frame } from 'playwright-core';
import { demoKeys } from '../../service/keys.ts';
import { assertAccessible } from '../axe.ts';
import { useWorkbench } from '../fixture.ts';
import { eventually, untilPasses } from '../ui/eventually.ts';
import { fitsNarrow } from '../ui/fitsNarrow.ts';
import { TermEditor } from '../ui/termEditor.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };
const pane = 'Spoken Terms';
const collection = 'Team and product names';

/** Everything in Glossa's log, of all windows. */
async function loggedText(logs: string): Promise<string> {
  const names = await readdir(logs, { recursive: true });
  const ours = names.filter((name) => name.endsWith('Glossa.log'));
  const texts = await Promise.all(ours.map((name) => readFile(join(logs, name), 'utf8')));
  return texts.join('\n');
}

/** What a page's script could do if a stranger had written it: its own way to the host is handed out. */
const handOut = `{
  const seen = (globalThis.seenMessages = []);
  let handedOut;
  Object.defineProperty(globalThis, 'acquireVsCodeApi', {
    configurable: true,
    get: () => handedOut,
    set(acquire) {
      // Opening the document takes earlier listeners away.
      addEventListener('message', ({ data }) => seen.push(data));
      handedOut = () => {
        const api = (globalThis.stolenApi ??= acquire());
        return {
          ...api,
          postMessage(message) {
            seen.push(message);
            api.postMessage(message);
          },
        };
      };
    },
  });
}`;

describe('the page of terms, whoever uses it,', () => {
  const session = useWorkbench({ env });
  let editor: TermEditor;
  const stored = (language: string) =>
    session.service.state.termCollections[0]?.lists.get(language);

  before(async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    await workbench.views.row(pane, collection).waitFor();
    await workbench.views.rowAction(pane, collection, 'Edit Terms');
    editor = await TermEditor.open(workbench, collection);
  });

  it('can be used with the keyboard alone', async () => {
    const { keyboard } = session.workbench.page;
    await editor.tab('German').focus();
    await keyboard.press('Home');
    await eventually(() => editor.tab('English').getAttribute('aria-selected'), 'true');
    await keyboard.press('ArrowRight');
    assert.equal(await editor.tab('German').getAttribute('aria-selected'), 'true');
    const focused = () =>
      editor.frame.evaluate<string>(
        'document.activeElement.textContent || document.activeElement.tagName',
      );
    assert.equal(await focused(), 'German');
    await keyboard.press('Tab');
    assert.equal(await focused(), 'Add Language');
    await keyboard.press('Tab');
    assert.equal(await editor.area.evaluate((area) => area.matches(':focus')), true);
    await keyboard.press('Control+End');
    await keyboard.type('\nPaletteKit');
    await keyboard.press('Control+s');
    await editor.message('Saved. German: 5 terms.').waitFor();
    await eventually(() => editor.spoken.textContent(), 'Saved. German: 5 terms.');
    assert.equal(stored('de')?.at(-1), 'PaletteKit');
    await keyboard.press('Control+A');
    await keyboard.type('Glossa');
    await keyboard.press('Control+Enter');
    await editor.question.waitFor();
    assert.equal(await focused(), 'Replace the German list?');
    await keyboard.press('Escape');
    await editor.question.waitFor({ state: 'detached' });
    assert.equal(await editor.area.inputValue(), 'Glossa');
    await editor.button('Discard Changes').press('Enter');
    assert.equal(await editor.area.inputValue(), stored('de')?.join('\n'));
  });

  it('fits at 200 % zoom and 320 pixels', async () => {
    await fitsNarrow(session.workbench, editor.frame, 'term-editor-zoom');
  });

  it('leaves axe nothing to complain about, in four themes', async () => {
    const { workbench } = session;
    const names = ['Glossa', 'Nordlicht Cloud', 'PaletteKit', 'Ada Whitfield', 'TMX', 'palettekit'];
    await editor.tab('English').click();
    await editor.area.fill(`${names.join('\n')}\n Glossa`);
    await assertAccessible(workbench, editor.frame, 'term-editor');
    await editor.button('Add Language').click();
    await editor.area.fill(`Glossa\n${'Nordlicht'.repeat(35)}`);
    await editor.button('Replace…').click({ force: true });
    await assertAccessible(workbench, editor.frame, 'term-editor-too-long');
    await editor.button('Cancel').click();
    await editor.area.fill('Glossa');
    await editor.button('Replace…').click();
    await editor.question.waitFor();
    await assertAccessible(workbench, editor.frame, 'term-editor-replace');
    await editor.button('Keep Editing').click();
    await editor.button('Discard Changes').click();
  });

  describe('when a stranger speaks for it', () => {
    const post = (frame: Frame, message: unknown) =>
      frame.evaluate(`stolenApi.postMessage(${JSON.stringify(message)})`);
    const changes = () => session.service.ledger.requests.filter(({ method }) => method !== 'GET');

    before('opens a page that is handed out', async () => {
      const { workbench } = session;
      await workbench.runCommand('View: Close All Editors');
      await workbench.page.context().addInitScript(handOut);
      await workbench.views.rowAction(pane, collection, 'Edit Terms');
      editor = await TermEditor.open(workbench, collection);
      session.service.ledger.clear();
    });

    it('are dropped when they are not in the contract, and logged without their content', async () => {
      const forged: readonly unknown[] = [
        { id: 900, call: 'delete', args: [] },
        { id: 901, call: 'toString', args: [] },
        { id: 902, call: '__proto__', args: [] },
        { id: 903, call: 'replace', args: ['en', 'MARKER'] },
        { id: 904, call: 'replace', args: ['en', ['MARKER'.repeat(1_000_000)]] },
        { id: 905, call: 'replace', args: ['en'] },
        { id: 906, call: 'keepDraft', args: ['en', { text: 'MARKER', at: 'now' }] },
        { command: 'MARKER' },
        'MARKER',
        null,
      ];
      for (const message of forged) await post(editor.frame, message);
      // A list that breaks the rules of a list has the right form; it is refused, not sent.
      await post(editor.frame, { id: 950, call: 'replace', args: ['en', ['a\nb', 'a']] });
      const answers = () =>
        editor.frame.evaluate<unknown[]>('seenMessages.filter((one) => one?.id >= 900)');
      await untilPasses(async () => {
        const last = (await answers()).filter((one) => (one as { ok?: unknown }).ok !== undefined);
        assert.equal(last.length, 1);
        assert.match(JSON.stringify(last[0]), /"id":950,.*"refused"/u);
      });
      const err = (await answers()).filter((one) => (one as { err?: unknown }).err !== undefined);
      assert.deepEqual(err, []);
      assert.deepEqual(changes(), []);
      await untilPasses(async () => {
        const text = await loggedText(session.host.logsDir);
        const dropped = text.match(/Dropped a message of the page glossa\.termEditor/gu);
        assert.equal(dropped?.length, forged.length);
        assert.doesNotMatch(text, /MARKER/u);
      });
    });

    it('never hold the key', async () => {
      const seen = await editor.frame.evaluate<string>('JSON.stringify(seenMessages)');
      assert.match(seen, /Nordlicht Cloud/u);
      assert.doesNotMatch(seen, new RegExp(demoKeys.paid, 'u'));
      assert.doesNotMatch(await editor.frame.content(), new RegExp(demoKeys.paid, 'u'));
    });
  });
});
