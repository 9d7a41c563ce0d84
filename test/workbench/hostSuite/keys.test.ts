import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import * as vscode from 'vscode';
import { ledgerPath } from '../../../src/resources/ledger/ledger.ts';
import { ledgerFiles } from '../ledgerFiles.ts';
import { cleanUp, put, textOf, until, uriIn } from './glossa.ts';

const scratch = (path: string) => uriIn('scratch', path);

const english = 'en:\n  nav:\n    # the start\n    home: "Home, {name}"\n    away: Away\n';
const german = 'de:\n  nav:\n    home: "Start, {name}" # [x](command:y)\n    away: Weg\n';
const french = 'fr:\n  nav:\n    away: ""\n';
const section = { sourcePath: 'locales/en.yml', locale: 'de' };
const ledger = ledgerFiles(section, [[['nav', 'away'], 'Away', 'Weg']]);
const ofGerman = ledgerPath(section);

async function open(path: string): Promise<vscode.TextDocument> {
  await put(scratch('locales/en.yml'), english);
  await put(scratch('locales/de.yml'), german);
  await put(scratch('locales/fr.yml'), french);
  for (const [path, text] of Object.entries(ledger)) await put(scratch(path), text);
  const document = await vscode.workspace.openTextDocument(scratch(path));
  await vscode.window.showTextDocument(document, { preview: false });
  await until(async () => (await places('References', document, 'away')).length > 0);
  return document;
}

/** In a text of the document. */
function positionOf(document: vscode.TextDocument, text: string): vscode.Position {
  return document.positionAt(document.getText().indexOf(text) + 1);
}

async function places(
  kind: 'References' | 'Definitions',
  document: vscode.TextDocument,
  text: string,
): Promise<readonly string[]> {
  const command = kind === 'References' ? 'executeReferenceProvider' : 'executeDefinitionProvider';
  const found = await vscode.commands.executeCommand<(vscode.Location | vscode.LocationLink)[]>(
    `vscode.${command}`,
    document.uri,
    positionOf(document, text),
  );
  return found.map((one) => {
    const uri = 'uri' in one ? one.uri : one.targetUri;
    const { line } = ('uri' in one ? one.range : one.targetRange).start;
    return `${uri.path.split('/').at(-1)}:${line + 1}`;
  });
}

async function hover(document: vscode.TextDocument, text: string): Promise<string> {
  const found = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    positionOf(document, text),
  );
  const markdown = found.flatMap(({ contents }) => contents as vscode.MarkdownString[]);
  return markdown.map(({ value }) => value).join('');
}

