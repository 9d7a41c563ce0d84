import assert from 'node:assert/strict';
import { discover, exploreInSteps } from '../../../../src/resources/layouts/discover.ts';
import {
  isGuessed,
  LocaleRefusedError,
  setOf,
} from '../../../../src/resources/layouts/resourceSet.ts';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { found, only } from './found.ts';

describe('the source of a set', () => {
  const choice = (locales: string, sourceLocale?: string) => {
    const paths = locales.split(' ').map((locale) => `locales/${locale}.json`);
    const { source, why } = only(paths, { sourceLocale });
    return [why.source.code, source.locale, ...why.source.alternatives].join(' ');
  };
  const cases: readonly (readonly [locales: string, wanted: string | undefined, chosen: string])[] =
    [
      ['de en fr', undefined, 'english en'],
      ['de en fr', '', 'english en'],
      ['de en fr', 'fr', 'option fr'],
      ['de en fr', 'pl', 'english en'],
      ['de en-US fr', 'en', 'option en-US'],
      ['de en-us en_GB', undefined, 'english en-US en-GB'],
      ['de en-AU en-GB', undefined, 'english en-GB en-AU'],
      ['de', undefined, 'onlyLocale de'],
      ['fr de', undefined, 'mostFiles de fr'],
    ];
  for (const [locales, wanted, chosen] of cases) {
    it(`is "${chosen}" for ${locales}${wanted ? `, asked for ${wanted}` : ''}`, () => {
      assert.equal(choice(locales, wanted), chosen);
    });
  }

  it('is the locale with the most files where none is English', () => {
    const paths = ['locales/de/a.json', 'locales/fr/a.json', 'locales/fr/b.json'];
    assert.deepEqual(found(paths), [
      'locales/{locale}/a.json: fr > de',
      'locales/{locale}/b.json: fr > +de',
    ]);
  });

  it('is the file without a locale, in the locale that was asked for', () => {
    const bundle = ['a/messages.properties', 'a/messages_fr.properties'];
    assert.equal(only(bundle).source.locale, 'en');
    assert.equal(only(bundle, { sourceLocale: 'de' }).source.locale, 'de');
  });

  const defaults: readonly (readonly [paths: string, set: string, sourceLocale?: string])[] = [
    [
      'src/locale/messages.json src/locale/messages.de.json src/locale/messages.fr.json',
      'src/locale/messages.{locale}.json: en > de fr',
    ],
    ['src/messages.json src/messages.de.json', 'src/messages.{locale}.json: en > de'],
    ['i18n/shop.json i18n/shop_de.json', 'i18n/shop_{locale}.json: en > de'],
    ['locales/default.json locales/de.json', 'locales/{locale}.json: en > de'],
    ['locales/default.json locales/en.json locales/de.json', 'locales/{locale}.json: en > de'],
    ['i18n/a.json i18n/a.en.json i18n/a.de.json', 'i18n/a.{locale}.json: en > de'],
    ['i18n/a.json i18n/a.fr.json i18n/a.de.json', 'i18n/a.{locale}.json: fr > de', 'fr'],
    ['i18n/a.json i18n/a.fr.json', 'i18n/a.{locale}.json: de > fr', 'de'],
  ];
  for (const [paths, set, sourceLocale] of defaults) {
    const asked = sourceLocale === undefined ? '' : `, asked for ${sourceLocale}`;
    it(`is told from its translations: ${paths}${asked}`, () =>
      assert.deepEqual(found(paths.split(' '), { sourceLocale }), [set]));
  }

  const chinese =
    'a=登出成功。恭喜！注册成功，请立即登录。\nb=当前登录未绑定账号，请尝试通过其他方式登录。';
  const english =
    'a=You have been logged out. Please log in to your account again.\nb=The code that was sent to you is not valid.';

  it('is the file without a locale in the language of its texts', () => {
    const paths = ['t/login.properties', 't/login_en.properties', 't/login_zh_TW.properties'];
    const texts = { 't/login.properties': chinese };
    const set = only(paths, {}, texts);
    assert.deepEqual(set.source, { locale: 'zh', path: 't/login.properties' });
    assert.deepEqual(set.why.source, { code: 'texts', alternatives: [] });
    assert.deepEqual(
      set.targets.map(({ locale, path }) => `${locale} ${path}`),
      ['en t/login_en.properties', 'zh-TW t/login_zh_TW.properties'],
    );
    assert.equal(only(paths, {}, { 't/login.properties': english }).source.locale, 'en');
  });

  it('is the named file that was asked for, and the one without a locale then a target', () => {
    const paths = ['t/login.properties', 't/login_en.properties', 't/login_es.properties'];
    const set = only(paths, { sourceLocale: 'en' }, { 't/login.properties': chinese });
    assert.deepEqual(set.source, { locale: 'en', path: 't/login_en.properties' });
    assert.deepEqual(
      set.targets.map(({ locale, path }) => `${locale} ${path}`),
      ['es t/login_es.properties', 'zh t/login.properties'],
    );
    assert.equal(set.targetPath('zh'), 't/login.properties');
    assert.equal(set.targetPath('fr'), 't/login_fr.properties');
  });

  type Configured = readonly [
    what: string,
    paths: string,
    texts: Readonly<Record<string, string>>,
    source: string,
  ];
  const configured: readonly Configured[] = [
    [
      'the template of Flutter',
      'l10n.yaml lib/l10n/app_de.arb lib/l10n/app_en.arb',
      { 'l10n.yaml': 'arb-dir: lib/l10n\ntemplate-arb-file: app_de.arb\n' },
      'de configured l10n.yaml',
    ],
    [
      'the source of Crowdin',
      'crowdin.yml app/locales/fr.json app/locales/en.json',
      { 'crowdin.yml': "files:\n  - source: '/app/locales/fr.json'\n    translation: x\n" },
      'fr configured crowdin.yml',
    ],
    ...['/home/me/project', '"C:/work/shop"', "'~/shop'", '$HOME/shop', '/'].map(
      (base): Configured => [
        `the source of Crowdin from a folder of a machine on: ${base}`,
        'web/locales/fr.json web/locales/en.json',
        {
          'web/crowdin.yml': `base_path: ${base}\nfiles:\n  - source: /locales/fr.json\n    translation: x\n`,
        },
        'fr configured crowdin.yml',
      ],
    ),
    [
      'the source of Angular',
      'angular.json src/locale/messages.json src/locale/messages.en.json src/locale/messages.fr.json',
      { 'angular.json': '{"projects": {"a": {"i18n": {"sourceLocale": "de"}}}}' },
      'en english',
    ],
    [
      'the default of Rails where nothing is English',
      'config/application.rb config/locales/de.yml config/locales/fr.yml',
      {
        'config/application.rb':
          '  # config.i18n.default_locale = :fr\n  config.i18n.default_locale = :de\n',
      },
      'de configured application.rb',
    ],
    [
      'the default of Rails before English',
      'config/application.rb config/locales/de.yml config/locales/en.yml',
      { 'config/application.rb': 'config.i18n.default_locale = :de' },
      'de configured application.rb',
    ],
    [
      'the default of Rails for its engines, too',
      'config/application.rb engines/shop/config/locales/en.yml engines/shop/config/locales/pt-BR.yml',
      { 'config/application.rb': "    config.i18n.default_locale = 'pt-BR'" },
      'pt-BR configured application.rb',
    ],
    [
      'English where the files are not those of Rails',
      'config/application.rb app/javascript/locales/de.json app/javascript/locales/en.json',
      { 'config/application.rb': 'config.i18n.default_locale = :de' },
      'en english',
    ],
    [
      'English where Rails starts with what its surroundings say',
      'config/application.rb config/locales/de.yml config/locales/en.yml',
      { 'config/application.rb': 'config.i18n.default_locale = ENV["LOCALE"]' },
      'en english',
    ],
    [
      'the source of Transifex',
      'config/locales/models.de.yml config/locales/models.en.yml config/locales/models.fr.yml',
      {
        '.tx/config':
          '[main]\nhost = https://x\n\n[o:x:p:x:r:models]\nfile_filter = config/locales/models.<lang>.yml\nsource_file = config/locales/models.de.yml\nsource_lang = de\n',
      },
      'de configured .tx/config',
    ],
    [
      'the source of Transifex where it does not name its locale',
      'src/messages.properties src/messages_fr.properties',
      {
        '.tx/config':
          '[x.y]\r\nfile_filter=src/messages_<lang>.properties\r\nsource_file=src/messages.properties\r\nsource_lang=de\r\n',
      },
      'de configured .tx/config',
    ],
    [
      'the file that Transifex names, though its language is spelled as another',
      'src/msg/en.json src/msg/en_US.json src/msg/de.json',
      {
        '.tx/config':
          '[x.y]\nfile_filter = src/msg/<lang>.json\nsource_file = src/msg/en.json\nsource_lang = en_US\n',
      },
      'en configured .tx/config',
    ],
    [
      'the file that Transifex names, in a language without a region',
      'src/msg/pt.json src/msg/pt_BR.json src/msg/en.json',
      {
        '.tx/config':
          '[x.y]\nfile_filter = src/msg/<lang>.json\nsource_file = src/msg/pt_BR.json\nsource_lang = pt\n',
      },
      'pt-BR configured .tx/config',
    ],
    [
      'the file that Transifex names, where the one of its language is not there',
      'src/msg/de.json src/msg/en.json',
      {
        '.tx/config':
          '[x.y]\nfile_filter = src/msg/<lang>.json\nsource_file = src/msg/de.json\nsource_lang = de_DE\n',
      },
      'de configured .tx/config',
    ],
    [
      'not the source of other files in Transifex',
      'app/locales/de.json app/locales/en.json',
      { '.tx/config': '[x.y]\nfile_filter = web/locales/<lang>.json\nsource_lang = de\n' },
      'en english',
    ],
    [
      'the one of i18n Ally',
      'src/locales/zh-CN.json src/locales/en.json',
      {
        '.vscode/settings.json':
          '{\n  // "i18n-ally.sourceLanguage": "en",\n  "i18n-ally.sourceLanguage": "zh-cn",\n}',
      },
      'zh-CN configured .vscode/settings.json',
    ],
    [
      'the one of i18n Ally in its folders only',
      'b/locales/de.json b/locales/en.json',
      {
        '.vscode/settings.json':
          '{ "i18n-ally.sourceLanguage": "de", "i18n-ally.localesPaths": ["a/locales"] }',
      },
      'en english',
    ],
    [
      'what the nearest of several settings says',
      'a/i18next.config.ts i18next.config.ts a/locales/de.json a/locales/fr.json',
      {
        'i18next.config.ts': "{ fallbackLng: ['fr'] }",
        'a/i18next.config.ts': "{ fallbackLng: ['de'] }",
      },
      'de configured i18next.config.ts',
    ],
  ];
  const inComments: Readonly<Record<string, readonly string[]>> = {
    '.vscode/settings.json': [
      '{\n  /*\n  "i18n-ally.sourceLanguage": "fr",\n  */\n  "editor.tabSize": 2\n}',
      '{ "a": 1, // "i18n-ally.sourceLanguage": "fr"\n  "b": "\\"/*" }',
      '{ "a": "x" /* "i18n-ally.sourceLanguage": "fr" */ }',
      '{ "a": "x", /* "i18n-ally.sourceLanguage": "fr"',
    ],
    'config/application.rb': [
      'config.x.newsletter_default_locale = :fr\n',
      'config.i18n.available_locales = [:en, :fr] # was default_locale = :fr\n',
      '  # config.i18n.default_locale = :fr\n',
      '=begin\n  config.i18n.default_locale = :fr\n=end\nconfig.time_zone = "UTC"\n',
      '=begin\n  config.i18n.default_locale = :fr\n',
      'config.x.i18n.default_locale = :fr\n',
    ],
    'lingui.config.ts': [
      "export default { /* sourceLocale: 'fr' */ }",
      "export default { a: 'it', // sourceLocale: 'fr'\n }",
    ],
    'angular.json': ['{ "a": 1, /*\n "sourceLocale": "fr" */ }'],
    'l10n.yaml': ['template-arb-file: intl.arb # not app_fr.arb\n'],
  };
  for (const [path, texts] of Object.entries(inComments))
    for (const text of texts)
      it(`is not what a comment says, nor another setting: ${text}`, () => {
        const { source } = only(
          ['config/locales/en.yml', 'config/locales/fr.yml'],
          {},
          {
            [path]: text,
          },
        );
        assert.equal(source.locale, 'en');
      });

  const besideComments: Readonly<Record<string, readonly string[]>> = {
    '.vscode/settings.json': [
      '{ "files.exclude": { "**/*.x": true, "http://a": 1 }, "i18n-ally.sourceLanguage": "fr" /* said */ }',
      '{ /**/ "i18n-ally.sourceLanguage": // here\n "fr" }',
    ],
    'config/application.rb': [
      '=begin\nold\n=end\nconfig.i18n.default_locale = :fr # default_locale = :en\n',
      "\n\n    I18n.default_locale = 'fr'\r\n",
      'Rails.application.config.i18n.default_locale = :"fr"\n',
    ],
    'lingui.config.ts': [
      "export default { include: ['src/**/*.ts', \"it's\"], sourceLocale: 'fr' } // */",
    ],
  };
  for (const [path, texts] of Object.entries(besideComments))
    for (const text of texts)
      it(`is what is said beside comments: ${text}`, () => {
        const { source } = only(
          ['config/locales/en.yml', 'config/locales/fr.yml'],
          {},
          {
            [path]: text,
          },
        );
        assert.equal(source.locale, 'fr');
      });

  for (const [what, paths, texts, source] of configured) {
    it(`is ${what}`, () => {
      const { source: file, why } = only(paths.split(' '), {}, texts);
      const { code, by } = why.source;
      assert.equal([file.locale, code, ...(by === undefined ? [] : [by])].join(' '), source);
    });
  }

  const elsewhere: readonly (readonly [
    what: string,
    paths: string,
    texts: Readonly<Record<string, string>>,
    ...sets: string[],
  ])[] = [
    [
      'the folder of English',
      'translations/en/en.json translations/de_DE.json translations/fr_FR.json',
      {
        'crowdin.yml':
          'files:\n  - source: /translations/en/*.json\n    translation: /translations/%locale_with_underscore%.json\n',
      },
      'translations/{locale}.json: en > de-DE fr-FR',
    ],
    [
      'a hidden file',
      'language/.en.json language/de.json language/fr.json',
      {
        'crowdin.yaml':
          'files: [\n  {\n    "source": "/language/.en.json",\n    "translation": "/language/%two_letters_code%.json",\n  },\n]\n',
      },
      'language/{locale}.json: en > de fr',
    ],
    [
      'another project',
      'ui/i18n/fr.json server/i18n/de.json server/i18n/it.json',
      {
        '.tx/config':
          '[x.y]\nfile_filter = server/i18n/<lang>.json\nsource_file = ui/i18n/fr.json\nsource_lang = fr\n',
      },
      'server/i18n/{locale}.json: fr > de it',
    ],
  ];
  for (const [what, paths, texts, ...sets] of elsewhere) {
    it(`is in ${what} where a tool finds it there`, () =>
      assert.deepEqual(found(paths.split(' '), {}, texts), sets));
  }

  it('is left to a person where a tool has no place for it', () => {
    const paths = ['language/de.json', 'language/fr.json', 'other/texts.json'];
    const crowdin = (translation: string) => ({
      'crowdin.yml': `files:\n  - source: /other/*.json\n    translation: ${translation}\n`,
    });
    for (const translation of ['/language/%language%.json', '/language/x.json'])
      assert.ok(isGuessed(only(paths, {}, crowdin(translation))));
  });

  it('comes from another folder where its keys are those of the others', () => {
    const paths = [
      'x/editor/translations/T_af.properties',
      'x/editor/translations/T_de.properties',
      'x/viewer/translations/T_en.properties',
    ];
    const texts = {
      'x/editor/translations/T_af.properties': 'a=x\nb=y\nc=z\n',
      'x/viewer/translations/T_en.properties': 'a=x\nb=y\nd=z\n',
    };
    const set = only(paths, {}, texts);
    assert.deepEqual(set.source, { locale: 'en', path: 'x/viewer/translations/T_en.properties' });
    assert.equal(set.why.source.code, 'elsewhere');
    assert.deepEqual(
      set.targets.map(({ locale }) => locale),
      ['af', 'de'],
    );
    assert.equal(set.targetPath('fr'), 'x/editor/translations/T_fr.properties');
    assert.equal(set.targetPath('af'), 'x/editor/translations/T_af.properties');
    const strange = { ...texts, 'x/viewer/translations/T_en.properties': 'q=x\n' };
    assert.ok(discover(paths, {}, new Map(Object.entries(strange))).some(isGuessed));
  });

  describe('of further locales in a folder of their own', () => {
    const keys = (locale: string) => `${locale}:\n  a: x\n  b: y\n  c: z\n`;
    const paths = 'locale/en.yml locale/de.yml locale/iso/csb.yml locale/iso/wo.yml'.split(' ');
    const texts = { 'locale/en.yml': keys('en'), 'locale/iso/csb.yml': keys('csb') };

    it('is the English one a folder up, which stays that of the others', () => {
      assert.deepEqual(found(paths, {}, texts), [
        'locale/iso/{locale}.yml: en > csb wo',
        'locale/{locale}.yml: en > de',
      ]);
      const sets = discover(paths, {}, new Map(Object.entries(texts)));
      const [further] = sets;
      assert.deepEqual(further?.source, { locale: 'en', path: 'locale/en.yml' });
      assert.equal(further?.targetPath('hsb'), 'locale/iso/hsb.yml');
      assert.throws(() => further?.targetPath('en'), LocaleRefusedError);
      assert.equal(setOf(sets, 'locale/en.yml')?.pattern, 'locale/{locale}.yml');
      assert.equal(setOf(sets, 'locale/iso/csb.yml'), further);
    });

    it('is that one though it has no other locales yet', () => {
      assert.deepEqual(found(paths.toSpliced(1, 1), {}, texts), [
        'locale/iso/{locale}.yml: en > csb wo',
        'locale/{locale}.yml: en >',
      ]);
    });

    it('is worth reading for that', () => {
      const { worthReading } = runSync(exploreInSteps(paths, {}));
      assert.deepEqual(worthReading.toSorted(), ['locale/en.yml', 'locale/iso/csb.yml']);
    });

    it('is that one where the locales are folders, too', () => {
      const inFolders =
        'i18n/en/a.json i18n/de/a.json i18n/more/fr/a.json i18n/more/it/a.json'.split(' ');
      const same = { 'i18n/en/a.json': '{"a": "x"}', 'i18n/more/fr/a.json': '{"a": "x"}' };
      assert.deepEqual(found(inFolders, {}, same), [
        'i18n/more/{locale}/a.json: en > fr it',
        'i18n/{locale}/a.json: en > de',
      ]);
    });

    it('is not where it has other keys, or a locale stands in both: these may be other texts', () => {
      const guessed = (all: readonly string[], read: Readonly<Record<string, string>>) =>
        discover(all, {}, new Map(Object.entries(read))).filter(isGuessed).length;
      assert.equal(guessed(paths, { ...texts, 'locale/iso/csb.yml': 'csb:\n  q: x\n' }), 1);
      assert.equal(guessed([...paths, 'locale/iso/de.yml'], texts), 1);
      assert.equal(guessed(paths, {}), 1);
    });

    it('is another one where a person said so', () => {
      assert.deepEqual(found(paths, { sourceLocale: 'wo' }, texts), [
        'locale/iso/{locale}.yml: wo > csb',
        'locale/{locale}.yml: en > de',
      ]);
    });
  });

  it('is worth reading where it is in doubt, and what stands around', () => {
    const paths = [
      'a/T.properties',
      'a/T_en.properties',
      'b/i18n/U.properties',
      'Gemfile.lock',
      'a/package.json',
      'c/package.json',
      'x/e/translations/T_af.properties',
      'x/e/translations/T_de.properties',
      'x/v/translations/T_en.properties',
    ];
    const { worthReading } = runSync(exploreInSteps(paths, {}));
    assert.deepEqual(worthReading, [
      'Gemfile.lock',
      'a/package.json',
      'x/e/translations/T_af.properties',
      'x/v/translations/T_en.properties',
      'a/T.properties',
      'b/i18n/U.properties',
    ]);
  });

  it('is the file without a locale only beside a translation', () => {
    const source = (paths: string) => discover(paths.split(' ')).map((set) => set.source.path);
    assert.deepEqual(source('src/locale/messages.json src/locale/other.json'), []);
    assert.deepEqual(source('data/users.json data/users.de.json data/users.fr.json'), []);
    assert.deepEqual(source('i18n/a.json i18n/a.de.json'), ['i18n/a.json']);
    assert.deepEqual(source('i18n/a.json i18n/a.en.json i18n/a.de.json'), ['i18n/a.en.json']);
  });

  it('is that file in another locale than those that have a file of their own', () => {
    const bundle = ['a/messages.properties', 'a/messages_de.properties'];
    const { source, why } = only(bundle, { sourceLocale: 'de' });
    assert.deepEqual([source.locale, why.source.alternatives], ['en', []]);
  });

  it('is a guess that is called one where every locale has a file of its own', () => {
    const set = only([
      'a/messages.properties',
      'a/messages_en.properties',
      'a/messages_de.properties',
    ]);
    assert.deepEqual(set.source, { locale: 'en', path: 'a/messages.properties' });
    assert.deepEqual(set.why.source.alternatives, ['en']);
    assert.deepEqual(
      set.targets.map(({ locale }) => locale),
      ['de'],
    );
  });
});
