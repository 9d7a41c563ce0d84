import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { pseudoLocale, unmarked } from '../pseudoLocale.ts';
import { untilPasses } from '../ui/eventually.ts';

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

for (const language of ['de', 'fr', 'ja']) {
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
}

describe('the texts of Glossa', () => {
  const session = useWorkbench({ env, files, locale: pseudoLocale });
  /** What is the workspace's, the account's or the editor's own. */
  const given =
    /locales|\b\w+\.json|Glossa|glossa[.\w]*|English|German|\b(fr|es|ja)\b|\b(en|de)\b|save|hi|away|Save|Hello|Away|Sichern|Hallo|name|nmae|JSON/gu;

  async function assertMarked(what: string, shown: readonly string[]): Promise<void> {
    const bare = shown
      .map((text) => unmarked(text).replace(given, '').replace(/\s+/gu, ' ').trim())
      .filter((text) => /\p{L}{2}/u.test(text));
    assert.deepEqual(bare, [], `${what} has texts that cannot be translated`);
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
    const texts = await frame.locator('body').innerText();
    await assertMarked('The catalog', texts.split('\n'));
    const labels = await frame
      .locator('[aria-label], [title], [placeholder]')
      .evaluateAll((all) =>
        all.flatMap((one) =>
          ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
        ),
      );
    await assertMarked('A label of the catalog', labels);
    await workbench.picture('pseudo-catalog');
  });
});
