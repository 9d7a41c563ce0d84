import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { eventually, untilPasses } from '../ui/eventually.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };
const file = 'shop.terms.json';

const terms = `{
  // How our products are spelled, everywhere.
  "name": "Harbour Shop",
  "lists": {
    "en": [
      "Harbour Shop",
      { "term": "Port Card", "forbidden": ["Portcard"], "note": "Two words." },
    ],
    "de": ["Harbour Shop"],
  },
}
`;

const german = `{
  "app": {
    "title": "Harbour-Laden",
    "greeting": "Moin {Name}!",
    "welcomeBack": "Willkommen zurück, {name}."
  },
  "account": {
    "password": "Das Kennwort braucht mindestens %d Zeichen",
    "forgot": "Kennwort vergessen?"
  },
  "cart": {
    "items_one": "Ein Artikel, {{count}}",
    "files": "{count, plural, one {# Datei}} in {place}",
    "terms": "Bitte lesen Sie die <a href=\\"/terms\\">AGB</a>, bevor Sie zahlen."
  }
}
`;

describe('term files next to code', () => {
  const session = useWorkbench({ project: 'shop', env });
  const write = (path: string, text: string) => writeFile(join(session.folder, path), text);
  const collections = () => session.service.state.termCollections;
  const sent = () =>
    session.service.ledger.requests
      .filter(({ method, path }) => method !== 'GET' && path.startsWith('/v3/spoken-terms'))
      .map(({ method }) => method);

  async function openPush(title: string): Promise<void> {
    await session.workbench.runCommand('Glossa: Push Term File…');
    await session.workbench.quickInput.titled(title);
    await session.workbench.quickInput.rows.first().waitFor();
  }

  /** The rows of the preview, without icons and without what keeps terms from being icons. */
  async function labels(): Promise<readonly string[]> {
    const rows = await session.workbench.quickInput.labels();
    return rows.map((label) => label.replaceAll('\u2060', '').trim());
  }

  /** What the Problems panel says in its rows, files left out. */
  async function problems(): Promise<readonly string[]> {
    const rows = session.workbench.page.locator(
      '.markers-panel .monaco-list-row .marker-message-details-container',
    );
    return (await rows.allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));
  }

  before(async () => {
    await write(file, terms);
    await write('locales/de.json', german);
  });

  it('guard the resource files: each finding stands at its place in the Problems panel', async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    await workbench.views.open('Explorer');
    await workbench.editor.open('locales/de.json');
    await workbench.problems();
    await untilPasses(async () => {
      const said = await problems();
      for (const code of ['product-name-missing', 'placeholder-changed', 'icu-missing-other']) {
        assert.ok(
          said.some((row) => row.includes(code)),
          said.join('\n'),
        );
      }
    });
    await session.workbench.pictures('problems');
  });

  it('repair a name with a quick fix, and nothing else', async () => {
    const { workbench } = session;
    await workbench.page.keyboard.press('Control+1');
    await workbench.editor.goTo(3, 16);
    await workbench.editor.quickFix('Replace “Harbour-Laden” with “Harbour Shop”');
    await workbench.editor.save('de.json');
    const fixed = german.replace('Harbour-Laden', 'Harbour Shop');
    await eventually(() => session.read('locales/de.json'), fixed);
    await untilPasses(async () =>
      assert.ok(!(await problems()).some((row) => row.includes('product-name'))),
    );
  });

  it('mark what is wrong in them while it is typed', async () => {
    const { workbench } = session;
    // The panel has no room for the problems of both files.
    await workbench.runCommand('View: Close Editor');
    await workbench.editor.open(file);
    await workbench.editor.goTo(6, 7);
    await workbench.editor.insert('"Harbour Shop", " Port Pass", "PORT card", ');
    await workbench.page.locator('.squiggly-warning').nth(1).waitFor();
    await workbench.problems();
    await untilPasses(async () => {
      const said = (await problems()).join('\n');
      for (const code of ['duplicate-term', 'blank-ends', 'case-twin']) {
        assert.ok(said.includes(code), said);
      }
    });
    await session.workbench.pictures('term-file');
    await workbench.page.keyboard.press('Control+1');
    await workbench.runCommand('File: Revert File');
    await eventually(() => workbench.editor.isDirty(file), false);
  });

  it('are shown before they are pushed, and nothing is sent where the user goes back', async () => {
    const { workbench } = session;
    await session.workbench.pictures('term-push-new', () =>
      openPush('Create the Collection “Harbour Shop”'),
    );
    assert.deepEqual(await labels(), ['Push', '+ Harbour Shop', '+ Port Card', '+ Harbour Shop']);
    await workbench.quickInput.pick('+ Port Card');
    assert.deepEqual(sent(), []);
    await workbench.quickInput.cancel();
    assert.deepEqual(sent(), []);
    assert.equal(await session.read(file), terms);
  });

  it('become a collection whose id they get', async () => {
    const { workbench } = session;
    const before = collections().length;
    await openPush('Create the Collection “Harbour Shop”');
    await workbench.quickInput.pick('Push');
    await workbench.notifications.message('Created “Harbour Shop”');
    assert.equal(collections().length, before + 1);
    const { id, name } = collections().at(-1)!;
    assert.equal(name, 'Harbour Shop');
    const written = terms.replace('  // How', `  "collection": "${id}",\n  // How`);
    assert.equal(await session.read(file), written);
    await workbench.clearNotifications();
  });

  it('get a badge when they are not as their collection', async () => {
    const { workbench } = session;
    await workbench.editor.open(file);
    await workbench.editor.goTo(7, 7);
    await workbench.editor.insert('"Harbour Pass", ');
    await workbench.editor.save(file);
    const badge = workbench.views.explorerRow(file).locator('[class*="badge" i]');
    await badge.first().waitFor();
    await session.workbench.pictures('term-drift');
  });

  it('say what goes away before a list is replaced', async () => {
    const { workbench, service } = session;
    service.state.termCollections = collections().map((collection) =>
      collection.name === 'Harbour Shop'
        ? {
            ...collection,
            lists: new Map([
              ...collection.lists,
              ['en', ['Harbor Shop', '$(trash)']],
              ['fr', ['Port']],
            ]),
          }
        : collection,
    );
    await session.workbench.pictures('term-push', () => openPush(`Push ${file} to “Harbour Shop”`));
    assert.deepEqual(await labels(), [
      'Push',
      '− Harbor Shop',
      '− $(trash)',
      '+ Harbour Pass',
      '+ Harbour Shop',
      '+ Port Card',
      'French',
    ]);
    await workbench.quickInput.widget.getByText('English: replaced, 3 added, 2 removed').waitFor();
    assert.equal(await workbench.quickInput.widget.locator('.codicon-trash').count(), 0);
    await workbench.quickInput.pick('Push');
    await workbench.notifications.message('Pushed: English');
    assert.deepEqual(sent(), ['POST', 'PUT']);
    await workbench.clearNotifications();
  });

  it('are compared with their collection side by side', async () => {
    const { workbench, service } = session;
    service.state.termCollections = collections().map((collection) =>
      collection.name === 'Harbour Shop'
        ? {
            ...collection,
            lists: new Map([...collection.lists, ['en', ['Harbor Shop', 'Port Card']]]),
          }
        : collection,
    );
    await workbench.runCommand('Glossa: Compare Term File with Collection');
    const side = (name: string) =>
      workbench.page.locator(`.monaco-diff-editor .editor.${name} .view-line`);
    await side('original').getByText('Harbor Shop').waitFor();
    await side('modified').getByText('Harbour Pass').waitFor();
    await session.workbench.pictures('term-compare');
  });
});