describe('a message in a file', () => {
  before(async () => {
    await vscode.extensions.getExtension('glossa.glossa')?.activate();
  });
  afterEach(cleanUp);

  it('leads to its source and to all locales, from its key and from its text', async () => {
    const document = await open('locales/de.yml');
    for (const text of ['home', 'Start'])
      assert.deepEqual(await places('Definitions', document, text), ['en.yml:4']);
    const all = ['de.yml:4', 'en.yml:5', 'fr.yml:3'];
    assert.deepEqual((await places('References', document, 'Weg')).toSorted(), all);
    assert.deepEqual(await places('Definitions', document, '# ['), []);
  });

  it('shows its state, its source and what others have, as text that is nothing but text', async () => {
    const document = await open('locales/de.yml');
    const shown = await hover(document, 'Weg');
    assert.match(shown, /nav\\?\.away: unreviewed/);
    assert.match(shown, /\[Source.*English.*\]\(file:\/\/[^)]*en\.yml#L5[^)]*\): Away/);
    assert.match(shown, /French: missing/);
    const source = await vscode.workspace.openTextDocument(scratch('locales/en.yml'));
    assert.match(await hover(source, 'Home'), /German\]\([^)]*\): Start,.*name/);
    assert.doesNotMatch(await hover(source, 'Home'), /Source|command/);
  });

  it('is offered what its source has, and what equal sources became, in the spelling of the file', async () => {
    await put(scratch('locales/en.json'), '{"a":"Hi \\"{name}\\" <b>","b":"Bye","c":"Bye"}');
    await put(scratch('locales/de.json'), '{"a":"Hallo {na <","b":"Bye","c":"Tschüss \\"x\\""}');
    const document = await vscode.workspace.openTextDocument(scratch('locales/de.json'));
    await vscode.window.showTextDocument(document, { preview: false });
    const offered = async (text: string) => {
      const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
        'vscode.executeCompletionItemProvider',
        document.uri,
        document.positionAt(document.getText().indexOf(text) + text.length),
      );
      const own = items.filter(({ detail }) => /source/.test(detail ?? ''));
      return own.map(({ insertText, range }) => [
        insertText,
        document.getText(range instanceof vscode.Range ? range : range?.replacing),
      ]);
    };
    await until(async () => (await offered('{na')).length > 0);
    assert.deepEqual(await offered('{na'), [
      ['{name}', '{na'],
      ['<b>', ''],
    ]);
    assert.deepEqual(await offered('"Bye'), [['"Tschüss \\"x\\""', '"Bye"']]);
    assert.deepEqual(await offered('"b"'), []);
  });

  it('is renamed everywhere, in one step, and stays unreviewed', async () => {
    const document = await open('locales/de.yml');
    const renamed = await vscode.commands.executeCommand<vscode.WorkspaceEdit>(
      'vscode.executeDocumentRenameProvider',
      document.uri,
      positionOf(document, 'away'),
      'gone',
    );
    assert.equal(renamed.size, 3);
    assert.ok(await vscode.workspace.applyEdit(renamed, { isRefactoring: true }));
    const texts = () =>
      Promise.all(
        ['en.yml', 'de.yml', 'fr.yml']
          .map((name) => scratch(`locales/${name}`))
          .map(async (uri) => (await vscode.workspace.openTextDocument(uri)).getText()),
      );
    const before = [english, german, french];
    const after = before.map((text) => text.replace('away', 'gone'));
    assert.deepEqual(await texts(), after);
    const marks = await textOf(scratch(ofGerman));
    for (const key of ['away', 'gone']) assert.ok(marks.includes(`"${key}"`), marks);
  });

  it('has its files saved with the undo of what was saved, and no tab of the ledger', async () => {
    const document = await open('locales/de.yml');
    const renamed = await vscode.commands.executeCommand<vscode.WorkspaceEdit>(
      'vscode.executeDocumentRenameProvider',
      document.uri,
      positionOf(document, 'away'),
      'gone',
    );
    assert.ok(await vscode.workspace.applyEdit(renamed, { isRefactoring: true }));
    await vscode.workspace.saveAll();
    const all = ['en.yml', 'de.yml', 'fr.yml'].map((name) => scratch(`locales/${name}`));
    const before = [english, german, french];
    const disk = async () => Promise.all(all.map(async ({ fsPath }) => readFile(fsPath, 'utf8')));
    await until(async () => (await disk()).every((text) => text.includes('gone')));
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('undo');
    await until(async () => (await disk()).join() === before.join());
    await until(() => vscode.workspace.textDocuments.every(({ isDirty }) => !isDirty));
    const paths = vscode.workspace.textDocuments.map(({ uri }) => uri.path);
    assert.deepEqual(
      paths.filter((path) => path.includes('glossa.ledger')),
      [],
    );
  });

  it('is not renamed where a locale has the name already', async () => {
    const document = await open('locales/de.yml');
    const rename = vscode.commands.executeCommand(
      'vscode.executeDocumentRenameProvider',
      document.uri,
      positionOf(document, 'away'),
      'home',
    );
    await assert.rejects(Promise.resolve(rename), /already has the key/);
    assert.equal(await textOf(document.uri), german);
  });
});
