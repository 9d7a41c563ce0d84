import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { withFileLock } from '../../../src/disk/withFileLock.ts';
import { resolveLink } from '../../../src/disk/resolveLink.ts';
import { cleanUp, put, textOf, until, uriIn, useService } from './glossa.ts';
import { translateMissing, translations } from './translateMissing.ts';

const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

describe('the actions at a message', () => {
  const service = useService();
  const scratch = (path: string) => uriIn('scratch', path);
  const [en, de, fr] = ['en', 'de', 'fr'].map((name) => scratch(`i18n/${name}.json`)) as [
    vscode.Uri,
    vscode.Uri,
    vscode.Uri,
  ];
  const ofGerman = scratch('glossa.ledger/de/i18n--en.json.txt');
  afterEach(cleanUp);

  /** The German text as the editor has it. */
  const shown = () =>
    vscode.workspace.textDocuments.find(({ uri }) => uri.path === de.path)?.getText();

  /** Waits until the first message of the German file stands so. */
  async function standsAs(state: string): Promise<void> {
    await until(async () => {
      const found = await vscode.commands.executeCommand<vscode.Hover[]>(
        'vscode.executeHoverProvider',
        de,
        new vscode.Position(1, 5),
      );
      const texts = found.flatMap(({ contents }) => contents as vscode.MarkdownString[]);
      return texts.some(({ value }) => value.replaceAll('&nbsp;', ' ').includes(`save: ${state}`));
    });
  }

  async function actionsAt(uri: vscode.Uri, line: number): Promise<readonly vscode.CodeAction[]> {
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, { preview: false });
    // A file that was just written is loaded a little later.
    if (document.lineCount <= line) return [];
    const { range } = document.lineAt(line);
    const asked = vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      uri,
      new vscode.Range(range.end, range.end),
    );
    // The editor stops asking when the document changes.
    const all = await Promise.resolve(asked).catch(() => []);
    return all.filter(({ kind }) => kind?.value === 'translate');
  }

  const titlesAt = async (uri: vscode.Uri, line: number) =>
    (await actionsAt(uri, line)).map(({ title }) => title);

  async function act(uri: vscode.Uri, line: number, title: string): Promise<void> {
    let action: vscode.CodeAction | undefined;
    await until(async () => {
      action = (await actionsAt(uri, line)).find((one) => one.title === title);
      return action !== undefined;
    });
    const { command, arguments: given = [] } = action?.command ?? { command: '' };
    await vscode.commands.executeCommand(command, ...given);
  }

  it('translate it alone, here or everywhere', async () => {
    await put(en, json({ save: 'Save', open: 'Open', close: 'Close' }));
    const german = { save: 'Sichern', open: '', close: '' };
    await put(de, json(german));
    await put(fr, json({ save: 'Enregistrer' }));
    await act(de, 2, 'Translate This Message');
    assert.equal(await translations(service), 1);
    const once = JSON.parse(await textOf(de)) as typeof german;
    assert.deepEqual([once.save, once.close], ['Sichern', '']);
    assert.notEqual(once.open, '');
    assert.equal(await textOf(fr), json({ save: 'Enregistrer' }));
    await act(en, 3, 'Translate This Message in All Locales');
    const [second, french] = [await textOf(de), await textOf(fr)].map(
      (text) => JSON.parse(text) as Record<string, string>,
    );
    assert.deepEqual([second?.['save'], second?.['open']], ['Sichern', once.open]);
    assert.deepEqual(Object.keys(french ?? {}), ['save', 'close']);
    assert.notEqual(second?.['close'], '');
  });

  it('put the source there, and the machine’s text back, each as what it is', async () => {
    await put(en, json({ save: 'Save', open: 'Open' }));
    await put(de, json({ open: 'Öffnen' }));
    await translateMissing(en, { targets: ['de'] });
    const [translated, ledger] = [await textOf(de), await textOf(ofGerman)];
    await until(async () => (await titlesAt(de, 1)).join() === 'Copy Source');
    await act(de, 1, 'Copy Source');
    assert.equal(shown(), translated.replace(/"save": ".*"/, '"save": "Save"'));
    // It is not saved yet.
    await standsAs('translated');
    await act(de, 1, 'Back to the Machine’s Text');
    assert.equal(shown(), translated);
    await standsAs('unreviewed');
    assert.equal(await textOf(ofGerman), ledger);
  });

  it('mark the source as reviewed once it is in the file, and leave what is there else as it was', async () => {
    await put(en, json({ save: 'Save', open: 'Open' }));
    await put(de, json({ open: 'Öffnen' }));
    await translateMissing(en, { targets: ['de'] });
    await put(en, json({ save: 'Save all', open: 'Open' }));
    const ledger = await textOf(ofGerman);
    await until(async () => (await titlesAt(de, 1)).includes('Translate This Message'));
    await act(de, 1, 'Copy Source');
    assert.equal(await textOf(ofGerman), ledger);
    await vscode.commands.executeCommand('workbench.action.files.revert');
    await standsAs('outdated');
    await act(de, 1, 'Copy Source');
    await vscode.workspace.textDocuments.find(({ uri }) => uri.path === de.path)?.save();
    await standsAs('reviewed');
    await act(de, 1, 'Back to the Machine’s Text');
    await standsAs('outdated');
    await vscode.commands.executeCommand('workbench.action.files.revert');
    await standsAs('reviewed');
  });

  it('touch nothing that a person types while the ledger is told', async () => {
    await put(en, json({ save: 'Save', open: 'Open' }));
    await put(de, json({ open: 'Öffnen' }));
    await translateMissing(en, { targets: ['de'] });
    await put(en, json({ save: 'Save all', open: 'Open' }));
    await until(async () => (await titlesAt(de, 1)).includes('Translate This Message'));
    await act(de, 1, 'Copy Source');
    await vscode.workspace.textDocuments.find(({ uri }) => uri.path === de.path)?.save();
    await standsAs('reviewed');
    const ofLedger = vscode.Uri.joinPath(ofGerman, '..');
    const names = async () => (await vscode.workspace.fs.readDirectory(ofLedger)).length;
    const before = await names();
    const [typed, reviewed] = ['\n\n\n', shown()];
    let [acting, isOver] = [Promise.resolve(), false];
    await withFileLock(await resolveLink(ofGerman.fsPath), async () => {
      acting = act(de, 1, 'Back to the Machine’s Text').finally(() => (isOver = true));
      acting.catch(() => undefined);
      // The new text of the ledger lies beside it until its turn comes.
      await until(async () => isOver || (await names()) > before);
      const edit = new vscode.WorkspaceEdit();
      edit.insert(de, new vscode.Position(0, 0), typed);
      await vscode.workspace.applyEdit(edit);
    });
    await acting.catch(() => undefined);
    assert.equal(shown(), `${typed}${reviewed}`);
  });

  it('tell of an outdated text what its source was', async () => {
    await put(en, json({ save: 'Save', open: 'Open' }));
    await put(de, json({ open: 'Öffnen' }));
    await translateMissing(en, { targets: ['de'] });
    await put(en, json({ save: 'Save all', open: 'Open it' }));
    const document = await vscode.workspace.openTextDocument(de);
    const hover = async (line: number) => {
      const found = await vscode.commands.executeCommand<vscode.Hover[]>(
        'vscode.executeHoverProvider',
        de,
        document.lineAt(line).range.end.translate(0, -3),
      );
      const shown = found.flatMap(({ contents }) => contents as vscode.MarkdownString[]);
      return shown.map(({ value }) => value.replaceAll('&nbsp;', ' ')).join('');
    };
    await until(async () => /Source before: Save\s/.test(await hover(1)));
    assert.match(await hover(1), /save: outdated/);
    assert.match(await hover(1), /\): Save all/);
    assert.doesNotMatch(await hover(2), /before/);
  });
});
