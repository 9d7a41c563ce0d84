import assert from 'node:assert/strict';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { eventually, untilPasses } from '../ui/eventually.ts';
import { TermEditor } from '../ui/termEditor.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };
const pane = 'Spoken Terms';
const collection = 'Team and product names';

describe('spoken terms', () => {
  const session = useWorkbench({ env });
  let editor: TermEditor;

  it('shows the collections, and below them their lists with what they use', async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    await workbench.views.row(pane, collection).waitFor();
    await workbench.views.expand(pane, collection, 'English');
    assert.deepEqual(await workbench.views.rows(pane), [
      { label: collection, description: 'en, de' },
      { label: 'English', description: '5 terms · 51 of 300 characters' },
      { label: 'German', description: '4 terms · 52 of 300 characters' },
    ]);
    await workbench.pictures('spoken-terms');
  });

  it('renames a collection, and the page follows', async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    await workbench.views.row(pane, 'English').click();
    editor = await TermEditor.open(workbench, collection);
    await workbench.contextMenu(workbench.views.row(pane, collection), 'Rename Collection…');
    await workbench.quickInput.titled('Rename Collection');
    await workbench.quickInput.enter('Names');
    await workbench.views.row(pane, 'Names').waitFor();
    await editor.title.filter({ hasText: /^Names$/ }).waitFor();
  });

  it('deletes a list after a question', async () => {
    const { workbench } = session;
    const german = await workbench.views.expand(pane, 'Names', 'German');
    await workbench.contextMenu(german, 'Delete Language List…');
    await workbench.dialog.getByText('Delete the German list of “Names”').waitFor();
    await workbench.pressInDialog('Delete List');
    await german.waitFor({ state: 'detached' });
    await editor.tab('German').waitFor({ state: 'detached' });
    assert.equal(session.service.state.termCollections[0]?.lists.has('de'), false);
  });

  it('copies the id', async () => {
    const { workbench, service } = session;
    await workbench.views.rowAction(pane, 'Names', 'Copy Collection ID');
    await eventually(
      () => workbench.page.evaluate<string>('navigator.clipboard.readText()'),
      service.state.termCollections[0]!.id,
    );
  });

  it('creates a collection and asks for its language', async () => {
    const { workbench, service } = session;
    await workbench.views.titleAction(pane, 'New Spoken-Terms Collection…');
    await workbench.quickInput.titled('New Spoken-Terms Collection');
    await workbench.quickInput.enter('Support calls');
    await workbench.quickInput.titled('Add Language');
    await workbench.quickInput.pick('German');
    editor = await TermEditor.open(workbench, 'Support calls');
    await editor.area.fill('Glossa');
    await editor.save();
    await editor.message('Saved. German: 1 term.').waitFor();
    const created = service.state.termCollections.find(({ name }) => name === 'Support calls');
    assert.deepEqual(created?.lists.get('de'), ['Glossa']);
  });

  it('deletes a collection after a question that names it, and closes its page', async () => {
    const { workbench, service } = session;
    // A menu that is open while the view is loaded anew does not know its row any more: the list of the save stands first.
    await untilPasses(async (timeout) => {
      const list = await workbench.views.expand(pane, 'Support calls', 'German');
      await list.getByText('1 term · 6 of 300 characters').waitFor({ timeout });
    });
    await workbench.contextMenu(workbench.views.row(pane, 'Support calls'), 'Delete Collection…');
    await workbench.dialog.getByText('Delete the collection “Support calls”').waitFor();
    await workbench.dialog.getByText('It has 1 list with 1 term,').waitFor();
    await workbench.picture('delete-collection');
    await workbench.pressInDialog('Delete Collection');
    await workbench.views.row(pane, 'Support calls').waitFor({ state: 'detached' });
    assert.equal(
      service.state.termCollections.some(({ name }) => name === 'Support calls'),
      false,
    );
    await workbench.page
      .locator('.tab', { hasText: 'Support calls' })
      .waitFor({ state: 'detached' });
  });
});
