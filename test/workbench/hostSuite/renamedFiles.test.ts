import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { cleanUp, put, textOf, until, uriIn, useService } from './glossa.ts';
import { translateMissing, translations } from './translateMissing.ts';

describe('files that are renamed in the editor', () => {
  const service = useService();
  const scratch = (path: string) => uriIn('scratch', path);
  const of = (name: string) => scratch(`glossa.ledger/de/${name}.txt`);
  const isThere = (uri: vscode.Uri) =>
    vscode.workspace.fs.stat(uri).then(
      () => true,
      () => false,
    );
  afterEach(cleanUp);

  it('take along what is known of them', async () => {
    const en = await put(scratch('locales/en.json'), '{ "save": "Save", "bye": "Good bye" }');
    await put(scratch('locales/de.json'), '{}');
    await translateMissing(en, { targets: ['de'] });
    const before = (await textOf(of('locales--en.json'))).split('\n').slice(1);
    const edit = new vscode.WorkspaceEdit();
    edit.renameFile(scratch('locales'), scratch('i18n'));
    assert.ok(await vscode.workspace.applyEdit(edit));
    await until(
      async () => (await isThere(of('i18n--en.json'))) && !(await isThere(of('locales--en.json'))),
    );
    const after = (await textOf(of('i18n--en.json'))).split('\n').slice(1);
    assert.deepEqual(after, ['# Moved from "locales/en.json" in "de"', ...before]);
    const moved = await put(scratch('i18n/en.json'), '{ "save": "Save all", "bye": "Good bye" }');
    const sent = await translations(service);
    await translateMissing(moved, { targets: ['de'] });
    assert.equal(await translations(service), sent + 1, 'the changed text is the machine’s still');
  });
});
