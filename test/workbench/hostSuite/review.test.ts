import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import * as vscode from 'vscode';
import { hashOf } from '../../../src/resources/hash.ts';
import { cleanUp, put, textOf, until, uriIn } from './glossa.ts';

const scratch = (path: string) => uriIn('scratch', path);

const english = { save: 'Save', open: 'Open {name}', close: 'Close it', more: 'More' };
const german = { save: 'Sichern', open: 'Öffnen: {nmae}', close: 'Schließen' };
const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

/** The machine wrote all of the German; the source of `close` has changed since. */
/** Of version 1: it is carried over with the first change. */
const ledgerOf = (texts: typeof german) =>
  [
    '# Glossa ledger 1: [source file, target locale, key, hash of the source text, hash of the machine\'s text or "adopted"]',
    ...[
      ['close', 'Close', texts.close],
      ['open', english.open, texts.open],
      ['save', english.save, texts.save],
    ].map(([key, source = '', text = '']) =>
      JSON.stringify(['locales/en.json', 'de', [key], hashOf(source), hashOf(text)]),
    ),
    '',
  ].join('\n');
const ledger = ledgerOf(german);

/** Opens the German file, and waits until it is known what is left to do there. */
async function openGerman(): Promise<vscode.TextEditor> {
  await put(scratch('locales/en.json'), json(english));
  await put(scratch('locales/de.json'), json(german));
  await put(scratch('glossa.lock'), ledger);
  const document = await vscode.workspace.openTextDocument(scratch('locales/de.json'));
  const editor = await vscode.window.showTextDocument(document, { preview: false });
  await says(document, 'German: 1 missing · 1 outdated · 2 unreviewed · 1 problem');
  return editor;
}

/** Shows files beside each other, with all of their texts. */
async function showBeside(files: readonly vscode.Uri[]): Promise<void> {
  for (const uri of files) {
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, {
      viewColumn: vscode.ViewColumn.Beside,
      preview: false,
    });
  }
  const isWhole = (uri: vscode.Uri) =>
    vscode.window.visibleTextEditors.some(
      ({ document, visibleRanges }) =>
        document.uri.toString() === uri.toString() &&
        visibleRanges.some((range) => range.end.line >= document.lineCount - 2),
    );
  await until(async () => files.every(isWhole));
}

async function lenses({ uri }: vscode.TextDocument): Promise<readonly string[]> {
  const found = await vscode.commands.executeCommand<vscode.CodeLens[]>(
    'vscode.executeCodeLensProvider',
    uri,
  );
  return found.map(({ command }) => command?.title ?? '');
}

async function hints(document: vscode.TextDocument, to = 10): Promise<readonly string[]> {
  const found = await vscode.commands.executeCommand<vscode.InlayHint[]>(
    'vscode.executeInlayHintProvider',
    document.uri,
    new vscode.Range(0, 0, to, 0),
  );
  return found.map(({ position, label }) => `${position.line + 1}: ${label as string}`);
}

/** Waits until the first lens says this; German only. */
async function says(document: vscode.TextDocument, text: string): Promise<void> {
  const end = Date.now() + 120_000;
  let last: readonly string[] = [];
  await until(async () => {
    last = await lenses(document);
    return last[0] === text || Date.now() > end;
  });
  assert.equal(last[0], text);
}

