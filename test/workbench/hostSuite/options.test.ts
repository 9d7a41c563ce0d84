import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { cleanUp, put, textOf, uriIn, useService } from './glossa.ts';
import { translateMissing } from './translateMissing.ts';

const scratch = (path: string) => uriIn('scratch', path);

describe('What shapes a translation', () => {
  const service = useService();
  const folder = () => vscode.workspace.getConfiguration('glossa', scratch(''));
  afterEach(async () => {
    const target = vscode.ConfigurationTarget.WorkspaceFolder;
    for (const key of ['formality', 'locales', 'showBilledCharacters']) {
      await folder().update(`translate.${key}`, undefined, target);
    }
    await cleanUp();
  });

  const bodies = async () =>
    (await service.ledger()).requests
      .filter(({ path }) => path === '/v2/translate')
      .map(({ body }) => body as Record<string, unknown>);

  it('comes from commands and settings, and goes where the language has it', async () => {
    const [style] = (await service.state.read()).styleRules;
    await scopedTo(scratch('locales/en.json'));
    await vscode.commands.executeCommand('glossa.translate.selectFormality', {
      formality: 'more',
    });
    await vscode.commands.executeCommand('glossa.translate.selectStyle', {
      locale: 'de',
      style: style?.id,
    });
    assert.deepEqual(folder().get('translate.locales'), { de: { style: style?.id } });
    const en = scratch('locales/en.json');
    const report = await translateMissing(en, {
      targets: ['de', 'sv'],
      model: 'quality',
      showBilledCharacters: true,
    });
    const sent = await bodies();
    const german = sent.find((body) => body['target_lang'] === 'DE');
    assert.equal(german?.['formality'], 'prefer_more');
    assert.equal(german?.['style_id'], style?.id);
    assert.equal(german?.['model_type'], 'quality_optimized');
    const swedish = sent.find((body) => body['target_lang'] === 'SV');
    assert.equal(swedish?.['formality'], undefined);
    assert.deepEqual(report.withoutOptions, {
      notOffered: [{ locale: 'sv', option: 'formality' }],
      refused: [],
    });
    assert.equal(report.billedCharacters, report.characters);
    assert.equal(report.announcedCharacters, report.characters);
    // Another choice makes nothing outdated.
    const again = await translateMissing(en, { targets: ['de'], formality: 'less' });
    assert.equal(again.requests, 0);
  });

  it('is left out where the service refuses it, and the report says so', async () => {
    const french = (await service.state.read()).styleRules.find(
      ({ language }) => language === 'fr',
    );
    const en = await put(scratch('locales/en.json'), '{ "open": "Open", "save": "Save it" }');
    const report = await translateMissing(en, {
      targets: ['de'],
      formality: 'less',
      style: french?.id ?? '',
    });
    assert.deepEqual(report.withoutOptions?.refused, [{ locale: 'de', option: 'style' }]);
    assert.match(await textOf(scratch('locales/de.json')), /\[de\]/);
    assert.equal((await bodies()).at(-1)?.['formality'], 'prefer_less');
  });
});

/** Opens a file, so that commands know which folder is meant. */
async function scopedTo(uri: vscode.Uri): Promise<void> {
  await put(uri, '{ "hello": "Hello {name}!", "bye": "Good bye" }');
  await vscode.window.showTextDocument(uri);
}
