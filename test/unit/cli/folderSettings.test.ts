import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings, readFolderSettings } from '../../../src/cli/folderSettings.ts';

describe('the settings of a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-settings-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function settingsWith(text: string) {
    await mkdir(join(folder, '.vscode'));
    await writeFile(join(folder, '.vscode/settings.json'), text);
    return readFolderSettings(folder);
  }

  it('are those of the manifest where it has none', async () => {
    const manifest = JSON.parse(
      await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8'),
    ) as {
      contributes: {
        configuration: readonly { properties: Record<string, { default: unknown }> }[];
      };
    };
    const all = Object.assign({}, ...manifest.contributes.configuration.map((o) => o.properties));
    const valueOf = (key: string) => all[`glossa.${key}`]?.default as unknown;
    assert.deepEqual(defaultSettings, {
      sourceLocale: valueOf('sourceLocale'),
      resources: valueOf('resources'),
      context: valueOf('translate.context'),
      reuse: valueOf('translate.reuse'),
      maxCharacters: valueOf('translate.maxCharacters'),
    });
    assert.deepEqual(await readFolderSettings(folder), defaultSettings);
  });

  it('are read with the comments and commas that the editor allows', async () => {
    const settings = await settingsWith(`\ufeff{
      // The texts are German.
      "glossa.sourceLocale": "de", /* and */
      "glossa.resources": [{ "source": "texts/{locale}.json", }],
      "glossa.translate.context": true,
      "glossa.translate.reuse": false,
      "glossa.translate.maxCharacters": 500,
    }`);
    assert.deepEqual(settings, {
      sourceLocale: 'de',
      resources: [{ source: 'texts/{locale}.json' }],
      context: true,
      reuse: false,
      maxCharacters: 500,
    });
  });

  for (const [what, text] of Object.entries({
    'values of other types': `{
      "glossa.sourceLocale": 1,
      "glossa.resources": [{}, null],
      "glossa.translate.context": "yes",
      "glossa.translate.reuse": null,
      "glossa.translate.maxCharacters": -1
    }`,
    'no object': '[1]',
    nothing: '',
    'no JSON': '}{',
  })) {
    it(`count as the usual ones where the file holds ${what}`, async () => {
      assert.deepEqual(await settingsWith(text), defaultSettings);
    });
  }
});