describe('the states of messages in a file', () => {
  before(async () => {
    await vscode.extensions.getExtension('glossa.glossa')?.activate();
  });
  afterEach(cleanUp);

  it('stand on its first line and behind each text that waits', async () => {
    const { document } = await openGerman();
    assert.deepEqual((await lenses(document)).slice(1), [
      'Translate Missing Messages',
      'Mark All as Reviewed',
    ]);
    assert.deepEqual(await hints(document), ['2: unreviewed', '3: unreviewed', '4: outdated']);
    assert.deepEqual(await hints(document, 2), ['2: unreviewed']);
    const source = await vscode.workspace.openTextDocument(scratch('locales/en.json'));
    await says(source, '1 target locale: 1 missing · 1 outdated · 2 unreviewed · 1 problem');
    assert.deepEqual(await hints(source), []);
  });

  it('tell of problems in files that are closed, as they are on the disk', async () => {
    const english = { one: 'Hi {name}', two: 'Bye {name}' };
    const german = (one: string, two: string) => json({ one, two });
    await put(scratch('locales/en.json'), json(english));
    await put(scratch('locales/de.json'), german('Hallo {nmae}', 'Tschüss {nmae}'));
    const source = await vscode.workspace.openTextDocument(scratch('locales/en.json'));
    await says(source, '1 target locale: 2 problems');
    await put(scratch('locales/de.json'), german('Hallo {name}', 'Tschüss {nmae}'));
    await says(source, '1 target locale: 1 problem');
    await put(scratch('locales/de.json'), german('Hallo {name}', 'Tschüss {name}'));
    await says(source, '1 target locale: complete');
    const edit = new vscode.WorkspaceEdit();
    edit.replace(source.uri, new vscode.Range(1, 10, 1, 19), 'Hi {nick}');
    await vscode.workspace.applyEdit(edit);
    await says(source, '1 target locale: 1 problem');
  });

  it('follow a folder that takes the place of another', async () => {
    const texts = (german: string) =>
      Object.entries({ en: { one: 'Hi {name}' }, de: { one: german } });
    for (const [locale, text] of texts('Hallo {nmae}'))
      await put(scratch(`app/locales/${locale}.json`), json(text));
    for (const [locale, text] of texts('Hallo {name}'))
      await put(scratch(`app/new/${locale}.json`), json(text));
    const source = await vscode.workspace.openTextDocument(scratch('app/locales/en.json'));
    await says(source, '1 target locale: 1 problem');
    await rename(scratch('app/locales').fsPath, scratch('app/old').fsPath);
    await rename(scratch('app/new').fsPath, scratch('app/locales').fsPath);
    await says(source, '1 target locale: complete');
  });

  it('follow what the settings of a tool say of the source, without a reload', async () => {
    await put(scratch('locales/en.json'), json({ save: 'Save' }));
    const de = await put(scratch('locales/de.json'), json({ save: 'Sichern' }));
    const document = await vscode.workspace.openTextDocument(de);
    await vscode.window.showTextDocument(document);
    await says(document, 'German: complete');
    const settings = scratch('i18next.config.ts');
    await put(settings, `export default { locales: ['de', 'en'], primaryLanguage: 'de' };\n`);
    await says(document, '1 target locale: complete');
    await put(settings, `export default { locales: ['de', 'en'], primaryLanguage: 'en' };\n`);
    await says(document, 'German: complete');
  });

  it('follow what is typed, before it is saved', async () => {
    const { document } = await openGerman();
    const edit = new vscode.WorkspaceEdit();
    edit.replace(document.uri, new vscode.Range(1, 11, 1, 18), 'Speichern');
    await vscode.workspace.applyEdit(edit);
    await says(document, 'German: 1 missing · 1 outdated · 1 unreviewed · 1 problem');
    assert.deepEqual(await hints(document), ['3: unreviewed', '4: outdated']);
  });

  it('are not there where somebody does not want them', async () => {
    const { document } = await openGerman();
    const settings = vscode.workspace.getConfiguration('glossa', document.uri);
    const { WorkspaceFolder } = vscode.ConfigurationTarget;
    await settings.update('editor.lens', false, WorkspaceFolder);
    await settings.update('editor.hints', false, WorkspaceFolder);
    assert.deepEqual([await lenses(document), await hints(document)], [[], []]);
  });

  it('change when a person accepts a text, and the file does not', async () => {
    const editor = await openGerman();
    const { document } = editor;
    editor.selection = new vscode.Selection(1, 14, 1, 14);
    await vscode.commands.executeCommand('glossa.review.accept');
    await says(document, 'German: 1 missing · 1 outdated · 1 unreviewed · 1 problem');
    editor.selection = new vscode.Selection(3, 0, 3, 0);
    await vscode.commands.executeCommand('glossa.review.keep');
    await says(document, 'German: 1 missing · 1 unreviewed · 1 problem');
    assert.equal(await textOf(document.uri), json(german));
    await vscode.commands.executeCommand('glossa.review.undo');
    await vscode.commands.executeCommand('glossa.review.undo');
    await says(document, 'German: 1 missing · 1 outdated · 2 unreviewed · 1 problem');
    const carriedOver = await textOf(scratch('glossa.ledger/de/locales--en.json.txt'));
    assert.equal(carriedOver.match(/^\[.*\] [\w-]{8} [\w-]{8}$/gmu)?.length, 3);
    assert.match(await textOf(scratch('glossa.lock')), /^# Glossa ledger 2: .*\n$/u);
  });

  it('change where the cursor was as the key was pressed, or where the key before it has led', async () => {
    const editor = await openGerman();
    const { document } = editor;
    editor.selection = new vscode.Selection(3, 14, 3, 14);
    const kept = vscode.commands.executeCommand('glossa.review.keep');
    editor.selection = new vscode.Selection(0, 0, 0, 0);
    await kept;
    await says(document, 'German: 1 missing · 2 unreviewed · 1 problem');
    await Promise.all([
      vscode.commands.executeCommand('glossa.review.next'),
      vscode.commands.executeCommand('glossa.review.next'),
      vscode.commands.executeCommand('glossa.review.accept'),
    ]);
    await says(document, 'German: 1 missing · 1 unreviewed · 1 problem');
    assert.deepEqual(await hints(document), ['2: unreviewed']);
  });

  it('change for all texts without a problem at once', async () => {
    const { document } = await openGerman();
    void vscode.commands.executeCommand('glossa.review.acceptAll', document.uri);
    await says(document, 'German: 1 missing · 1 outdated · 1 unreviewed · 1 problem');
    assert.deepEqual(await hints(document), ['3: unreviewed', '4: outdated']);
  });

  it('change for all translations of a source that are on screen, no byte changes, and one undo takes it back', async () => {
    const keys = Array.from({ length: 8 }, (_, place) => `key${place}`);
    const texts = (text: string) => json(Object.fromEntries(keys.map((key) => [key, text + key])));
    const all = { en: texts('Text of '), de: texts('Satz aus '), fr: texts('Phrase de ') };
    const lines = (['de', 'fr'] as const).flatMap((locale) =>
      keys.map((key) => {
        const written = hashOf((locale === 'de' ? 'Satz aus ' : 'Phrase de ') + key);
        return JSON.stringify([
          'locales/en.json',
          locale,
          [key],
          hashOf(`Text of ${key}`),
          written,
        ]);
      }),
    );
    for (const [locale, text] of Object.entries(all))
      await put(scratch(`locales/${locale}.json`), text);
    await put(scratch('glossa.lock'), ledger.split('\n', 1).concat(lines, '').join('\n'));
    const source = await vscode.workspace.openTextDocument(scratch('locales/en.json'));
    await says(source, '2 target locales: 16 unreviewed');
    await showBeside([scratch('locales/de.json'), scratch('locales/fr.json')]);
    await vscode.commands.executeCommand('glossa.review.acceptAll', source.uri);
    await says(source, '2 target locales: complete');
    for (const [locale, text] of Object.entries(all))
      assert.equal(await textOf(scratch(`locales/${locale}.json`)), text);
    await vscode.commands.executeCommand('glossa.review.undo');
    await says(source, '2 target locales: 16 unreviewed');
  });

  it('change for one locale in the files of several sources, and one undo takes it back', async () => {
    const parts = ['common', 'shop'];
    const section = (part: string, locale: string) =>
      JSON.stringify([
        `locales/en/${part}.json`,
        locale,
        ['title'],
        hashOf(`Title of ${part}`),
        hashOf(`${locale} ${part}`),
      ]);
    for (const part of parts) {
      await put(scratch(`locales/en/${part}.json`), json({ title: `Title of ${part}` }));
      for (const locale of ['de', 'fr'])
        await put(scratch(`locales/${locale}/${part}.json`), json({ title: `${locale} ${part}` }));
    }
    const lines = parts.flatMap((part) => ['de', 'fr'].map((locale) => section(part, locale)));
    await put(scratch('glossa.lock'), ledger.split('\n', 1).concat(lines, '').join('\n'));
    const sources = await Promise.all(
      parts.map(async (part) =>
        vscode.workspace.openTextDocument(scratch(`locales/en/${part}.json`)),
      ),
    );
    const all = async (text: string) => {
      for (const source of sources) await says(source, `2 target locales: ${text}`);
    };
    await all('2 unreviewed');
    const german = scratch('locales/de/shop.json');
    await showBeside([german, scratch('locales/de/common.json')]);
    await vscode.commands.executeCommand('glossa.review.acceptLocale', german);
    await all('1 unreviewed');
    await says(await vscode.workspace.openTextDocument(german), 'German: complete');
    await vscode.commands.executeCommand('glossa.review.undo');
    await all('2 unreviewed');
  });

  it('are changed by actions at the text', async () => {
    const { document } = await openGerman();
    const titles = ['Mark as Reviewed', 'Keep for the New Source'];
    const ignore = 'Do not report “outdated” for this message';
    const offered = async () =>
      vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        document.uri,
        new vscode.Range(1, 14, 3, 14),
      );
    await until(async () => (await offered()).some(({ title }) => title === ignore));
    const actions = await offered();
    const place = (title: string) => actions.findIndex((one) => one.title === title);
    assert.ok(place('Keep for the New Source') < place(ignore), 'repairs come first');
    const own = titles.flatMap((one) => actions.filter(({ title }) => title === one));
    assert.equal(own.length, 2);
    for (const { command } of own) {
      assert.ok(command);
      await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
    }
    await says(document, 'German: 1 missing · 1 problem');
    assert.equal(await textOf(document.uri), json(german));
  });

  it('are not changed by an action for a text that is another one by now', async () => {
    const { document } = await openGerman();
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      new vscode.Range(1, 14, 1, 14),
    );
    const command = actions.find(({ title }) => title === 'Mark as Reviewed')?.command;
    assert.ok(command);
    const other = { ...german, save: 'Speichern' };
    await put(scratch('glossa.lock'), ledgerOf(other));
    await put(document.uri, json(other));
    await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
    await until(() => document.getText() === json(other));
    await says(document, 'German: 1 missing · 1 outdated · 2 unreviewed · 1 problem');
    assert.equal(await textOf(scratch('glossa.lock')), ledgerOf(other));
  });

  it('wait for the file where a person has typed the text that they mark, and are never those of another', async () => {
    const editor = await openGerman();
    const { document } = editor;
    const keep = async () => {
      await editor.edit((edit) => edit.replace(new vscode.Range(3, 12, 3, 21), 'Zumachen'));
      editor.selection = new vscode.Selection(3, 14, 3, 14);
      await vscode.commands.executeCommand('glossa.review.keep');
      await says(document, 'German: 1 missing · 1 outdated · 2 unreviewed · 1 problem');
    };
    await keep();
    await vscode.commands.executeCommand('workbench.action.files.revert');
    assert.equal(document.getText(), json(german));
    await says(document, 'German: 1 missing · 1 outdated · 2 unreviewed · 1 problem');
    await keep();
    await vscode.commands.executeCommand('glossa.review.undo');
    await document.save();
    await says(document, 'German: 1 missing · 1 outdated · 2 unreviewed · 1 problem');
    await vscode.commands.executeCommand('undo');
    await document.save();
    await keep();
    await document.save();
    await says(document, 'German: 1 missing · 2 unreviewed · 1 problem');
    await vscode.commands.executeCommand('glossa.review.undo');
    await says(document, 'German: 1 missing · 1 outdated · 2 unreviewed · 1 problem');
  });

  it('are for what was just typed when the key is pressed at once', async () => {
    const editor = await openGerman();
    const { document } = editor;
    await editor.edit((edit) => edit.replace(new vscode.Range(3, 12, 3, 21), 'Zumachen'));
    editor.selection = new vscode.Selection(3, 14, 3, 14);
    await vscode.commands.executeCommand('glossa.review.keep');
    await document.save();
    await says(document, 'German: 1 missing · 2 unreviewed · 1 problem');
  });

  it('wait also where the file is shown in another language mode meanwhile', async () => {
    const editor = await openGerman();
    const { document } = editor;
    await editor.edit((edit) => edit.replace(new vscode.Range(3, 12, 3, 21), 'Zumachen'));
    editor.selection = new vscode.Selection(3, 14, 3, 14);
    await vscode.commands.executeCommand('glossa.review.keep');
    const other = await vscode.languages.setTextDocumentLanguage(document, 'jsonc');
    await other.save();
    await says(other, 'German: 1 missing · 2 unreviewed · 1 problem');
  });

  it('can be taken back behind one that waited and could not be made', async () => {
    const editor = await openGerman();
    const { document } = editor;
    editor.selection = new vscode.Selection(1, 14, 1, 14);
    await vscode.commands.executeCommand('glossa.review.accept');
    await says(document, 'German: 1 missing · 1 outdated · 1 unreviewed · 1 problem');
    await editor.edit((edit) => edit.replace(new vscode.Range(3, 12, 3, 21), 'Zumachen'));
    editor.selection = new vscode.Selection(3, 14, 3, 14);
    await vscode.commands.executeCommand('glossa.review.keep');
    const own = scratch('glossa.ledger/de/locales--en.json.txt');
    const away = scratch('glossa.ledger/away.txt');
    await vscode.workspace.fs.rename(own, away);
    await vscode.workspace.fs.createDirectory(own);
    await document.save();
    await hints(document);
    await vscode.commands.executeCommand('glossa.review.undo');
    await vscode.workspace.fs.delete(own);
    await vscode.workspace.fs.rename(away, own);
    await vscode.commands.executeCommand('glossa.review.undo');
    await says(document, 'German: 1 missing · 1 outdated · 2 unreviewed · 1 problem');
  });

  it('lead from one text that waits to the next', async () => {
    const editor = await openGerman();
    editor.selection = new vscode.Selection(0, 0, 0, 0);
    const lines: number[] = [];
    for (let step = 0; step < 4; step++) {
      await vscode.commands.executeCommand('glossa.review.next');
      lines.push(editor.selection.active.line + 1);
    }
    assert.deepEqual(lines, [2, 3, 4, 2]);
  });

  it('have keys that the editor uses for nothing else', async () => {
    const { packageJSON } = vscode.extensions.getExtension('glossa.glossa') ?? {};
    const own = (packageJSON as { contributes: { keybindings: readonly { key: string }[] } })
      .contributes.keybindings;
    assert.ok(own.length > 0);
    const document = await vscode.workspace.openTextDocument(
      vscode.Uri.parse('vscode://defaultsettings/keybindings.json'),
    );
    const used = [...document.getText().matchAll(/"key": "([^"]+)",[^}]*?"command": "([^"]+)"/g)];
    assert.ok(used.length > 300, `${used.length}`);
    for (const { key } of own) {
      const others = used.flatMap(([, taken, command = '']) =>
        taken === key && !command.startsWith('glossa.') ? [command] : [],
      );
      assert.deepEqual(others, [], key);
    }
  });
});
