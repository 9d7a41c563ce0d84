import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { cleanUp, loaded, put, textOf, until, uriIn, useService } from './glossa.ts';
import { translateMissing } from './translateMissing.ts';

describe('a target file that is open while it is saved', () => {
  useService();
  const scratch = (path: string) => uriIn('scratch', path);
  const listeners: vscode.Disposable[] = [];
  afterEach(async () => {
    for (const one of listeners.splice(0)) one.dispose();
    await cleanUp();
  });

  const source = '{\n  "save": "Save",\n  "hello": "Hello {name}!"\n}\n';
  const before = '{\n  "hello": "Hallo {name}!"\n}\n';

  /** Something that takes part in saving a file, as formatters do. */
  function whileSaving(uri: vscode.Uri, work: (text: string) => Promise<string | undefined>): void {
    const listener = vscode.workspace.onWillSaveTextDocument((event) => {
      const { document } = event;
      if (document.uri.toString() !== uri.toString()) return;
      const whole = new vscode.Range(0, 0, document.lineCount, 0);
      const edits = async () => {
        const after = await work(document.getText());
        return after === undefined ? [] : [vscode.TextEdit.replace(whole, after)];
      };
      event.waitUntil(edits());
    });
    listeners.push(listener);
  }

  async function show(path: string, text: string): Promise<vscode.TextEditor> {
    const document = await loaded(await put(scratch(path), text), text);
    return vscode.window.showTextDocument(document, { preview: false });
  }

  async function shown(text = before): Promise<{ en: vscode.Uri; editor: vscode.TextEditor }> {
    const en = await put(scratch('locales/en.json'), source);
    return { en, editor: await show('locales/de.json', text) };
  }

  const rewritten = (text: string) => {
    const { hello, ...others } = JSON.parse(text) as Record<string, string>;
    return `${JSON.stringify({ hello, ...others }, null, 8)}\n\n`;
  };

  it('holds exactly the edits where a formatter rewrites all of it', async () => {
    const { en, editor } = await shown();
    whileSaving(editor.document.uri, async (text) => rewritten(text));
    await translateMissing(en, { targets: ['de'] });
    const after = await textOf(editor.document.uri);
    assert.match(after, /^\{\n {2}"save": "\[de\] .+",\n {2}"hello": "Hallo \{name\}!"\n\}\n$/);
    await until(() => editor.document.getText() === after);
    assert.equal(editor.document.isDirty, false);
    await vscode.commands.executeCommand('glossa.translate.undo');
    assert.equal(await textOf(editor.document.uri), before);
  });

  it('keeps what a person types meanwhile', async () => {
    const { en, editor } = await shown();
    const { document } = editor;
    let typed = false;
    whileSaving(document.uri, async () => {
      if (typed) return undefined;
      typed = true;
      const end = document.positionAt(document.getText().indexOf('!"') + 1);
      editor.selection = new vscode.Selection(end, end);
      await vscode.commands.executeCommand('type', { text: '?' });
      return undefined;
    });
    await translateMissing(en, { targets: ['de'] });
    assert.match(document.getText(), /"save": "\[de\] .+",\n {2}"hello": "Hallo \{name\}!\?"/);
    assert.equal(await textOf(document.uri), document.getText());
    await vscode.commands.executeCommand('glossa.translate.undo');
    assert.equal(await textOf(document.uri), before.replace('!', '!?'));
  });

  it('keeps what a person types while it is formatted', async () => {
    const { en, editor } = await shown();
    const { document } = editor;
    whileSaving(document.uri, async (text) => {
      if (text.includes('?')) return undefined;
      const end = document.positionAt(text.indexOf('!"') + 1);
      editor.selection = new vscode.Selection(end, end);
      await vscode.commands.executeCommand('type', { text: '?' });
      return rewritten(document.getText());
    });
    await translateMissing(en, { targets: ['de'] });
    assert.match(document.getText(), /"hello": "Hallo \{name\}!\?"/);
    assert.match(document.getText(), /"save": "\[de\] /);
    assert.match(await textOf(document.uri), /Hallo \{name\}!\?/);
  });

  it('keeps what another extension changes meanwhile', async () => {
    const { en, editor } = await shown();
    const { document } = editor;
    whileSaving(document.uri, async (text) => {
      if (text.includes('mine')) return undefined;
      const edit = new vscode.WorkspaceEdit();
      edit.insert(document.uri, new vscode.Position(1, 0), '  "mine": "Meins",\n');
      assert.ok(await vscode.workspace.applyEdit(edit));
      return undefined;
    });
    await translateMissing(en, { targets: ['de'] });
    assert.match(document.getText(), /"mine": "Meins"/);
    assert.match(await textOf(document.uri), /"mine": "Meins"[^]*"save": "\[de\] /);
  });

  it('keeps what is written to the disk right after it was saved', async () => {
    const { en, editor } = await shown();
    const { uri } = editor.document;
    const theirs = '{\n  "hello": "Theirs"\n}\n';
    listeners.push(
      vscode.workspace.onDidSaveTextDocument((document) => {
        if (document.uri.toString() === uri.toString()) void put(uri, theirs);
      }),
    );
    whileSaving(uri, async (text) => rewritten(text));
    await translateMissing(en, { targets: ['de'] });
    assert.equal(await textOf(uri), theirs);
  });

  it('keeps what is typed into one file while another is saved', async () => {
    const { en, editor } = await shown();
    const fr = await show('locales/fr.json', before.replace('Hallo', 'Salut'));
    whileSaving(editor.document.uri, async () => {
      if (fr.document.getText().includes('?')) return undefined;
      const end = fr.document.positionAt(fr.document.getText().indexOf('!"') + 1);
      fr.selection = new vscode.Selection(end, end);
      await vscode.commands.executeCommand('type', { text: '?' });
      return undefined;
    });
    whileSaving(fr.document.uri, async (text) => rewritten(text));
    await translateMissing(en, { targets: ['de', 'fr'] });
    assert.match(fr.document.getText(), /"hello": "Salut \{name\}!\?"/);
    assert.match(fr.document.getText(), /"save": "\[fr\] /);
    assert.match(await textOf(editor.document.uri), /"save": "\[de\] /);
  });

  it('is undone with all others in one step', async () => {
    const { en, editor } = await shown();
    const fr = await show('locales/fr.json', before);
    await translateMissing(en, { targets: ['de', 'fr'] });
    assert.match(fr.document.getText(), /"save": "\[fr\] /);
    assert.match(editor.document.getText(), /"save": "\[de\] /);
    await vscode.commands.executeCommand('undo');
    await until(() => editor.document.getText() === before);
    assert.equal(fr.document.getText(), before);
  });
});
