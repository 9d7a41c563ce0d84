import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { cleanUp, loaded, put, textOf, until, uriIn, useService } from './glossa.ts';
import { translateMissing, translations } from './translateMissing.ts';

describe('the last run', () => {
  const service = useService();
  const scratch = (path: string) => uriIn('scratch', path);
  const undo = () => vscode.commands.executeCommand('glossa.translate.undo', scratch(''));
  const source = '{\n  "save": "Save",\n  "hello": "Hello {name}!"\n}\n';
  const before = '{\n  "hello": "Hallo {name}!"\n}\n';
  afterEach(cleanUp);

  async function unsaved(): Promise<vscode.TextDocument> {
    const de = await put(scratch('locales/de.json'), before);
    const document = await loaded(de, before);
    const editor = await vscode.window.showTextDocument(document);
    await editor.edit((edit) => edit.insert(new vscode.Position(1, 2), '"mine": "Meins",\n  '));
    return document;
  }

  it('is taken back in files, unsaved documents and the ledger together', async () => {
    const en = await put(scratch('locales/en.json'), source);
    const document = await unsaved();
    const typed = document.getText();
    await translateMissing(en, { targets: ['de', 'fr'] });
    assert.match(document.getText(), /"save"/);
    await undo();
    assert.equal(document.getText(), typed);
    assert.equal(document.isDirty, true);
    assert.equal(await textOf(document.uri), before);
    await assert.rejects(textOf(scratch('locales/fr.json')));
    await assert.rejects(textOf(scratch('glossa.lock')));
  });

  it('is taken back in what a person has not touched since', async () => {
    const en = await put(scratch('locales/en.json'), source);
    const document = await unsaved();
    await document.save();
    await translateMissing(en, { targets: ['de'] });
    const edit = new vscode.WorkspaceEdit();
    const at = document.positionAt(document.getText().indexOf('Meins'));
    edit.insert(document.uri, at, 'Nur ');
    await vscode.workspace.applyEdit(edit);
    await undo();
    assert.deepEqual(JSON.parse(document.getText()), { mine: 'Nur Meins', hello: 'Hallo {name}!' });
  });

  it('is the one that was going on, where it is to be taken back meanwhile', async () => {
    // Answers of a run that was taken back are not asked for again.
    const en = await put(scratch('locales/en.json'), source.replace('Save', 'Save all of it'));
    const de = await put(scratch('locales/de.json'), before);
    await translateMissing(en, { targets: ['de'] });
    const german = await textOf(de);
    assert.notEqual(german, before);
    const sent = await translations(service);
    await service.faults.add({ kind: 'hold', path: '/v2/translate', times: 'always' });
    const run = translateMissing(en, { targets: ['fr'] });
    await until(async () => (await translations(service)) > sent);
    const undone = undo();
    await service.faults.release();
    await run;
    await undone;
    await assert.rejects(textOf(scratch('locales/fr.json')));
    assert.equal(await textOf(de), german);
  });

  it('can be shown, as a report and as the changes of its files', async () => {
    const en = await put(scratch('locales/en.json'), source);
    const de = await put(scratch('locales/de.json'), before);
    await translateMissing(en, { targets: ['de', 'fr'] });
    const active = () => vscode.window.tabGroups.activeTabGroup.activeTab;
    await vscode.commands.executeCommand('glossa.translate.showReport', de);
    await until(() => active()?.label === 'Translation Report');
    assert.ok(active()?.input instanceof vscode.TabInputWebview);
    await vscode.commands.executeCommand('glossa.translate.showChanges', de);
    await until(() => active()?.label.startsWith('Changes of the Last Run') === true);
    const then = vscode.workspace.textDocuments.find(({ uri }) => uri.scheme === 'glossa-before');
    assert.equal(then?.getText(), before);
  });
});
