import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Frame } from 'playwright-core';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { pseudoLocale, unmarked } from '../pseudoLocale.ts';
import { untilPasses } from '../ui/eventually.ts';
import { TermEditor } from '../ui/termEditor.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };
const files = {
  'locales/en.json': '{\n  "save": "Save",\n  "hi": "Hello {name}",\n  "away": "Away"\n}\n',
  'locales/de.json': '{\n  "save": "Sichern",\n  "hi": "Hallo {nmae}"\n}\n',
};

/** Texts of the manifest and of the code, as people with an editor in the language read them. */
async function textsIn(language: string) {
  const read = async (path: string) =>
    JSON.parse(await readFile(new URL(`../../../${path}`, import.meta.url), 'utf8')) as Record<
      string,
      string
    >;
  const manifest = await read(`package.nls.${language}.json`);
  const code = await read(`l10n/bundle.l10n.${language}.json`);
  const found = (texts: Record<string, string>, key: string) => {
    assert.ok(texts[key], `${language} has no ${key}`);
    return texts[key];
  };
  return {
    title: (command: string) => `Glossa: ${found(manifest, `command.${command}`)}`,
    text: (english: string) => found(code, english),
  };
}

// That each language has all texts, in the form that its code needs, `tools/texts.ts` says.
const language = 'ja';

describe(`an editor in ${language}`, () => {
  const session = useWorkbench({ env, files, locale: language });

  it('has a Glossa in its language: views, first lines, commands and pages', async () => {
    const { workbench } = session;
    const { title, text } = await textsIn(language);
    const missing = text('{0} missing').replace('{0}', '1');
    await workbench.editor.open('locales/de.json');
    await untilPasses(async () => {
      const first = (await workbench.editor.codeLenses.first().textContent()) ?? '';
      assert.ok(first.includes(missing), `${first} does not say ${missing}`);
    });
    await workbench.views.open('Glossa');
    await workbench.picture(`language-${language}`);
    await workbench.runCommand(title('catalog.open'));
    const catalog = await workbench.webview('[role=grid]');
    await catalog.getByText('Hallo {nmae}').first().waitFor();
    assert.equal(await catalog.locator('html').getAttribute('lang'), language);
    await workbench.picture(`language-${language}-catalog`);
  });
});

