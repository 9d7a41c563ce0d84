import assert from 'node:assert/strict';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { eventually, untilPasses } from '../ui/eventually.ts';
import { TermEditor } from '../ui/termEditor.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };
const pane = 'Spoken Terms';
const collection = 'Team and product names';

describe('the term editor', () => {
  const session = useWorkbench({ env, files: { 'own.css': 'body { color: red; }' } });
  let editor: TermEditor;
  const stored = (language: string) =>
    session.service.state.termCollections[0]?.lists.get(language);
  const requests = (method: string) =>
    session.service.ledger.requests.filter((one) => one.method === method);
  const draftTitle = () =>
    session.workbench.page.locator('.tab', { hasText: collection }).first().textContent();

  it('opens a list in the editor, once for each collection', async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    const german = await workbench.views.expand(pane, collection, 'German');
    await german.click();
    editor = await TermEditor.open(workbench, collection);
    await eventually(() => editor.tab('German').getAttribute('aria-selected'), 'true');
    assert.equal(await editor.area.inputValue(), stored('de')?.join('\n'));
    assert.equal(await editor.area.getAttribute('lang'), 'de');
    assert.equal(await editor.counter.textContent(), '52 of 300 characters · 4 terms');
    await workbench.views.row(pane, 'English').click();
    await eventually(() => editor.tab('English').getAttribute('aria-selected'), 'true');
    assert.equal(await workbench.page.locator('.tab', { hasText: collection }).count(), 1);
    await workbench.picture('term-editor');
  });

  it('counts, and tells of everything that is to mend', async () => {
    const lines = ['Glossa', ' Nordlicht', '', 'glossa', 'Glossa', 'Zero\u200bWidth', 'x\u007fy'];
    await editor.area.fill(lines.join('\n'));
    assert.deepEqual(await editor.problems(), [
      'Warning: Line 2 Spaces around the term are left out.',
      'Note: Line 3 A blank line is left out.',
      'Note: Line 4 Differs from line 1 only in capitals or accents. Both are sent.',
      'Warning: Line 5 Same as line 1. It is sent once.',
      'Warning: Line 6 Contains an invisible character (U+200B). It is sent.',
      'Error: Line 7 Contains a control character (U+007F), which the service refuses.',
    ]);
    assert.equal(await editor.area.getAttribute('aria-invalid'), 'true');
    await session.workbench.picture('term-editor-problems');
    await editor.button('Line 4').click();
    const selected = await editor.area.evaluate((area) => {
      const { value, selectionStart, selectionEnd } = area as unknown as {
        value: string;
        selectionStart: number;
        selectionEnd: number;
      };
      return value.slice(selectionStart, selectionEnd);
    });
    assert.equal(selected, 'glossa');
  });

  it('does not send a list that has errors', async () => {
    // Playwright waits for buttons that say they are disabled; a person can press them and learns why.
    await editor.button('Merge').click({ force: true });
    await editor.message('Fix the errors first.').waitFor();
    assert.equal(requests('PATCH').length, 0);
  });

  it('says by how much a list is too long', async () => {
    await editor.area.fill(`Glossa\n${'x'.repeat(293)}\n😀y`);
    await untilPasses(async () =>
      assert.equal(
        await editor.counter.textContent(),
        '303 of 300 characters, 3 too many · 3 terms',
      ),
    );
    assert.deepEqual(await editor.problems(), [
      'Error: Line 3 From here on the terms do not fit: 3 characters too many.',
    ]);
  });

  it('cleans up in a way that can be undone', async () => {
    await editor.area.fill('Glossa\n\n Nordlicht Cloud \nGlossa\nTMX\n');
    await editor.button('Clean Up').click();
    assert.equal(await editor.area.inputValue(), 'Glossa\nNordlicht Cloud\nTMX');
    // The editor takes the key, and hands it back to the page.
    await editor.area.press('Control+z');
    await eventually(() => editor.area.inputValue(), 'Glossa\n\n Nordlicht Cloud \nGlossa\nTMX\n');
  });

  it('merges new terms and deletes none', async () => {
    const before = stored('en')!;
    await editor.area.fill('Glossa\nHarbour Edition');
    assert.deepEqual(await editor.terms('New:'), ['Harbour Edition']);
    assert.deepEqual(await editor.terms('Stored, but not in your text:'), before.slice(1));
    await editor.button('Merge').click();
    await editor.message('Saved. English: 6 terms.').waitFor();
    assert.deepEqual(stored('en'), [...before, 'Harbour Edition']);
    assert.deepEqual(await editor.terms('New:'), []);
    assert.equal(await editor.area.inputValue(), 'Glossa\nHarbour Edition');
  });

  it('replaces only after it has named what goes away', async () => {
    const { workbench } = session;
    const before = stored('en');
    await editor.save();
    await editor.question.waitFor();
    await editor.question.getByText('Ada Whitfield').waitFor();
    await editor.button('Keep Editing').click();
    await editor.question.waitFor({ state: 'detached' });
    assert.deepEqual(stored('en'), before);
    await editor.button('Replace…').click();
    await editor.button('Replace List').click();
    await editor.message('Saved. English: 2 terms.').waitFor();
    assert.deepEqual(stored('en'), ['Glossa', 'Harbour Edition']);
    await workbench.views.row(pane, 'English').getByText('2 terms · 22 of 300').waitFor();
  });

  it('names what somebody else has added in the meantime before it replaces', async () => {
    const [first, ...others] = session.service.state.termCollections;
    const lists = new Map(first!.lists).set('en', ['Glossa', 'Harbour Edition', 'Elsewhere']);
    session.service.state.termCollections = [{ ...first!, lists }, ...others];
    await editor.area.fill('Glossa');
    await editor.button('Replace…').click();
    await editor.question.getByText('Elsewhere').waitFor();
    await editor.button('Merge Only').click();
    await editor.message('There is no new term to add.').waitFor();
    await editor.button('Discard Changes').click();
    assert.equal(await editor.area.inputValue(), 'Glossa\nHarbour Edition\nElsewhere');
  });

  it('shows what the service refuses at the field', async () => {
    session.service.faults.add({
      kind: 'status',
      status: 400,
      method: 'PATCH',
      message: 'Glossa is not a good name',
    });
    await editor.area.fill('Glossa\nHarbour Edition\nElsewhere\nBad');
    await editor.save();
    const refusal = editor.refusal('Glossa is not a good name');
    await refusal.waitFor();
    assert.equal(await editor.area.getAttribute('aria-invalid'), 'true');
    const described = (await editor.area.getAttribute('aria-describedby'))?.split(' ') ?? [];
    assert.ok(described.includes((await refusal.getAttribute('id')) ?? ''));
    await editor.area.press('End');
    await editor.area.pressSequentially('!');
    await eventually(() => editor.area.getAttribute('aria-invalid'), null);
  });

  it('tells in words when the service cannot be asked, and keeps what was typed', async () => {
    session.service.faults.add({ kind: 'status', status: 403, method: 'PATCH' });
    await editor.save();
    await editor.message('not allowed to use spoken terms').waitFor();
    assert.match(await editor.area.inputValue(), /Bad!$/);
    assert.equal(await editor.area.getAttribute('aria-invalid'), null);
  });

  it('tells when the service counts otherwise', async () => {
    session.service.faults.add({
      kind: 'answer',
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        spoken_terms_id: session.service.state.termCollections[0]!.id,
        name: collection,
        term_lists: [{ lang: 'en', entry_count: 9 }],
      }),
    });
    await editor.button('Merge').click();
    await editor.message('The service reports 9 terms in this list').waitFor();
  });

  it('keeps a draft when the window is loaded again', async () => {
    const { workbench } = session;
    await editor.area.fill('Glossa\nTyped and not saved');
    await eventually(async () => (await draftTitle())?.startsWith('●'), true);
    await workbench.reloadWindow();
    await workbench.views.row(pane, collection).waitFor();
    editor = await TermEditor.open(workbench, collection);
    await eventually(() => editor.area.inputValue(), 'Glossa\nTyped and not saved');
    assert.match((await draftTitle()) ?? '', /^●/);
    assert.equal(await editor.tab('English').getAttribute('aria-selected'), 'true');
  });

  it('keeps a draft when the page is closed, or has crashed', async () => {
    const { workbench } = session;
    await workbench.runCommand('View: Close All Editors');
    await workbench.views.open('Glossa');
    await workbench.views.row(pane, collection).getByText('unsaved').waitFor();
    await workbench.runCommand('Glossa: Edit Terms');
    await workbench.quickInput.pick(collection);
    editor = await TermEditor.open(workbench, collection);
    await eventually(() => editor.area.inputValue(), 'Glossa\nTyped and not saved');
    await editor.button('Discard Changes').click();
    await eventually(async () => (await draftTitle())?.startsWith('●'), false);
  });

  it('starts a list of another language in the page', async () => {
    await editor.button('Add Language').click();
    await editor.frame.getByLabel('Spoken language').selectOption('ja');
    await editor.button('Add').click();
    assert.equal(await editor.area.getAttribute('lang'), 'ja');
    await editor.area.fill('東京ノード\nグロッサ');
    await editor.save();
    await editor.message('Saved. Japanese: 2 terms.').waitFor();
    assert.deepEqual(stored('ja'), ['東京ノード', 'グロッサ']);
  });

  it('leaves the keyboard in a list while another one goes', async () => {
    const { workbench, service } = session;
    await editor.tab('German').click();
    const [first, ...others] = service.state.termCollections;
    const lists = new Map([...first!.lists].filter(([language]) => language !== 'ja'));
    service.state.termCollections = [{ ...first!, lists }, ...others];
    service.faults.add({ kind: 'hold', path: '/v3/spoken-terms*', times: 'always' });
    await workbench.runCommand('Glossa: Refresh Spoken Terms');
    await editor.area.click();
    const focused = () => editor.frame.evaluate<string>('document.activeElement.tagName');
    await eventually(focused, 'TEXTAREA');
    service.faults.clear();
    await editor.tab('Japanese').waitFor({ state: 'detached' });
    assert.equal(await focused(), 'TEXTAREA');
  });

  it('says so plainly: recognition only, and sessions that start later', async () => {
    await editor.frame.getByText(/do not change translations.*start after a save/).waitFor();
  });

  it('reaches no network from the page', async () => {
    const before = session.service.ledger.requests.length;
    const tried = await editor.frame.evaluate<string[]>(`(async () => {
      const blocked = [];
      document.addEventListener('securitypolicyviolation', (event) => blocked.push(event.effectiveDirective));
      await fetch(${JSON.stringify(session.service.url)}).catch(() => undefined);
      new Image().src = ${JSON.stringify(`${session.service.url}/x.png`)};
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }));
      await new Promise((resolve) => setTimeout(resolve, 100));
      return [...blocked, String(window.ran)];
    })()`);
    assert.deepEqual(tried.sort(), ['connect-src', 'img-src', 'script-src-elem', 'undefined']);
    assert.equal(session.service.ledger.requests.length, before);
  });

  it('reaches no file but scripts and looks of the extension from the page', async () => {
    const loaded = await editor.frame.evaluate<Record<string, boolean>>(`(async () => {
      const looks = document.querySelector('link[rel=stylesheet]').href;
      const loads = (href) => new Promise((resolve) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        link.onload = () => resolve(true);
        link.onerror = () => resolve(false);
        document.head.append(link);
      });
      const at = (path) => Object.assign(new URL(looks), { pathname: path }).href;
      const extension = new URL(looks).pathname.replace(/\\/media\\/[^/]*$/, '');
      return {
        looks: await loads(looks + '?again'),
        extension: await loads(extension === '' ? '' : at(extension + '/package.json')),
        workspace: await loads(at(${JSON.stringify(`${session.folder}/own.css`)})),
      };
    })()`);
    assert.deepEqual(loaded, { looks: true, extension: false, workspace: false });
  });
});
