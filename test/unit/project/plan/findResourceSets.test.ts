import assert from 'node:assert/strict';
import { findResourceSets } from '../../../../src/project/plan/findResourceSets.ts';

describe('the settings of a folder that no search finds', () => {
  const files = (texts: Readonly<Record<string, string>>) => ({
    read: (path: string) => {
      const text = texts[path];
      return text === undefined ? Promise.reject(new Error(path)) : Promise.resolve(text);
    },
  });
  const paths = ['config/locales/de.yml', 'config/locales/en.yml'];
  const settings: Readonly<Record<string, string>> = {
    '.tx/config': '[x.y]\nfile_filter = config/locales/<lang>.yml\nsource_lang = de\n',
    '.vscode/settings.json': '{ "i18n-ally.sourceLanguage": "de" }',
  };
  for (const [path, text] of Object.entries(settings)) {
    it(`are read: ${path}`, async () => {
      const [set] = await findResourceSets(files({ [path]: text }), paths, {});
      assert.deepEqual(set?.why.source, { code: 'configured', alternatives: [], by: path });
      assert.equal(set?.source.locale, 'de');
    });
  }

  it('are not missed where there are none', async () => {
    const [set] = await findResourceSets(files({}), paths, {});
    assert.equal(set?.source.locale, 'en');
  });
});
