import assert from 'node:assert/strict';
import { chmod } from 'node:fs/promises';
import * as vscode from 'vscode';
import { cleanUp, loaded, put, textOf, until, uriIn, useService } from './glossa.ts';
import { translateMissing, translations } from './translateMissing.ts';

describe('the files of Translate Missing Messages', () => {
  const service = useService();
  const scratch = (path: string) => uriIn('scratch', path);
  afterEach(cleanUp);

  const source = '{\n  "save": "Save",\n  "hello": "Hello {name}!",\n  "bye": "Good bye"\n}\n';

  it('keeps the unsaved edits of an open file, and leaves it unsaved', async () => {
    const en = await put(scratch('locales/en.json'), source);
    const before = '{\n  "hello": "Hallo {name}!"\n}\n';
    const de = await put(scratch('locales/de.json'), before);
    const document = await loaded(de, before);
    const editor = await vscode.window.showTextDocument(document);
    await editor.edit((edit) => edit.insert(new vscode.Position(1, 2), '"mine": "Meins",\n  '));
    await translateMissing(en, { targets: ['de'] });
    assert.equal(document.isDirty, true);
    assert.match(document.getText(), /"mine": "Meins"/);
    assert.match(document.getText(), /"save": "/);
    assert.equal(await textOf(de), before);
    await vscode.commands.executeCommand('undo');
    assert.doesNotMatch(document.getText(), /"save": "/);
    assert.match(document.getText(), /"mine": "Meins"/);
  });

  it('saves a file that was open and saved, as one undo step', async () => {
    const en = await put(scratch('locales/en.json'), source);
    const before = '{\n  "hello": "Hallo {name}!"\n}';
    const de = await put(scratch('locales/de.json'), before);
    const document = await loaded(de, before);
    await vscode.window.showTextDocument(document);
    await translateMissing(en, { targets: ['de'] });
    assert.equal(document.isDirty, false);
    assert.equal(await textOf(de), document.getText());
    assert.notEqual(document.getText(), before);
    await vscode.commands.executeCommand('undo');
    assert.equal(document.getText(), before);
  });

  it('writes exactly its edits where saving would format the file', async () => {
    const files = vscode.workspace.getConfiguration('files', null);
    await files.update('insertFinalNewline', true, vscode.ConfigurationTarget.Global);
    await files.update('trimTrailingWhitespace', true, vscode.ConfigurationTarget.Global);
    try {
      const en = await put(scratch('locales/en.json'), source);
      const de = await put(scratch('locales/de.json'), '{\n  "hello": "Hallo {name}!"   \n}');
      await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(de));
      await translateMissing(en, { targets: ['de'] });
      const after = await textOf(de);
      assert.ok(after.includes('"Hallo {name}!"'));
      assert.match(after, / {3}\n/);
      assert.ok(after.endsWith('}'));
    } finally {
      await files.update('insertFinalNewline', undefined, vscode.ConfigurationTarget.Global);
      await files.update('trimTrailingWhitespace', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  it('keeps mixed line ends of a file that is open', async () => {
    const en = await put(scratch('locales/en.json'), source);
    const de = await put(
      scratch('locales/de.json'),
      '{\r\n  "hello": "Hallo {name}!",\n  "bye": "Tschüs"\r\n}\n',
    );
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(de));
    await translateMissing(en, { targets: ['de'] });
    const after = await textOf(de);
    assert.ok(after.includes('"hello": "Hallo {name}!",\n  "bye": "Tschüs"\r\n}\n'), after);
    assert.match(after, /"save": "/);
  });

  it('never touches what a person wrote, also when the source changes', async () => {
    const en = await put(scratch('locales/en.json'), '{ "a": "First", "b": "Second" }');
    const de = await put(scratch('locales/de.json'), '{ "a": "Von Hand" }');
    await translateMissing(en, { targets: ['de'] });
    await put(en, '{ "a": "First, changed", "b": "Second, changed" }');
    await translateMissing(en, { targets: ['de'] });
    const after = JSON.parse(await textOf(de)) as Record<string, string>;
    assert.equal(after['a'], 'Von Hand');
    assert.match(after['b'] ?? '', /\[de]/);
    const [, last] = [...(await service.ledger()).texts.keys()];
    assert.match(last ?? '', /Second, changed/);
  });

  it('refuses a broken file with its place and touches nothing', async () => {
    const en = await put(scratch('locales/en.json'), source);
    const broken = '{\n  "save": "Sichern",\n  "hello" "x"\n}';
    const de = await put(scratch('locales/de.json'), broken);
    await assert.rejects(translateMissing(en, { targets: ['de'] }), /locales\/de\.json:3:11/);
    assert.equal(await textOf(de), broken);
    assert.equal(await translations(service), 0);
    const { targets, unwritten } = await translateMissing(en, { targets: ['de', 'fr'] });
    assert.deepEqual(
      targets.map(({ locale, translated }) => [locale, translated]),
      [['fr', 3]],
    );
    assert.deepEqual(
      unwritten.map(({ file }) => file),
      ['locales/de.json'],
    );
    assert.equal(await textOf(de), broken);
  });

  it('pays once for what it could not write, and writes it the next time', async () => {
    await service.faults.add({ kind: 'hold', path: '/v2/translate', times: 'always' });
    const en = await put(scratch('locales/en.json'), source);
    const de = await put(scratch('locales/de.json'), '{}');
    const first = translateMissing(en, { targets: ['de'] });
    await until(async () => (await translations(service)) === 1);
    await put(de, '{ broken');
    await service.faults.release();
    const { targets, unwritten } = await first;
    assert.deepEqual(
      targets.map(({ failed }) => failed.map(({ reason }) => reason)),
      [['notWritten', 'notWritten', 'notWritten']],
    );
    assert.deepEqual(
      unwritten.map(({ file }) => file),
      ['locales/de.json'],
    );
    assert.match(unwritten[0]?.why ?? '', /de\.json:1:3 cannot be read safely/);
    assert.equal(await textOf(de), '{ broken');
    await put(de, '{}');
    const second = await translateMissing(en, { targets: ['de'] });
    assert.equal(await translations(service), 1);
    assert.deepEqual([second.requests, second.characters], [0, 0]);
    assert.equal(second.recalledCharacters, (await service.ledger()).characters);
    assert.equal(second.targets[0]?.translated, 3);
    await put(de, '{}');
    const third = await translateMissing(en, { targets: ['de'] });
    assert.equal(third.recalledCharacters, 0, 'what was written is forgotten');
  });

  it('writes nothing that is to be reviewed, and does not pay for it again', async () => {
    const en = await put(scratch('locales/en.json'), source);
    const before = '{ "hello": "Hallo {name}!" }';
    const de = await put(scratch('locales/de.json'), before);
    const fr = scratch('locales/fr.json');
    const first = await translateMissing(en, { targets: ['de', 'fr'], review: true });
    assert.equal(await textOf(de), before);
    await assert.rejects(textOf(fr));
    assert.ok(first.characters > 0);
    assert.deepEqual(
      first.targets.map(({ failed }) => failed.map(({ reason }) => reason)),
      [
        ['notAccepted', 'notAccepted'],
        ['notAccepted', 'notAccepted', 'notAccepted'],
      ],
    );
    const second = await translateMissing(en, { targets: ['de', 'fr'], review: 'problems' });
    assert.deepEqual([second.requests, second.recalledCharacters], [0, first.characters]);
    assert.match(await textOf(de), /^\{ "save": ".+", "hello": "Hallo \{name}!", "bye": ".+" }$/);
    assert.deepEqual(
      second.targets.map(({ translated }) => translated),
      [2, 3],
    );
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });

  it('writes and records the other files where one cannot be written, and takes them back', async () => {
    await service.faults.add({ kind: 'hold', path: '/v2/translate', times: 'always' });
    const en = await put(scratch('locales/en.json'), source);
    const de = await put(scratch('locales/de.json'), '{}');
    const fr = await put(scratch('locales/fr.json'), '{}');
    const run = translateMissing(en, { targets: ['de', 'fr'] });
    await until(async () => (await translations(service)) > 0);
    await put(de, '{ broken');
    await service.faults.release();
    const { targets } = await run;
    assert.deepEqual(
      targets.map(({ translated }) => translated),
      [0, 3],
    );
    const ofFrench = scratch('glossa.ledger/fr/locales--en.json.txt');
    assert.match(await textOf(ofFrench), /"fr"/);
    await vscode.commands.executeCommand('glossa.translate.undo');
    assert.equal(await textOf(fr), '{}');
    for (const gone of [ofFrench, scratch('glossa.lock'), scratch('glossa.ledger/.gitattributes')])
      await assert.rejects(textOf(gone));
  });

  it('sends nothing for a file that nobody may write', async () => {
    const en = await put(scratch('locales/en.json'), source);
    const de = await put(scratch('locales/de.json'), '{}');
    await chmod(de.fsPath, 0o444);
    await assert.rejects(translateMissing(en, { targets: ['de'] }), /read-only/);
    assert.equal(await translations(service), 0);
    const { targets, unwritten } = await translateMissing(en, { targets: ['de', 'fr'] });
    assert.deepEqual(
      targets.map(({ locale, translated }) => [locale, translated]),
      [['fr', 3]],
    );
    assert.match(unwritten[0]?.why ?? '', /de\.json is read-only/);
    assert.equal(await textOf(de), '{}');
  });

  it('takes back what nobody has changed, and goes on to know what the machine wrote in the rest', async () => {
    const en = await put(scratch('locales/en.json'), source);
    const de = await put(scratch('locales/de.json'), '{}');
    const fr = await put(scratch('locales/fr.json'), '{}');
    await translateMissing(en, { targets: ['de', 'fr'] });
    const edited = (await textOf(de)).replace(/("save": ")[^"]*/, '$1Von Hand');
    await put(de, edited);
    await vscode.commands.executeCommand('glossa.translate.undo');
    assert.deepEqual(JSON.parse(await textOf(de)), { save: 'Von Hand' });
    assert.equal(await textOf(fr), '{}');
    await put(en, source.replace('Good bye', 'Farewell').replace('"Save"', '"Store"'));
    const { targets } = await translateMissing(en, { targets: ['de'] });
    assert.equal(targets[0]?.translated, 2);
    assert.match(await textOf(de), /"save": "Von Hand"/);
    assert.match(await textOf(de), /"bye": "\[de\] Ƒáŕéŵéļļ"/);
  });

  it('takes a run back as a whole', async () => {
    const en = await put(scratch('locales/en.json'), source);
    const before = '{"hello":"Hallo {name}!"}';
    const de = await put(scratch('locales/de.json'), before);
    const first = await translateMissing(en, { targets: ['de', 'fr'] });
    await vscode.commands.executeCommand('glossa.translate.undo');
    assert.equal(await textOf(de), before);
    await until(async () => {
      const names = await vscode.workspace.fs.readDirectory(scratch('locales'));
      return (
        names
          .map(([name]) => name)
          .sort()
          .join() === 'de.json,en.json'
      );
    });
    const again = await translateMissing(en, { targets: ['de', 'fr'] });
    const paid = first.characters + first.recalledCharacters;
    assert.deepEqual([again.requests, again.recalledCharacters], [0, paid]);
  });
});
