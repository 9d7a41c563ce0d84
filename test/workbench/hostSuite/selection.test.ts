import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { cleanUp, put, until, uriIn, useService } from './glossa.ts';

describe('Translate Selection', () => {
  const service = useService();
  afterEach(cleanUp);
  let count = 0;

  async function open(text: string): Promise<vscode.TextEditor> {
    const uri = await put(uriIn('scratch', `notes-${++count}.md`), text);
    return vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri));
  }

  function select(editor: vscode.TextEditor, ...texts: readonly string[]): void {
    const whole = editor.document.getText();
    editor.selections = texts.map((text) => {
      const start = editor.document.positionAt(whole.indexOf(text));
      const end = editor.document.positionAt(whole.indexOf(text) + text.length);
      return new vscode.Selection(start, end);
    });
  }

  const translate = (choice: object) =>
    vscode.commands.executeCommand('glossa.translate.selection', choice);

  it('replaces all selections with one request and one undo step', async () => {
    const editor = await open('Save\nOther\nCancel {name}\n');
    select(editor, 'Save', 'Cancel {name}');
    const report = await translate({ target: 'de', source: 'en', result: 'replace' });
    assert.deepEqual(report, { translated: 2, failed: 0, characters: 4 + 'Cancel ⟦0⟧'.length });
    assert.match(editor.document.getText(), /^\[de] .*\nOther\n\[de] .*\{name}\n$/);
    const { requests } = await service.ledger();
    assert.equal(requests.filter(({ path }) => path === '/v2/translate').length, 1);
    await vscode.commands.executeCommand('undo');
    assert.equal(editor.document.getText(), 'Save\nOther\nCancel {name}\n');
  });

  it('is as much as the user allows at once, and nothing is sent where it would be more', async () => {
    const editor = await open('Save\nOther\n');
    select(editor, 'Save');
    const settings = vscode.workspace.getConfiguration('glossa', editor.document.uri);
    const target = vscode.ConfigurationTarget.WorkspaceFolder;
    await settings.update('translate.maxCharacters', 3, target);
    const how = { target: 'de', source: 'en', result: 'replace' };
    assert.equal(await translate(how), undefined);
    assert.deepEqual((await service.ledger()).requests, []);
    await settings.update('translate.maxCharacters', 4, target);
    assert.deepEqual(await translate(how), { translated: 1, failed: 0, characters: 4 });
  });

  it('selects the whole of what it wrote', async () => {
    const editor = await open("It\\'s saved\r\nOther\r\nIt\\'s gone, all of it\r\n");
    select(editor, "It\\'s gone, all of it", "It\\'s saved");
    await translate({ target: 'de', source: 'en', result: 'replace' });
    const lines = editor.document.getText().split('\r\n');
    await until(async () => {
      const selected = editor.selections.map((range) => editor.document.getText(range));
      return selected.join('\n') === [lines[0], lines[2]].join('\n');
    });
  });

  it('leaves the cursor where it was put meanwhile', async () => {
    await service.faults.add({ kind: 'hold', path: '/v2/translate', times: 'always' });
    const editor = await open('Save the file\nOther\n');
    select(editor, 'Save the file');
    const running = translate({ target: 'de', source: 'en', result: 'replace' });
    await until(async () =>
      (await service.ledger()).requests.some(({ path }) => path === '/v2/translate'),
    );
    select(editor, 'Other');
    await service.faults.release();
    await running;
    assert.match(editor.document.getText(), /^\[de] .*\nOther\n$/);
    assert.equal(editor.document.getText(editor.selection), 'Other');
  });

  it('inserts below with the indent of the line', async () => {
    const editor = await open('  - Save this\nrest\n');
    select(editor, 'Save this');
    await translate({ target: 'de', result: 'below' });
    assert.match(editor.document.getText(), /^ {2}- Save this\n {2}\[de] .*\nrest\n$/);
  });

  it('copies and leaves the document alone', async () => {
    const editor = await open('Save\n');
    select(editor, 'Save');
    await translate({ target: 'de', result: 'copy' });
    assert.equal(editor.document.getText(), 'Save\n');
    assert.match(await vscode.env.clipboard.readText(), /^\[de]/);
  });

  it('lands where the selection was, whatever was typed and opened meanwhile', async () => {
    await service.faults.add({ kind: 'hold', path: '/v2/translate', times: 'always' });
    const editor = await open('First line\nSave\nLast line\n');
    select(editor, 'Save');
    const running = translate({ target: 'de', result: 'replace' });
    await until(async () =>
      (await service.ledger()).requests.some(({ path }) => path === '/v2/translate'),
    );
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'New\nlines\n'));
    const other = await vscode.workspace.openTextDocument({ content: 'Another file\nSave\n' });
    await vscode.window.showTextDocument(other);
    await service.faults.release();
    await running;
    assert.match(editor.document.getText(), /^New\nlines\nFirst line\n\[de] .*\nLast line\n$/);
    assert.equal(other.getText(), 'Another file\nSave\n');
  });

  it('leaves a selection alone that was changed meanwhile', async () => {
    await service.faults.add({ kind: 'hold', path: '/v2/translate', times: 'always' });
    const editor = await open('Save the file\n');
    select(editor, 'Save the file');
    const running = translate({ target: 'de', result: 'replace' });
    await until(async () =>
      (await service.ledger()).requests.some(({ path }) => path === '/v2/translate'),
    );
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 4), ' and close'));
    await service.faults.release();
    assert.deepEqual(await running, { translated: 1, failed: 0, characters: 13 });
    assert.equal(editor.document.getText(), 'Save and close the file\n');
  });
});
