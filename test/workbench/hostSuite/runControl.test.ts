import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { cleanUp, folder, put, textOf, until, uriIn, useService } from './glossa.ts';
import { translateMissing, translations } from './translateMissing.ts';

describe('a run that a person keeps in hand', () => {
  const service = useService();
  const scratch = (path: string) => uriIn('scratch', path);
  const folderTarget = vscode.ConfigurationTarget.WorkspaceFolder;
  afterEach(cleanUp);

  it('is refused above its cap before anything is sent, and names the setting', async () => {
    const en = await put(scratch('locales/en.json'), '{ "save": "Save", "bye": "Good bye" }');
    const de = await put(scratch('locales/de.json'), '{}');
    const settings = vscode.workspace.getConfiguration('glossa', folder('scratch').uri);
    await settings.update('translate.maxCharacters', 11, folderTarget);
    await assert.rejects(
      translateMissing(en, { targets: ['de'] }),
      /glossa\.translate\.maxCharacters/,
    );
    assert.deepEqual([await translations(service), await textOf(de)], [0, '{}']);
    await settings.update('translate.maxCharacters', 12, folderTarget);
    const { characters } = await translateMissing(en, { targets: ['de'] });
    assert.equal(characters, 12);
  });

  it('stays below its cap where responses are damaged, and says what that left out', async () => {
    await service.mangle(['drop', 'mangleTokens', 'stripTags', 'translateNames']);
    const en = await put(scratch('locales/en.json'), '{ "m": "Hello {name}, bye", "s": "Save" }');
    const de = await put(scratch('locales/de.json'), '{}');
    const settings = vscode.workspace.getConfiguration('glossa', folder('scratch').uri);
    const sent = 'Hello ⟦0⟧, bye'.length + 'Save'.length;
    await settings.update('translate.maxCharacters', sent, folderTarget);
    const { characters, targets } = await translateMissing(en, { targets: ['de'] });
    assert.equal(characters, sent);
    const [target] = targets;
    const failed = target?.failed.map(({ key, reason }) => [key, reason]);
    assert.deepEqual([target?.translated, failed], [1, [['m', 'limit']]]);
    assert.deepEqual(Object.keys(JSON.parse(await textOf(de)) as object), ['s']);
  });

  it('is not lifted above what the user has set by a workspace', async () => {
    const en = await put(scratch('locales/en.json'), '{ "save": "Save", "bye": "Good bye" }');
    await put(scratch('locales/de.json'), '{}');
    const settings = vscode.workspace.getConfiguration('glossa', folder('scratch').uri);
    try {
      await settings.update('translate.maxCharacters', 11, vscode.ConfigurationTarget.Global);
      for (const lifted of [0, 12]) {
        await settings.update('translate.maxCharacters', lifted, folderTarget);
        await assert.rejects(
          translateMissing(en, { targets: ['de'] }),
          /maxCharacters" allows 11 /,
        );
      }
      assert.equal(await translations(service), 0);
    } finally {
      await settings.update(
        'translate.maxCharacters',
        undefined,
        vscode.ConfigurationTarget.Global,
      );
    }
  });

  it('sends nothing while it is paused, and each text once in the end', async () => {
    const texts = Array.from({ length: 120 }, (_, place) => [`key${place}`, `Text ${place}`]);
    const en = await put(scratch('locales/en.json'), JSON.stringify(Object.fromEntries(texts)));
    const de = await put(scratch('locales/de.json'), '{}');
    await service.faults.add({ kind: 'hold', path: '/v2/translate', times: 'always' });
    const run = translateMissing(en, { targets: ['de'] });
    await until(async () => (await translations(service)) === 1);
    await vscode.commands.executeCommand('glossa.translate.pause');
    await service.faults.release();
    for (let looks = 0; looks < 20; looks++) assert.equal(await translations(service), 1);
    await vscode.commands.executeCommand('glossa.translate.resume');
    const { requests } = await run;
    assert.equal(requests, 3);
    assert.equal(Object.keys(JSON.parse(await textOf(de)) as object).length, 120);
    const { texts: sent } = await service.ledger();
    assert.deepEqual([...new Set(sent.values())], [1]);
  });
});