describe('the texts of Glossa', () => {
  const session = useWorkbench({ project: 'recordings', env, files, locale: pseudoLocale });
  const collection = 'Team and product names';
  /** What is the workspace's, the account's or the editor's own. */
  const given =
    /The new PaletteKit ships on Friday|Press 'Enter' to confirm or 'Escape' to cancel|Áŵáý|locales|\b\w+\.(?:json|wav)|Glossa|glossa[.\w]*|English|German|French|Japanese|\b(fr|es|ja)\b|\b(en|de)\b|save|hi|away|Save|Hello|Away|Sichern|Hallo|name|nmae|JSON|Team and product names|Product UI|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|AM|PM)\b|U\+200B|127\.0\.0\.1|localhost/gu;

  async function assertMarked(what: string, shown: readonly string[]): Promise<void> {
    const bare = shown
      .map((text) => unmarked(text).replace(given, '').replace(/\s+/gu, ' ').trim())
      .filter((text) => /\p{L}{2}/u.test(text));
    assert.deepEqual(bare, [], `${what} has texts that cannot be translated`);
  }

  /** Looks at the texts and the labels of a page, but for the elements that hold what is not Glossa's. */
  async function assertPage(what: string, frame: Frame, data = '.none'): Promise<void> {
    const own = `body *:not(:is(${data}, ${data} *, script, style))`;
    const texts = await frame
      .locator(own)
      .evaluateAll((all) =>
        all.flatMap((one) =>
          [...one.childNodes].flatMap((node) =>
            node.nodeType === 3 ? (node.textContent ?? '') : [],
          ),
        ),
      );
    assert.ok(
      texts.some((text) => text.includes('«')),
      `${what} shows nothing`,
    );
    await assertMarked(what, texts);
    const labels = await frame
      .locator(`:is([aria-label], [title], [placeholder]):not(:is(${data}, ${data} *))`)
      .evaluateAll((all) =>
        all.flatMap((one) =>
          ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
        ),
      );
    await assertMarked(`A label: ${what}`, labels);
    await session.workbench.picture(`pseudo-${what.toLowerCase().replaceAll(' ', '-')}`);
  }

  it('all come from what is translated, in the side bar and in a file', async () => {
    const { workbench } = session;
    await workbench.editor.open('locales/de.json');
    await workbench.editor.codeLenses.first().filter({ hasText: '«' }).waitFor();
    await assertMarked('The first line', await workbench.editor.codeLenses.allTextContents());
    await workbench.views.open('Glossa');
    await workbench.views.rowsOf('«Resource Files»').first().waitFor();
    // The names are those of the account and of the files.
    const said = workbench.page.locator(
      '.part.sidebar :is(.label-description, .pane-header .title, .welcome-view-content)',
    );
    await assertMarked('The side bar', await said.allInnerTexts());
    await workbench.picture('pseudo-side-bar');
  });

  it('all come from what is translated, in the catalog', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: «Open Catalog»');
    const frame = await workbench.webview('[role=grid]');
    await frame.getByText('Hallo {nmae}').first().waitFor();
    await assertPage('The catalog', frame);
  });

  it('all come from what is translated, in a plan and a report', async () => {
    const { workbench } = session;
    await workbench.editor.open('locales/de.json');
    await workbench.runCommand('Glossa: «Show Translation Plan…»');
    const plan = await workbench.webview('table.document');
    await assertPage('The plan', plan);
    await plan.getByRole('button', { name: '«Translate…»' }).click();
    await workbench.quickInput.row('German').waitFor();
    await workbench.quickInput.confirm();
    await workbench.notifications.message('«1 message» translated');
    await workbench.clearNotifications();
    await workbench.runCommand('Glossa: «Show Last Report»');
    const report = await workbench.webview('table.document td:has-text("Away")');
    await assertPage('The report', report);
  });

  it('all come from what is translated, in segments and in the use of the account', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: «Show Segments…»');
    await workbench.quickInput.pick('Product UI');
    const segments = await workbench.webview('table.segments tbody tr');
    await assertPage('The segments', segments, '.text');
    await workbench.runCommand('Glossa: «Show Usage»');
    await assertPage('The usage', await workbench.webview('table .bar'));
  });

  it('all come from what is translated, in the editor of spoken terms', async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    const german = await workbench.views.expand('«Spoken Terms»', collection, 'German');
    await german.click();
    const editor = await TermEditor.open(workbench, collection);
    await editor.area.fill('Term\n Space\n\nterm\nTerm\nZero\u200bWidth\nx\u007fy');
    await untilPasses(async () => assert.equal((await editor.problems()).length, 6));
    await assertPage('The terms', editor.frame, ':is(textarea, bdi)');
  });

  it('all come from what is translated, in the transcript of a recording', async () => {
    const { workbench } = session;
    const { quickInput, page } = workbench;
    await workbench.runCommand('Glossa: «Transcribe Recording…»');
    await untilPasses(async (timeout) => {
      await quickInput.type(`${session.folder}/`, timeout);
      await quickInput.row('welcome.wav').waitFor({ timeout });
    });
    await quickInput.pick('welcome.wav');
    await quickInput.row('welcome.wav').waitFor({ state: 'hidden' });
    await quickInput.titled('«Transcribe Recording»');
    await quickInput.type('English');
    await quickInput.accept();
    await page.getByPlaceholder('Languages to translate into').waitFor();
    await quickInput.type('German');
    await quickInput.row('German').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await quickInput.accept();
    await page.getByPlaceholder('Spoken terms that fix').waitFor();
    await quickInput.type(collection);
    await quickInput.row(collection).waitFor();
    await quickInput.accept();
    await page.getByPlaceholder('Glossary for the translations').waitFor();
    await quickInput.row('«No Glossary»').waitFor();
    await quickInput.accept();
    const frame = await workbench.webview('table.transcript');
    await frame.getByText('The recording is transcribed.').first().waitFor();
    await assertPage('The transcript', frame, 'table.transcript tbody');
  });

  it('all come from what is translated, in the keys of the account', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: «Sign In as Administrator…»');
    await workbench.quickInput.titled('«Sign In as Administrator»');
    await assertMarked('The sign-in', [(await workbench.quickInput.message.textContent()) ?? '']);
    await workbench.quickInput.enter(demoKeys.admin);
    await workbench.notifications.message('as administrator');
    await workbench.clearNotifications();
    await workbench.views.open('Glossa');
    await workbench.views.row('«API Keys»', 'Website').waitFor();
    const rows = await workbench.views.rows('«API Keys»');
    await assertMarked(
      'The keys',
      rows.map(({ description }) => description),
    );
    await workbench.picture('pseudo-api-keys');
  });
});
