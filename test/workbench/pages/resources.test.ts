import assert from 'node:assert/strict';
import { hashOf } from '../../../src/resources/hash.ts';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { untilPasses } from '../ui/eventually.ts';

const count = 21;
/** All but the last message. */
const keys = Array.from(
  { length: count - 1 },
  (_, place) => `key${String(place + 1).padStart(2, '0')}`,
);
const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;
const texts = (text: string) => Object.fromEntries(keys.map((key) => [key, `${text} ${key}`]));
const english = { ...texts('Message {name}'), key01: 'Hello {name}', last: 'The last one' };
const clean = { ...texts('Nachricht {name}'), key01: 'Hallo {nmae}' };

/** The machine wrote all of the German that is there. */
const ledger = [
  '# Glossa ledger 1: [source file, target locale, key, hash of the source text, hash of the machine\'s text or "adopted"]',
  ...keys.map((key) =>
    JSON.stringify([
      'locales/en.json',
      'de',
      [key],
      hashOf((english as Record<string, string>)[key] ?? ''),
      hashOf((clean as Record<string, string>)[key] ?? ''),
    ]),
  ),
  '',
].join('\n');

describe('the work in sight', () => {
  const session = useWorkbench({
    env: { GLOSSA_API_KEY: demoKeys.paid },
    files: {
      'locales/en.json': json(english),
      'locales/de.json': json(clean),
      'locales/fr.json': json({ ...texts('Texte {name}'), key01: 'Bonjour {nom}' }),
      'glossa.lock': ledger,
    },
  });
  const pane = 'Resource Files';
  const firstLens = async () =>
    (await session.workbench.editor.codeLenses.first().textContent()) ?? '';
  const says = (text: string) => untilPasses(async () => assert.equal(await firstLens(), text));
  const badgeText = async () => {
    const badge = session.workbench.page.locator('.activitybar a[aria-label^="Glossa"]');
    return (await badge.getAttribute('aria-label')) ?? '';
  };
  const inReport = async () => {
    const page = await session.workbench.webview('table.document');
    return page.locator('table.document tbody tr').first().locator('td').last().textContent();
  };
  const row = async (label: string) => {
    const { views } = session.workbench;
    return (await views.rows(pane)).find((one) => one.label === label)?.description;
  };

  /** At a text of the German file, which is in front. */
  const hoverSays = async (text: string) => {
    const { workbench } = session;
    await workbench.editor.goTo(4, 18);
    const hover = workbench.page.locator('.monaco-hover', { hasText: `locales/de.json: ${text}` });
    await untilPasses(async (timeout) => {
      await workbench.page.keyboard.press('Control+K');
      await workbench.page.keyboard.press('Control+I');
      await hover.waitFor({ timeout });
    });
  };
  const statusItem = async () =>
    session.workbench.statusBarItem('glossa.glossa.glossa.status').textContent();

  it('is there when a file is opened in a fresh window', async () => {
    const { workbench } = session;
    await workbench.editor.open('locales/de.json');
    await says('German: 1 missing · 20 unreviewed · 1 problem');
    const problems = await workbench.problems();
    await problems.filter({ hasText: 'placeholder-changed' }).waitFor();
    await workbench.runCommand('View: Hide Panel');
  });

  it('is the same in the view, on its icon and on the files', async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    await workbench.views.row(pane, 'German').waitFor();
    await untilPasses(async () => {
      assert.equal(await row('German'), '95% · 1 missing · 20 unreviewed · 1 problem');
      // Nobody has opened this one.
      assert.equal(await row('French'), '95% · 1 missing · 1 problem');
      const all = '2 missing · 20 unreviewed · 2 problems · English';
      assert.equal(await row('en.json'), all);
    });
    await untilPasses(async () => assert.match(await badgeText(), /2 missing · 20 unreviewed/));
    await workbench.pictures('resource-files');
  });

  it('goes up as the machine translates what is missing, and tells so in the report', async () => {
    const { workbench } = session;
    const done = workbench.notifications.with('1 message translated').first();
    await workbench.editor.clickLens('Translate Missing Messages', done);
    await says(`German: ${count} unreviewed · 1 problem`);
    await workbench.notifications.press('1 message translated', 'Show Report');
    await untilPasses(async () =>
      assert.equal(await inReport(), `${count} unreviewed · 1 problem`),
    );
    await workbench.editor.tab('de.json').click();
  });

  it('goes down as a person accepts texts with the keyboard alone', async () => {
    const { workbench, read } = session;
    const before = await read('locales/de.json');
    const { keyboard } = workbench.page;
    await workbench.views.rowAction(pane, 'German', 'Review');
    // It leads to the first of them, and would take the focus from whatever is open by then.
    await workbench.page.getByText(/^Ln 2, Col/u).waitFor();
    await workbench.editor.goTo(1, 1);
    for (let accepted = 0; accepted < 5; accepted++) {
      await keyboard.press('Control+K');
      await keyboard.press('Control+N');
      await keyboard.press('Control+K');
      await keyboard.press('Control+Y');
      const left = count - accepted - 1;
      await says(`German: ${left} unreviewed · 1 problem`);
    }
    await untilPasses(async () =>
      assert.equal(await row('German'), '100% · 16 unreviewed · 1 problem'),
    );
    await untilPasses(async () => {
      assert.match(await badgeText(), /1 missing · 16 unreviewed/);
      assert.match((await statusItem()) ?? '', /1 missing · 16 unreviewed · 2 problems/);
    });
    const spoken = await workbench.views.row(pane, 'German').getAttribute('aria-label');
    assert.match(spoken ?? '', /^German, .*16 unreviewed/);
    assert.equal(await read('locales/de.json'), before);
  });

  it('is the same at the text and in the report', async () => {
    const { workbench } = session;
    await hoverSays('16 unreviewed · 1 problem');
    await workbench.picture('message-hover');
    await workbench.page.keyboard.press('Escape');
    await workbench.runCommand('Glossa: Show Last Report');
    await untilPasses(async () => assert.equal(await inReport(), '16 unreviewed · 1 problem'));
    await workbench.picture('report-of-now');
  });

  it('tells of a person’s text whose source has changed, until it is kept', async () => {
    const { workbench } = session;
    await workbench.editor.open('locales/en.json');
    await workbench.editor.select({ line: 3, column: 13, length: 7 });
    await workbench.editor.insert('Greeting');
    await workbench.editor.save('en.json');
    await workbench.editor.tab('de.json').click();
    await says('German: 1 outdated · 16 unreviewed · 1 problem');
    // No run would replace it.
    assert.equal(await workbench.editor.codeLenses.getByText('Translate Missing').count(), 0);
    await untilPasses(async () =>
      assert.equal(await row('German'), '95% · 1 outdated · 16 unreviewed · 1 problem'),
    );
    await workbench.pictures('outdated-message', async () => {
      await workbench.editor.goTo(3, 20);
      await says('German: 1 outdated · 16 unreviewed · 1 problem');
    });
    await untilPasses(async () => {
      assert.match(await badgeText(), /1 missing · 1 outdated · 16 unreviewed/);
      const all = /1 missing · 1 outdated · 16 unreviewed · 2 problems/;
      assert.match((await statusItem()) ?? '', all);
    });
    await hoverSays('1 outdated · 16 unreviewed · 1 problem');
    await workbench.page.keyboard.press('Escape');
    await workbench.runCommand('Glossa: Show Last Report');
    const now = '1 outdated · 16 unreviewed · 1 problem';
    await untilPasses(async () => assert.equal(await inReport(), now));
    await workbench.editor.tab('de.json').click();
    await workbench.editor.goTo(3, 20);
    await workbench.editor.quickFix('Keep for the New Source');
    await says('German: 16 unreviewed · 1 problem');
    await untilPasses(async () => {
      assert.equal(await row('German'), '100% · 16 unreviewed · 1 problem');
      assert.doesNotMatch(await badgeText(), /outdated/);
      assert.doesNotMatch((await statusItem()) ?? '', /outdated/);
    });
  });
});
