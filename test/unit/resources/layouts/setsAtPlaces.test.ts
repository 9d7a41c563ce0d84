import assert from 'node:assert/strict';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { discover, exploreInSteps } from '../../../../src/resources/layouts/discover.ts';
import { found } from './found.ts';

describe('the settings of tools', () => {
  type Case = readonly [
    what: string,
    paths: string,
    texts: Readonly<Record<string, string>>,
    ...sets: string[],
  ];
  const cases: readonly Case[] = [
    [
      'Crowdin',
      'data/texts/en.yml data/texts/de.yml data/other/en.yml data/other/de.yml',
      {
        'crowdin.yml':
          'files:\n  - source: /data/texts/en.yml\n    translation: /data/texts/%two_letters_code%.yml\n',
      },
      'data/texts/{locale}.yml: en > de',
    ],
    [
      'Crowdin, for many files at once',
      'web/data/a/en.yaml web/data/b/c/en.yaml web/data/a/pt-BR.yaml',
      {
        'web/crowdin.yml':
          "files:\n  - source: 'data/**/en.yaml'\n    translation: '/%original_path%/%locale%.%file_extension%'\n",
      },
      'web/data/a/{locale}.yaml: en > pt-BR',
      'web/data/b/c/{locale}.yaml: en >',
    ],
    [
      'Crowdin, from another folder on',
      'web/data/en.yaml web/data/nl.yaml',
      {
        'tools/crowdin.yml':
          '"base_path" : "../web"\nfiles: [{\n  "source": "./data/en.yaml",\n  "translation": "./data/%locale%.yaml"\n}]\n',
      },
      'web/data/{locale}.yaml: en > nl',
    ],
    [
      'Transifex',
      'conf/app.fr.yml conf/app.de.yml',
      { '.tx/config': '[x.app]\nfile_filter = conf/app.<lang>.yml\nsource_lang = fr\n' },
      'conf/app.{locale}.yml: fr > de',
    ],
    [
      'Transifex, where the source does not name its locale',
      'conf/app.yml conf/app.de.yml',
      {
        '.tx/config':
          '[x.app]\nfile_filter = conf/app.<lang>.yml\nsource_file = ./conf/app.yml\nsource_lang = en\n',
      },
      'conf/app.{locale}.yml: en > de',
    ],
    [
      'i18n Ally',
      'src/words/fr.yml src/words/de.yml other/words/fr.yml other/words/de.yml',
      {
        '.vscode/settings.json':
          '{ "i18n-ally.localesPaths": "src/words", "i18n-ally.sourceLanguage": "fr" }',
      },
      'src/words/{locale}.yml: fr > de',
    ],
    [
      'i18n Ally, with a folder for each locale',
      'words/en/a.yml words/en/b/c.yml words/de/a.yml',
      { '.vscode/settings.json': '{ "i18n-ally.localesPaths": ["./words/", "texts"] }' },
      'words/{locale}/a.yml: en > de',
      'words/{locale}/b/c.yml: en >',
    ],
    [
      'no tool where the files are those of another set',
      'locales/en.json locales/de.json',
      {
        'crowdin.yml':
          'files:\n  - source: /locales/en.json\n    translation: /other/%locale%.json\n',
      },
      'locales/{locale}.json: en > de',
    ],
    ...['tr/%three_letters_code%', 'tr/values-%android_code%', 'tr/%locale%/%android_code%'].map(
      (folder): Case => [
        `no tool that spells locales in a way of its own: ${folder}`,
        'src/texts/a.yml tr/deu/a.yml tr/de/a.yml tr/values-de/a.yml tr/de/de/a.yml',
        {
          'crowdin.yml': `files:\n  - source: /src/texts/a.yml\n    translation: /${folder}/%original_file_name%\n`,
        },
      ],
    ),
    [
      'no tool that names what is no message, or cannot be a pattern',
      'docs/a.md out/en.yml en/{x}.yml',
      {
        'crowdin.yml':
          'files:\n  - source: /**/*.*\n    translation: /%original_path%/%locale%/%original_file_name%\n',
      },
    ],
  ];
  for (const [what, paths, texts, ...sets] of cases) {
    it(`tell where files are: ${what}`, () =>
      assert.deepEqual(found(paths.split(' '), {}, texts), sets));
  }

  it('are named as what speaks for the files', () => {
    const paths = ['conf/app.fr.yml', 'conf/app.de.yml'];
    const texts = { '.tx/config': '[x.app]\nfile_filter=conf/app.<lang>.yml\nsource_lang=fr' };
    const [set] = discover(paths, {}, new Map(Object.entries(texts)));
    assert.deepEqual(set?.why, {
      evidence: { code: 'setting', name: '.tx/config' },
      source: { code: 'configured', alternatives: [], by: '.tx/config' },
    });
  });

  it('are worth reading where nothing else is found', () => {
    const { worthReading } = runSync(exploreInSteps(['a/crowdin.yml', 'a/b/en.yml'], {}));
    assert.deepEqual(worthReading, ['a/crowdin.yml']);
  });
});
