import assert from 'node:assert/strict';
import { demoKeys } from '../../service/keys.ts';
import type { TermCollection } from '../../service/state.ts';
import { useWorkbench } from '../fixture.ts';
import { eventually } from '../ui/eventually.ts';
import { TermEditor } from '../ui/termEditor.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };
const pane = 'Spoken Terms';
const collection = 'Team and product names';

const hostile = {
  markup: '<img src=x onerror=alert(1)>"><script>alert(1)</script>',
  link: '[Click](command:workbench.action.closeWindow)',
  icon: '$(trash) trash',
  bidi: 'abc\u202edef',
  long: 'x'.repeat(10_000),
} as const;

describe('the view Spoken Terms', () => {
  const session = useWorkbench({ env });
  let seeded: readonly TermCollection[];
  before('takes the collections of the account away', () => {
    const { state } = session.service;
    seeded = state.termCollections;
    state.termCollections = [];
  });
  const welcomeAfter = async (status: 403 | 500 | undefined) => {
    const { workbench, service } = session;
    const fault = { path: '/v3/spoken-terms', times: 'always' } as const;
    service.faults.clear();
    if (status !== undefined) service.faults.add({ kind: 'status', status, ...fault });
    await workbench.runCommand('Glossa: Refresh Spoken Terms');
    return workbench.views.welcome(pane);
  };

  it('offers to make the first collection', async () => {
    await session.workbench.views.open('Glossa');
    const welcome = session.workbench.views.welcome(pane);
    await welcome.getByText('no spoken-terms collections yet').waitFor();
    await welcome.getByRole('button', { name: 'New Collection' }).waitFor();
    await session.workbench.picture('spoken-terms-empty');
  });

  it('tells that the key may not use them', async () => {
    const welcome = await welcomeAfter(403);
    await welcome.getByText('not allowed to use spoken terms').waitFor();
    await welcome.getByRole('button').waitFor();
  });

  it('offers to try again', async () => {
    const welcome = await welcomeAfter(500);
    await welcome.getByText('could not be loaded').waitFor();
    session.service.faults.clear();
    await welcome.getByRole('button', { name: 'Try Again' }).click();
    await welcome.getByText('no spoken-terms collections yet').waitFor();
  });

  describe('with hostile names', () => {
    before('fills the account', async () => {
      const [first] = seeded;
      session.service.state.termCollections = Object.values(hostile).map((name, index) => ({
        ...first!,
        id: `00000000-0000-4000-8000-00000000000${index}`,
        name,
        lists: new Map([
          ['en', [hostile.markup, hostile.link, hostile.bidi]],
          ['<b>xx</b>', ['Glossa']],
        ]),
      }));
      await session.workbench.runCommand('Glossa: Refresh Spoken Terms');
    });

    it('are text in the tree and its tooltips', async () => {
      const { workbench } = session;
      await workbench.views.open('Glossa');
      await workbench.views.row(pane, hostile.link).waitFor();
      const labels = (await workbench.views.rows(pane)).map(({ label }) => label);
      const { markup, link, icon } = hostile;
      assert.deepEqual(labels, [markup, link, icon, 'abcdef', `${'x'.repeat(80)}…`]);
      assert.equal(await workbench.views.rowsOf(pane).locator('.codicon-trash').count(), 0);
      const hover = await workbench.tooltip(
        workbench.views.row(pane, link).locator('.label-name'),
        link,
      );
      assert.equal(await hover.locator('a').count(), 0);
      await workbench.views.expand(pane, markup, '<b>xx</b>');
    });

    it('are text in quick picks', async () => {
      const { workbench } = session;
      await workbench.runCommand('Glossa: Edit Terms');
      await workbench.quickInput.titled('Edit Terms');
      await eventually(async () => (await workbench.quickInput.labels()).length, 5);
      const { widget } = workbench.quickInput;
      assert.equal(
        await widget.locator('.codicon-trash, a[href], .quick-input-list img').count(),
        0,
      );
      await workbench.picture('hostile-quick-pick');
      await workbench.quickInput.cancel();
    });

    it('are text in the page', async () => {
      const { workbench } = session;
      await workbench.views.row(pane, hostile.markup).hover();
      await workbench.views.rowAction(pane, hostile.markup, 'Edit Terms');
      const editor = await TermEditor.open(workbench, hostile.markup);
      await editor.tab('<b>xx</b>').waitFor();
      assert.equal(await editor.frame.locator('img, b').count(), 0);
      await editor.area.fill('Glossa');
      await editor.button('Replace…').click();
      await editor.question.getByText(hostile.markup).waitFor();
      await editor.question.getByText(hostile.link).waitFor();
      await editor.question.getByText('abc[U+202E]def').waitFor();
      assert.equal(await editor.frame.locator('img, a, b').count(), 0);
      await workbench.picture('hostile-page');
      await editor.button('Keep Editing').click();
    });

    it('are text in questions', async () => {
      const { workbench } = session;
      await workbench.contextMenu(workbench.views.row(pane, hostile.link), 'Delete Collection…');
      await workbench.dialog.getByText('Delete the collection').waitFor();
      assert.match((await workbench.dialog.textContent()) ?? '', /\[Click\].*\(command:workbench/u);
      assert.equal(await workbench.dialog.locator('a[href], a[data-href]').count(), 0);
      await workbench.pressInDialog('Cancel');
      assert.equal(session.service.state.termCollections.length, 5);
    });
  });
});

describe('spoken terms of a service that does not list them', () => {
  const session = useWorkbench({ env });
  before(() => {
    const always = { status: 405, method: 'GET', times: 'always' } as const;
    session.service.faults.add({ kind: 'status', path: '/v3/spoken-terms', ...always });
    session.service.faults.add({ kind: 'status', path: '/v3/spoken-terms/*', ...always });
    session.service.faults.add({ kind: 'status', path: '/v3/languages', ...always });
  });

  it("say that the view shows the workspace's own, and offer to add one by its id", async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    await workbench.views.welcome(pane).getByText('does not list its collections').waitFor();
    await workbench.picture('spoken-terms-not-listed');
    await workbench.views.welcome(pane).locator('a', { hasText: 'Add one by its ID' }).click();
    const [first] = session.service.state.termCollections;
    await workbench.quickInput.titled('Add Collection by ID');
    await workbench.quickInput.enter(first!.id);
    await workbench.quickInput.title.getByText('returned no details for this ID').waitFor();
    await workbench.quickInput.enter('Known here');
    await workbench.views.row(pane, 'Known here').waitFor();
  });

  it('are saved, and remembered where they cannot be read', async () => {
    const { workbench, service } = session;
    await workbench.views.rowAction(pane, 'Known here', 'Edit Terms');
    const editor = await TermEditor.open(workbench, 'Known here');
    await editor.button('Add Language').click();
    await editor.frame.getByLabel('Code of the language').fill('e!');
    await editor.button('Add').click();
    await editor.frame.getByText('Enter a code such as de or ja.').waitFor();
    await editor.frame.getByLabel('Code of the language').fill('fr');
    await editor.frame.getByLabel('Code of the language').press('Enter');
    await editor.area.fill('Glossa\nMistral');
    await editor.save();
    await editor.message('Saved. French: 2 terms.').waitFor();
    await editor.panel.getByText('These are the terms last saved from here.').waitFor();
    assert.deepEqual(service.state.termCollections[0]?.lists.get('fr'), ['Glossa', 'Mistral']);
    await workbench.reloadWindow();
    await workbench.views.row(pane, 'Known here').waitFor();
    const french = await workbench.views.expand(pane, 'Known here', 'French');
    await french.getByText('2 terms · 14 of 300').waitFor();
  });

  it('are taken off the list without being deleted', async () => {
    const { workbench, service } = session;
    const row = workbench.views.row(pane, 'Known here');
    await workbench.contextMenu(row, 'Remove from This Workspace');
    await row.waitFor({ state: 'detached' });
    assert.equal(service.state.termCollections[0]?.name, collection);
  });
});
