import assert from 'node:assert/strict';
import { mkdir, readdir, rm } from 'node:fs/promises';
import * as vscode from 'vscode';
import type { RunReport } from '../../../src/project/run/runReport.ts';
import { cleanUp, loaded, put, textOf, until, uriIn, useService } from './glossa.ts';
import { translateMissing, translations } from './translateMissing.ts';

describe('a target file that changes while a run waits for its answers', () => {
  const service = useService();
  const scratch = (path: string) => uriIn('scratch', path);
  const de = scratch('locales/de.json');
  const before = '{\n  "hello": "Hallo {name}!"\n}\n';
  afterEach(cleanUp);

  /** Translates, and does this when the texts are on their way. */
  async function runDuring(work: () => Promise<unknown>, targets = ['de']): Promise<RunReport> {
    await service.faults.add({ kind: 'hold', path: '/v2/translate', times: 'always' });
    const source = '{\n  "save": "Save",\n  "hello": "Hello {name}!",\n  "bye": "Good bye"\n}\n';
    const en = await put(scratch('locales/en.json'), source);
    const run = translateMissing(en, { targets });
    await until(async () => (await translations(service)) > 0);
    await work();
    await service.faults.release();
    return run;
  }

  async function show(): Promise<vscode.TextEditor> {
    await put(de, before);
    return vscode.window.showTextDocument(await loaded(de, before));
  }

  /** As by keys, at the end of a line. */
  async function type(editor: vscode.TextEditor, line: number, text: string): Promise<void> {
    const end = editor.document.lineAt(line).range.end;
    editor.selection = new vscode.Selection(end, end);
    await vscode.commands.executeCommand('type', { text });
    await until(() => editor.document.isDirty);
  }

  const failed = ({ targets }: RunReport) =>
    targets.flatMap(({ failed }) => failed.map(({ reason }) => reason));

  it('keeps a message that is typed into it, beside the new ones', async () => {
    const { document } = await show();
    const editor = vscode.window.activeTextEditor!;
    await runDuring(() => type(editor, 0, '"mine": "Meins",'));
    const values = JSON.parse(document.getText()) as Record<string, string>;
    assert.deepEqual(
      Object.keys(values).sort((a, b) => a.localeCompare(b)),
      ['bye', 'hello', 'mine', 'save'],
    );
    assert.equal(document.isDirty, true);
    assert.equal(await textOf(de), before);
    await vscode.commands.executeCommand('undo');
    assert.match(document.getText(), /"mine": "Meins"/);
    assert.doesNotMatch(document.getText(), /"save"/);
  });

  it('keeps what is typed into it under a key that the run has translated', async () => {
    const editor = await show();
    const report = await runDuring(() => type(editor, 0, '"save": "Von Hand",'));
    const values = JSON.parse(editor.document.getText()) as Record<string, string>;
    assert.equal(values['save'], 'Von Hand');
    assert.match(values['bye'] ?? '', /\[de\] /);
    assert.equal(failed(report).length, 1);
  });

  it('stays deleted, and is named', async () => {
    await put(de, before);
    const report = await runDuring(() => rm(de.fsPath));
    assert.equal(failed(report).length, 2);
    assert.deepEqual(await readdir(scratch('locales').fsPath), ['en.json']);
  });

  it('stays a folder that it became, and the others are written', async () => {
    await put(de, before);
    const { targets, unwritten } = await runDuring(async () => {
      await rm(de.fsPath);
      await mkdir(de.fsPath);
    }, ['de', 'fr']);
    assert.deepEqual(
      targets.map(({ translated }) => translated),
      [0, 3],
    );
    assert.deepEqual(
      unwritten.map(({ file, why }) => [file, /is a folder|not a regular file/.test(why)]),
      [['locales/de.json', true]],
    );
    assert.deepEqual(await readdir(de.fsPath), []);
  });

  it('leaves no folder behind that was made for it, when the run is taken back', async () => {
    const en = await put(scratch('locales/en/app.json'), '{ "save": "Save" }');
    await put(scratch('locales/fr/mine.txt'), 'mine');
    await translateMissing(en, { targets: ['pl', 'fr'] });
    assert.match(await textOf(scratch('locales/pl/app.json')), /\[pl\] /);
    await vscode.commands.executeCommand('glossa.translate.undo');
    assert.deepEqual(await readdir(scratch('locales').fsPath), ['en', 'fr']);
    assert.deepEqual(await readdir(scratch('locales/fr').fsPath), ['mine.txt']);
  });
});
