import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { cleanUp, folder, put, textOf, until, uriIn, useService } from './glossa.ts';
import { translateMissing, translations } from './translateMissing.ts';

describe('a run that a person keeps in hand', () => {
  const service = useService();
  const scratch = (path: string) => uriIn('scratch', path);
  afterEach(cleanUp);

  it('is refused above its cap before anything is sent, and names the setting', async () => {
    const en = await put(scratch('locales/en.json'), '{ "save": "Save", "bye": "Good bye" }');
    const de = await put(scratch('locales/de.json'), '{}');
    const settings = vscode.workspace.getConfiguration('glossa', folder('scratch').uri);
    const target = vscode.ConfigurationTarget.WorkspaceFolder;
    await settings.update('translate.maxCharacters', 11, target);
    await assert.rejects(
      translateMissing(en, { targets: ['de'] }),
      /glossa\.translate\.maxCharacters/,
    );
    assert.deepEqual([await translations(service), await textOf(de)], [0, '{}']);
    await settings.update('translate.maxCharacters', 12, target);
    const { characters } = await translateMissing(en, { targets: ['de'] });
    assert.equal(characters, 12);
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
