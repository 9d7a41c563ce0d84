import assert from 'node:assert/strict';
import { chmod } from 'node:fs/promises';
import * as vscode from 'vscode';
import { cleanUp, folder, put, until, uriIn, useService } from './glossa.ts';

const text = 'Save teh file\nOther\n';
const run = <T>(command: string, ...args: unknown[]) =>
  vscode.commands.executeCommand<T | undefined>(command, ...args);

/** Settings of the editor: globs for the folder `scratch`, what counts for the whole window for the user. */
async function set(key: string, value: unknown): Promise<void> {
  const files = vscode.workspace.getConfiguration('files', folder('scratch').uri);
  const { Global, WorkspaceFolder } = vscode.ConfigurationTarget;
  await files.update(key, value, key === 'readonlyFromPermissions' ? Global : WorkspaceFolder);
}

const show = (uri: vscode.Uri) => vscode.window.showTextDocument(uri);
const notes = (path: string) => put(uriIn('scratch', path), text);

async function compared(
  side: 'original' | 'modified',
  before?: vscode.Uri,
): Promise<vscode.TextEditor> {
  const [original, modified] = [before ?? (await notes('before.md')), await notes('after.md')];
  await run('vscode.diff', original, modified);
  await run(
    side === 'original' ? 'diffEditor.switchSide' : 'workbench.action.focusActiveEditorGroup',
  );
  const wanted = side === 'original' ? original : modified;
  const editor = vscode.window.activeTextEditor;
  assert.equal(editor?.document.uri.toString(), wanted.toString());
  return editor;
}

async function withMade(
  open: (uri: vscode.Uri) => Promise<vscode.TextEditor> | Thenable<vscode.TextEditor>,
): Promise<vscode.TextEditor> {
  const provider = { provideTextDocumentContent: () => text };
  const registered = vscode.workspace.registerTextDocumentContentProvider('glossa-test', provider);
  try {
    return await open(vscode.Uri.parse('glossa-test:/older.md'));
  } finally {
    registered.dispose();
  }
}

async function withoutPermission(): Promise<vscode.TextEditor> {
  const uri = await notes('locked.md');
  await chmod(uri.fsPath, 0o444);
  return show(uri);
}

async function inNotebook(path: string): Promise<vscode.TextEditor> {
  const uri = await put(uriIn('scratch', path), '');
  const notebook = await vscode.workspace.openNotebookDocument(uri);
  await vscode.window.showNotebookDocument(notebook);
  await run('notebook.cell.edit');
  const { document } = notebook.cellAt(0);
  const shown = () => vscode.window.activeTextEditor;
  await until(() => shown()?.document === document);
  const editor = shown();
  assert.ok(editor !== undefined);
  return editor;
}

/** What makes a document read-only or not, and whether a person can type into it then. */
const documents: Readonly<
  Record<string, { readonly open: () => Promise<vscode.TextEditor>; readonly editable: boolean }>
> = {
  'a file that a setting names': {
    editable: false,
    open: async () => {
      await set('readonlyInclude', { '**/generated/**': true });
      return show(await notes('generated/notes.md'));
    },
  },
  'a file that a setting names from the folder on': {
    editable: false,
    open: async () => {
      await set('readonlyInclude', { 'notes/*.md': true, '**/*.txt': false });
      return show(await notes('notes/one.md'));
    },
  },
  'a file that a setting names, and another one leaves out': {
    editable: true,
    open: async () => {
      await set('readonlyInclude', { '**/*.md': true });
      await set('readonlyExclude', { '**/mine/**': true });
      return show(await notes('mine/notes.md'));
    },
  },
  'a file that may not be written, where that counts': {
    editable: false,
    open: async () => {
      await set('readonlyFromPermissions', true);
      return withoutPermission();
    },
  },
  'a file that may not be written': { editable: true, open: withoutPermission },
  'the left side of a comparison of two files': {
    editable: true,
    open: () => compared('original'),
  },
  'the left side of a comparison with what has no file': {
    editable: false,
    open: () => withMade((uri) => compared('original', uri)),
  },
  'the right side of a comparison': { editable: true, open: () => compared('modified') },
  'a cell of a notebook': { editable: true, open: () => inNotebook('free.ipynb') },
  'a cell of a notebook that a setting names': {
    editable: false,
    open: async () => {
      await set('readonlyInclude', { '**/*.ipynb': true });
      return inNotebook('named.ipynb');
    },
  },
  'a text that an extension made up': { editable: false, open: () => withMade(show) },
  'a text without a file': {
    editable: true,
    open: async () =>
      vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ content: text })),
  },
};

describe('what the editor lets nobody type into', () => {
  const service = useService();
  let notebooks: vscode.Disposable;
  before(() => {
    const { Code } = vscode.NotebookCellKind;
    notebooks = vscode.workspace.registerNotebookSerializer('jupyter-notebook', {
      deserializeNotebook: () =>
        new vscode.NotebookData([new vscode.NotebookCellData(Code, text, 'plaintext')]),
      serializeNotebook: () => new Uint8Array(),
    });
  });
  after(() => notebooks.dispose());
  afterEach(async () => {
    for (const key of ['readonlyInclude', 'readonlyExclude', 'readonlyFromPermissions'])
      await set(key, undefined);
    await run('workbench.action.closeAllEditors');
    await cleanUp();
  });

  const sent = async () =>
    (await service.ledger()).requests.filter(({ path }) => /translate|write/.test(path)).length;

  for (const [name, { open, editable }] of Object.entries(documents)) {
    it(`${editable ? 'is not' : 'is'} ${name}`, async () => {
      const editor = await open();
      const { document } = editor;
      editor.selection = new vscode.Selection(0, 5, 0, 8);
      await run('glossa.translate.selection', { target: 'de', source: 'en', result: 'replace' });
      if (!editable) {
        await run('glossa.translate.selectionTo', { target: 'de', source: 'en', result: 'below' });
        await run('glossa.write.improve', {});
        await run('glossa.write.correct');
        assert.equal(await sent(), 0);
        assert.equal(document.getText(), text);
        const how = { target: 'de', source: 'en', result: 'copy' };
        await run('glossa.translate.selection', how);
        assert.match(await vscode.env.clipboard.readText(), /^\[de] /);
        assert.equal(document.getText(), text);
      } else {
        assert.match(document.lineAt(0).text, /^Save \[de] /);
      }
      // So it is in the editor itself.
      const before = document.getText();
      await run('type', { text: 'x' });
      assert.equal(document.getText() === before, !editable);
    });
  }
});
