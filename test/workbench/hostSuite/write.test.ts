import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { cleanUp, put, textOf, uriIn, useService, until } from './glossa.ts';

const scratch = (path: string) => uriIn('scratch', path);
const run = <T>(command: string, ...args: unknown[]) =>
  vscode.commands.executeCommand<T | undefined>(command, ...args);

/** Waits until the editor has told of a resource file that was just written: its first line says what is left to do. */
async function untilKnown(uri: vscode.Uri): Promise<void> {
  await vscode.workspace.openTextDocument(uri);
  // The editor refuses to be asked until it has a model of the document.
  const lenses = () =>
    run<readonly unknown[]>('vscode.executeCodeLensProvider', uri).then(undefined, () => []);
  await until(async () => ((await lenses()) ?? []).length > 0);
}

/** Opens a file with one of its texts selected. */
async function select(uri: vscode.Uri, part: string): Promise<vscode.TextDocument> {
  const editor = await vscode.window.showTextDocument(uri);
  const { document } = editor;
  const start = document.getText().indexOf(part);
  const at = (offset: number) => document.positionAt(offset);
  editor.selection = new vscode.Selection(at(start), at(start + part.length));
  return document;
}

function shownDiff(): vscode.TabInputTextDiff | undefined {
  const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
  return input instanceof vscode.TabInputTextDiff ? input : undefined;
}

describe('Improving a selection', () => {
  const service = useService();
  afterEach(async () => {
    await run('workbench.action.closeAllEditors');
    await cleanUp();
  });

  it('shows what would change, and writes it with the escapes of the file when it is accepted', async () => {
    const text = '{\n  "open": "Say \\"recieve\\" to {name}",\n  "b": "Two"\n}\n';
    const uri = await put(scratch('improved/locales/en.json'), text);
    await untilKnown(uri);
    const document = await select(uri, '\\"recieve\\" to {name}');
    const report = await run('glossa.write.improve', { tone: 'friendly' });
    assert.deepEqual(report, { improved: 1, unchanged: 0, failed: 0, characters: 16 });
    const diff = shownDiff();
    assert.ok(diff !== undefined);
    const shown = await vscode.workspace.openTextDocument(diff.modified);
    const improved = text.replace('\\"recieve', '[friendly] \\"receive');
    assert.equal(shown.getText(), improved);
    assert.equal(document.getText(), text);
    await run('glossa.write.accept');
    assert.equal(document.getText(), improved);
    assert.equal(shownDiff(), undefined);
    await document.save();
    assert.equal(await textOf(uri), improved);
  });

  it('leaves a text in any other file as it is when it is told to', async () => {
    const uri = await put(scratch('notes.txt'), 'Teh first line.\nTeh second line.\n');
    const document = await select(uri, 'Teh second line.');
    await run('glossa.write.improve', {});
    assert.ok(shownDiff() !== undefined);
    await run('glossa.write.leave');
    assert.equal(shownDiff(), undefined);
    assert.equal(document.getText(), 'Teh first line.\nTeh second line.\n');
    const [request] = (await service.ledger()).requests.filter(({ path }) =>
      path.startsWith('/v2/write/'),
    );
    assert.deepEqual(request?.body, { text: ['Teh second line.'] });
  });
});

describe('Correcting texts', () => {
  const service = useService();
  afterEach(async () => {
    await run('glossa.write.clearCorrections');
    await run('workbench.action.closeAllEditors');
    await cleanUp();
  });
  const text =
    '{\n  "a": "Teh \\"adress\\" of {name}",\n  "b": "Fine",\n  "c": "Alot of fiels"\n}\n';
  const writes = async () =>
    (await service.ledger()).requests.filter(({ path }) => path.startsWith('/v2/write/'));
  const found = (uri: vscode.Uri) =>
    vscode.languages.getDiagnostics(uri).filter(({ code }) => code === 'correction');
  const fixesAt = async (uri: vscode.Uri, range: vscode.Range) => {
    const kind = vscode.CodeActionKind.QuickFix.value;
    const all = await run<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      uri,
      range,
      kind,
    );
    return (all ?? []).filter(({ title }) => /^(Correct to|Apply all corrections)/.test(title));
  };

  it('shows the mistakes of a resource file at their words, and mends one or all', async () => {
    const uri = await put(scratch('spelling/locales/en.json'), text);
    await untilKnown(uri);
    const report = await run('glossa.write.correctFile', uri);
    assert.deepEqual(report, { checked: 3, corrections: 3, failed: 0, characters: 36 });
    const document = await vscode.workspace.openTextDocument(uri);
    assert.deepEqual(
      found(uri).map(({ range, severity }) => [document.getText(range), severity]),
      [
        ['Teh', vscode.DiagnosticSeverity.Information],
        ['adress', vscode.DiagnosticSeverity.Information],
        ['fiels', vscode.DiagnosticSeverity.Information],
      ],
    );
    const [, second] = found(uri);
    assert.ok(second !== undefined);
    const [one, all] = await fixesAt(uri, second.range);
    assert.ok(one?.edit && all?.edit);
    await vscode.workspace.applyEdit(one.edit);
    assert.equal(document.getText(), text.replace('adress', 'address'));
    assert.deepEqual(
      found(uri).map(({ range }) => document.getText(range)),
      ['Teh', 'fiels'],
    );
    const [first] = found(uri);
    const [, rest] = await fixesAt(uri, first?.range ?? second.range);
    assert.ok(rest?.edit);
    await vscode.workspace.applyEdit(rest.edit);
    const mended = text
      .replace('adress', 'address')
      .replace('Teh', 'The')
      .replace('fiels', 'files');
    assert.equal(document.getText(), mended);
    assert.deepEqual(found(uri), []);
  });

  it('looks at what is selected, and forgets it by command', async () => {
    const uri = await put(scratch('spelling.txt'), 'Teh first.\nTeh second.\n');
    await select(uri, 'Teh second.');
    await run('glossa.write.correct');
    assert.deepEqual(
      found(uri).map(({ range }) => range.start.line),
      [1],
    );
    await run('glossa.write.clearCorrections');
    assert.deepEqual(found(uri), []);
  });

  it('sends as much as the user allows at once, and nothing where it would be more', async () => {
    const uri = await put(scratch('cap/locales/en.json'), text);
    await untilKnown(uri);
    const settings = vscode.workspace.getConfiguration('glossa', uri);
    const target = vscode.ConfigurationTarget.WorkspaceFolder;
    await settings.update('translate.maxCharacters', 35, target);
    assert.equal(await run('glossa.write.correctFile', uri), undefined);
    assert.deepEqual(await writes(), []);
    await settings.update('translate.maxCharacters', 36, target);
    // It asks before more than that.
    await settings.update('translate.confirmAbove', 36, target);
    const report = await run<{ characters: number }>('glossa.write.correctFile', uri);
    assert.equal(report?.characters, 36);
  });

  it('changes nothing where the plan does not include it, or the quota is used up', async () => {
    const uri = await put(scratch('plan/locales/en.json'), text);
    await untilKnown(uri);
    for (const status of [403, 404, 456]) {
      await service.faults.add({ kind: 'status', status, path: '/v2/write/correct' });
      assert.equal(await run('glossa.write.correctFile', uri), undefined);
      assert.deepEqual(found(uri), []);
      assert.equal(await textOf(uri), text);
    }
    assert.equal((await writes()).length, 3);
  });

  it('says of no text that it has no mistakes where the service refused to look at it', async () => {
    const uri = await put(scratch('refused/locales/en.json'), text);
    await untilKnown(uri);
    await service.faults.add({
      kind: 'status',
      status: 400,
      path: '/v2/write/correct',
      times: 'always',
    });
    // Nothing is handed back where a failure was told.
    assert.equal(await run('glossa.write.correctFile', uri), undefined);
    assert.ok((await writes()).length > 0);
    await service.faults.clear();
    const report = await run<{ checked: number }>('glossa.write.correctFile', uri);
    assert.equal(report?.checked, 3);
  });
});
