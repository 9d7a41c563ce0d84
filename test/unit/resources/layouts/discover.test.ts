import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { discover, exploreInSteps } from '../../../../src/resources/layouts/discover.ts';
import { isGuessed } from '../../../../src/resources/layouts/resourceSet.ts';
import { found } from './found.ts';

describe('discover, without any setting', () => {
  const zoo: Readonly<Record<string, readonly [paths: string, ...sets: string[]]>> = {
    'vue-i18n, a file for each locale': [
      'src/locales/en.json src/locales/de.json src/locales/pt-BR.json',
      'src/locales/{locale}.json: en > de pt-BR',
    ],
    'next-intl, messages': ['messages/en.json messages/fr.json', 'messages/{locale}.json: en > fr'],
    'a source alone': ['messages/en.json', 'messages/{locale}.json: en >'],
    'Angular and ngx-translate, assets': [
      'src/assets/i18n/en.json src/assets/i18n/de.json',
      'src/assets/i18n/{locale}.json: en > de',
    ],
    'i18next, a folder for each locale with namespaces': [
      'public/locales/en/common.json public/locales/en/shop.json public/locales/de/common.json',
      'public/locales/{locale}/common.json: en > de',
      'public/locales/{locale}/shop.json: en > +de',
    ],
    'namespaces in folders': [
      'locales/en/pages/home.json locales/de/pages/home.json',
      'locales/{locale}/pages/home.json: en > de',
    ],
    'a folder for each feature': [
      'src/locales/shop/en.json src/locales/shop/de.json src/locales/cart/en.json',
      'src/locales/cart/{locale}.json: en >',
      'src/locales/shop/{locale}.json: en > de',
    ],
    Rails: [
      'config/locales/en.yml config/locales/de.yml config/locales/views/home.en.yml config/app.yml',
      'config/locales/views/home.{locale}.yml: en >',
      'config/locales/{locale}.yml: en > de',
    ],
    'Rails, a file of a gem beside those of the app': [
      'config/locales/en.yml config/locales/de.yml config/locales/devise.en.yml',
      'config/locales/devise.{locale}.yml: en > +de',
      'config/locales/{locale}.yml: en > de',
    ],
    'Rails, several gems, each with other locales': [
      'config/locales/en.yml config/locales/pt-BR.yml config/locales/devise.en.yml config/locales/devise.fr.yml',
      'config/locales/devise.{locale}.yml: en > fr +pt-BR',
      'config/locales/{locale}.yml: en > +fr pt-BR',
    ],
    'a namespace by name beside files without one': [
      'src/i18n/en.json src/i18n/de.json src/i18n/errors.en.json src/i18n/fr.yaml src/i18n/en.yaml',
      'src/i18n/errors.{locale}.json: en > +de',
      'src/i18n/{locale}.json: en > de',
      'src/i18n/{locale}.yaml: en > fr',
    ],
    'files whose source nobody knows beside others': [
      'config/locales/en.yml config/locales/es.yml config/locales/devise.de.yml config/locales/devise.fr.yml',
      'config/locales/devise.{locale}.yml: de > fr',
      'config/locales/{locale}.yml: en > es',
    ],
    'components with their own messages': [
      'src/cart/i18n/en.json src/cart/i18n/de.json src/menu/i18n/en.json',
      'src/cart/i18n/{locale}.json: en > de',
      'src/menu/i18n/{locale}.json: en >',
    ],
    'the locale at the end of the name': [
      'src/strings.en.json src/strings.de.json',
      'src/strings.{locale}.json: en > de',
    ],
    'the locale at the start of the name': [
      'app/en.translation.json app/de.translation.json',
      'app/{locale}.translation.json: en > de',
    ],
    'the locale behind an underscore or a hyphen': [
      'a/messages_en.json a/messages_pt_BR.json b/lang-en.json b/lang-zh-Hans.json',
      'a/messages_{locale}.json: en > pt-BR',
      'b/lang-{locale}.json: en > zh-Hans',
    ],
    'namespaces by name, of which one lacks a locale': [
      'i18n/home.en.json i18n/home.de.json i18n/cart.en.json',
      'i18n/cart.{locale}.json: en > +de',
      'i18n/home.{locale}.json: en > de',
    ],
    'the locale in folder and name': [
      'locales/en/shop.en.json locales/de/shop.de.json locales/en/en.json',
      'locales/{locale}/shop.{locale}.json: en > de',
      'locales/{locale}/{locale}.json: en > +de',
    ],
    'the locale in folder and name, spelled in two ways': [
      'locales/en_GB/shop.en-GB.json locales/de_DE/shop.de-DE.json locales/fr/shop.fr.json locales/en_GB/cart.en-GB.base.json',
      'locales/{locale}/cart.{locale}.base.json: en-GB > +de-DE +fr',
      'locales/{locale}/shop.{locale}.json: en-GB > de-DE fr',
    ],
    'Java bundles, the source without a locale': [
      'src/main/resources/Texts.properties src/main/resources/Texts_de.properties src/main/resources/Texts_zh_CN.properties',
      'src/main/resources/Texts_{locale}.properties: en > de zh-CN',
    ],
    'a Java bundle that has no translation yet': [
      'src/messages.properties src/application.properties gradle.properties',
      'src/messages_{locale}.properties: en >',
    ],
    'Java bundles that name every locale': [
      'res/Texts_en.properties res/Texts_fr.properties',
      'res/Texts_{locale}.properties: en > fr',
    ],
    'Java bundles whose names look like locales': [
      'res/sign_in.properties res/sign_in_de.properties',
      'res/sign_in_{locale}.properties: en > de',
    ],
    'properties that are called by language and country, in any folder': [
      'texts/en_US.properties texts/de_DE.properties conf/it.properties conf/no.properties',
      'texts/{locale}.properties: en-US > de-DE',
    ],
    'properties in a folder for each locale': [
      'i18n/en/app.properties i18n/de/app.properties',
      'i18n/{locale}/app.properties: en > de',
    ],
    'Flutter, ARB': [
      'lib/l10n/app_en.arb lib/l10n/app_pt_BR.arb lib/l10n/app_zh_Hant.arb',
      'lib/l10n/app_{locale}.arb: en > pt-BR zh-Hant',
    ],
    'a Chrome extension': [
      'ext/_locales/en/messages.json ext/_locales/pt_BR/messages.json',
      'ext/_locales/{locale}/messages.json: en > pt-BR',
    ],
    'a Chrome extension in YAML': [
      'src/_locales/en/messages.yml src/_locales/pt_BR/messages.yml a/_locales/en/messages.yaml a/_locales/de/messages.yaml',
      'a/_locales/{locale}/messages.yaml: en > de',
      'src/_locales/{locale}/messages.yml: en > pt-BR',
    ],
    'a VS Code extension': [
      'package.json package.nls.json package.nls.de.json package.nls.qps-ploc.json l10n/bundle.l10n.json l10n/bundle.l10n.zh-cn.json',
      'l10n/bundle.l10n.{locale}.json: en > zh-CN',
      'package.nls.{locale}.json: en > de',
    ],
    'a VS Code extension as they were before': [
      'package.json package.nls.json i18n/chs/package.i18n.json i18n/deu/package.i18n.json i18n/ptb/package.i18n.json ext/git/package.nls.json i18n/deu/ext/git/package.i18n.json',
      'i18n/{locale}/ext/git/package.i18n.json: en > de +pt-BR +zh-CN',
      'i18n/{locale}/package.i18n.json: en > de pt-BR zh-CN',
    ],
    'such an extension with English of its own, and others that only look like one': [
      'a/i18n/enu/src/main.i18n.json a/i18n/jpn/src/main.i18n.json lib/i18n/deu/strings.json lib/deu/src/main.i18n.json b/package.nls.json b/package.nls.de.json',
      'a/i18n/{locale}/src/main.i18n.json: en > ja',
      'b/package.nls.{locale}.json: en > de',
    ],
    YAML: ['locales/en.yaml locales/de.yaml', 'locales/{locale}.yaml: en > de'],
    'a monorepo with several roots': [
      'apps/web/locales/en.json apps/web/locales/de.json packages/ui/src/i18n/en/ui.json packages/ui/src/i18n/ja/ui.json',
      'apps/web/locales/{locale}.json: en > de',
      'packages/ui/src/i18n/{locale}/ui.json: en > ja',
    ],
    'locales side by side in a folder with any name': [
      'public/data/en.json public/data/de.json docs/en/terms.json docs/de/terms.json',
      'docs/{locale}/terms.json: en > de',
      'public/data/{locale}.json: en > de',
    ],
    'locale folders below a folder that looks like a locale': [
      'src/de/locales/en.json src/de/locales/fr.json',
      'src/de/locales/{locale}.json: en > fr',
    ],
    'namespaces that look like locales': [
      'locales/en/it.json locales/de/it.json locales/en/is.json',
      'locales/{locale}/is.json: en > +de',
      'locales/{locale}/it.json: en > de',
    ],
    'folders of apps that look like locales': [
      'i18n/ve-mw/en.json a/i18n/hr/en.json a/i18n/hr/de.json b/locales/it/en.json b/locales/it/de.json b/locales/it/fr.json',
      'a/i18n/hr/{locale}.json: en > de',
      'b/locales/it/{locale}.json: en > de fr',
      'i18n/ve-mw/{locale}.json: en >',
    ],
    'several apps that look like locales': [
      'i18n/it/en.json i18n/it/de.json i18n/hr/en.json',
      'i18n/hr/{locale}.json: en >',
      'i18n/it/{locale}.json: en > de',
    ],
    'namespaces that look like the source': [
      'locales/en/common.json locales/it/common.json locales/it/en.json',
      'locales/{locale}/common.json: en > it',
    ],
    'locales as POSIX spells them': [
      'i18n/en.json i18n/ca@valencia.json i18n/sr@latin.json i18n/be-x-old.json',
      'i18n/{locale}.json: en > be-tarask ca-valencia sr-Latn',
    ],
    'countries in the place of languages': [
      'locales/en.json locales/cn.json locales/tw.json locales/jp.json locales/br.json',
      'locales/{locale}.json: en > ja pt-BR zh-CN zh-TW',
    ],
    'Taiwan beside Chinese': [
      'locales/en.json locales/tw.json locales/zh.json',
      'locales/{locale}.json: en > zh zh-TW',
    ],
    'Twi beside none, and beside Taiwan': [
      'a/locales/en.json a/locales/tw.json b/locales/en.json b/locales/tw.json b/locales/zh.json b/locales/zh-TW.json',
      'a/locales/{locale}.json: en > tw',
      'b/locales/{locale}.json: en > tw zh zh-TW',
    ],
    'Breton among languages': [
      'locales/en.json locales/br.json locales/fr.json',
      'locales/{locale}.json: en > br fr',
    ],
    'names that look like locales in the middle': [
      'x/sign-in-en.json x/sign-in-de.json',
      'x/sign-in-{locale}.json: en > de',
    ],
    'namespaces that are called as tools call their files': [
      'locales/en/project.json locales/de/project.json locales/fr/project.json i18n/en/package.json i18n/de/package.json',
      'i18n/{locale}/package.json: en > de',
      'locales/{locale}/project.json: en > de fr',
    ],
    'such a namespace that has no translation yet': [
      'lang/en/common.json lang/en/manifest.json lang/de/common.json a/i18n/en/app.yml a/i18n/en/openapi.yml',
      'a/i18n/{locale}/app.yml: en >',
      'a/i18n/{locale}/openapi.yml: en >',
      'lang/{locale}/common.json: en > de',
      'lang/{locale}/manifest.json: en > +de',
    ],
    'such a namespace by its name, or in a folder of others': [
      'messages/vercel.json messages/vercel.de.json web/locales/en/pages/project.json web/locales/de/pages/project.json',
      'messages/vercel.{locale}.json: en > de',
      'web/locales/{locale}/pages/project.json: en > de',
    ],
    'rare languages beside several others': [
      'i18n/en.yaml i18n/pa.yaml i18n/pnb.yaml locales/de/a.json locales/en/a.json locales/zun/a.json l/language/en.json l/language/nb.json l/language/sme.json l/language/sma.json',
      'i18n/{locale}.yaml: en > pa pnb',
      'l/language/{locale}.json: en > nb se sma',
      'locales/{locale}/a.json: en > de zun',
    ],
    'one file of a language that has a short code and a long one': [
      'i18n/en.json i18n/de.json i18n/se.json i18n/sme.json l/locales/en/a.json l/locales/nb/a.json l/locales/sme/a.json l/locales/se/a.json lang/en.json lang/de.json lang/se.json lang/sme-NO.json lang/sma.json',
      'i18n/{locale}.json: en > de se',
      'l/locales/{locale}/a.json: en > nb se',
      'lang/{locale}.json: en > de se se-NO sma',
    ],
    'no rare languages where there are no others, and none in words': [
      'locales/en.json locales/pnb.json i18n/en.json i18n/de.json i18n/fr.json i18n/api.json i18n/app.json i18n/web.json i18n/cat.json i18n/new.json x/locales/en/wal.json x/locales/de/wal.json',
      'i18n/{locale}.json: en > de fr',
      'locales/{locale}.json: en >',
      'x/locales/{locale}/wal.json: en > de',
    ],
    'texts of an extension, beside one that is left of before': [
      'package.nls.json package.nls.de.json i18n/deu/package.i18n.json',
      'package.nls.{locale}.json: en > de',
    ],
    'texts of an extension, beside more that are left of before': [
      'package.nls.json package.nls.de.json i18n/deu/package.i18n.json i18n/ita/package.i18n.json i18n/jpn/package.i18n.json',
      'package.nls.{locale}.json: en > de',
    ],
    'texts of two extensions, one of them with translations as they were before': [
      'a/package.nls.json b/package.nls.json b/package.nls.fr.json i18n/deu/a/package.i18n.json i18n/deu/b/package.i18n.json',
      'b/package.nls.{locale}.json: en > fr',
      'i18n/{locale}/a/package.i18n.json: en > de',
    ],
    'no older texts of an extension in one language that is not English': [
      'i18n/deu/src/a.i18n.json i18n/enu/b.i18n.json',
      'i18n/{locale}/b.i18n.json: en >',
    ],
    'namespaces about the fixtures of sports': [
      'locales/en/fixtures/list.json locales/de/fixtures/list.json i18n/web/en/a/fixture.json i18n/web/de/a/fixture.json app/i18n/web/fr/fixture/a.json app/i18n/web/en/fixture/a.json',
      'app/i18n/web/{locale}/fixture/a.json: en > fr',
      'i18n/web/{locale}/a/fixture.json: en > de',
      'locales/{locale}/fixtures/list.json: en > de',
    ],
    'namespaces in capitals, with several locales': [
      'locales/en_FAQ.json locales/de_FAQ.json config/locales/en.yml config/locales/fr.yml config/locales/en_ABC.yml',
      'config/locales/{locale}.yml: en > fr',
      'locales/{locale}_FAQ.json: en > de',
    ],
  };
  for (const [name, [paths, ...sets]] of Object.entries(zoo)) {
    it(`finds ${name}`, () => assert.deepEqual(found(paths.split(' ')), sets));
  }

  it('finds no source of older texts of an extension, whose English is in its code', () => {
    const paths = ['package.nls.json', 'i18n/deu/src/a.i18n.json', 'i18n/fra/src/a.i18n.json'];
    const sets = discover(paths);
    assert.deepEqual(
      sets.map((set) => [set.pattern, set.format, isGuessed(set)]),
      [
        ['i18n/{locale}/src/a.i18n.json', 'vscode', true],
        ['package.nls.{locale}.json', 'vscode', false],
      ],
    );
    assert.equal(sets[0]?.targetPath('zh-TW'), 'i18n/cht/src/a.i18n.json');
    assert.equal(sets[0]?.targetPath('fr'), 'i18n/fra/src/a.i18n.json');
  });

  it('takes a namespace called version for one', () => {
    assert.deepEqual(found(['locales/en/version.json', 'locales/de/version.json']), [
      'locales/{locale}/version.json: en > de',
    ]);
  });

  const nothing: Readonly<Record<string, string>> = {
    'dependencies and build output': [
      'node_modules/x/locales/en.json dist/locales/en.json packages/a/build/i18n/en.json',
      'out/locales/en.json .next/locales/en.json coverage/en.json vendor/lang/en.json',
      'target/classes/messages.properties bin/locales/en.json obj/locales/en.json .git/locales/en.json',
    ].join(' '),
    'manifests and settings of tools': [
      'package.json tsconfig.json tsconfig.en.json docs/en/package.json docs/de/package.json',
      'locales/en/tsconfig.json locales/en/messages.schema.json i18n/en/manifest.json',
      'apps/en/project.json apps/de/project.json src/de/angular.json src/en/angular.json',
      'locales/package.json locales/composer.json',
    ].join(' '),
    'what tests are fed with': [
      'tests/fixtures/deezer.artist.bio.en.json tests/fixtures/deezer.artist.bio.fr.json',
      'src/__fixtures__/locales/en.json src/__fixtures__/locales/de.json',
      'pkg/testdata/i18n/en.yaml pkg/testdata/i18n/de.yaml',
      'src/it/fixtures/en.json src/it/fixtures/de.json fixtures/locales/en/a.json fixtures/locales/de/a.json',
      'config/locales/en_TST.yml config/locales/de_TST.yml',
    ].join(' '),
    'what is filled in for other programs': [
      'docs/plugins/alexa-templates/en-us.json docs/plugins/alexa-templates/es-es.json',
      'docs/mail_templates/en.json docs/mail_templates/de.json',
    ].join(' '),
    'an extension in one language that is not English': [
      'static/chrome-i18n/_locales/es/messages.json',
      'a/_locales/fr/messages.json',
    ].join(' '),
    'words that are language codes':
      'src/sign-in.json src/user-id.json data/is.json app/to/no.json',
    'one English file among others': 'src/data/en.json src/data/users.json',
    'two locales of which none is English': 'src/data/de.json src/data/fr.json',
    'data about countries': 'lang/us.json lang/cn.json data/cn.json data/jp.json',
    'options of formatters': [
      'lang/dateTimeFormats/en-US.json lang/dateTimeFormats/de-DE.json',
      'src/cldr/en.json src/cldr/de.json',
      'i18n/numberFormats.en.json i18n/numberFormats.de.json',
    ].join(' '),
    'manifests of installers': [
      'winget/locale/App.App.locale.en-US.yaml winget/locale/App.App.locale.de-DE.yaml',
    ].join(' '),
    'what tools write beside translations': [
      'assets/i18n/_missing_translations_de.json assets/i18n/_missing_translations_en-IN.json',
      'assets/i18n/_unused_translations.json assets/i18n/_unused_translations_de.json',
    ].join(' '),
    'versions and templates': [
      'locale/hudson-version_de.properties locale/hudson-version_en.properties',
      'lib/generators/locales/templates/en_x_i18n.yml lib/generators/locales/templates/de_x_i18n.yml',
    ].join(' '),
    'folders of YAML side by side':
      'docs/en/page.yaml docs/de/page.yaml config/en.yml config/de.yml',
    'a Java bundle whose source is not there': 'src/messages_de.properties',
    'Spring profiles': 'src/application.properties src/application-de.properties',
    'other files': 'locales/en.ts locales/en.md locales/en locales/en.json.bak README.md',
    'paths with braces': '{locale}/en.json locales/{x}/en.json',
  };
  for (const [name, paths] of Object.entries(nothing)) {
    it(`takes nothing from ${name}`, () => assert.deepEqual(found(paths.split(' ')), []));
  }

  describe('in the light of what is in them', () => {
    const tools: Readonly<Record<string, readonly [paths: string, text: string]>> = {
      'packages of languages': [
        'languages/de/package.json languages/en/package.json',
        '{ "name": "@x/en", "version": "1.2.3" }',
      ],
      'manifests of extensions': [
        'lang/de/manifest.json lang/en/manifest.json',
        '{ "manifest_version": 3, "name": "x" }',
      ],
      'manifests of apps': [
        'public/locales/de/manifest.json public/locales/en/manifest.json',
        '{ "name": "Shop", "start_url": "/en/", "display": "standalone", "theme_color": "#fff" }',
      ],
      'projects of a workspace': [
        'i18n/de/project.json i18n/en/project.json',
        '{ "name": "x", "targets": { "build": { "executor": "@nx/js:tsc" } } }',
      ],
      'descriptions of interfaces': [
        'i18n/de/openapi.yaml i18n/en/openapi.yaml',
        'openapi: 3.0.1\ninfo:\n  title: x\n',
      ],
      'packages in folders of languages': [
        'x/de/a.json x/en/a.json',
        '{ "name": "x", "version": "1.2.3", "dependencies": { "y": "^1.0.0" } }',
      ],
      'what a speaker may say': [
        'models/de-DE.json models/en-US.json',
        '{ "interactionModel": { "languageModel": { "intents": [] } } }',
      ],
    };
    for (const [name, [list, text]] of Object.entries(tools)) {
      const paths = list.split(' ');
      it(`takes nothing from ${name}`, () => {
        const texts = Object.fromEntries(paths.map((path) => [path, text]));
        assert.deepEqual(found(paths, {}, texts), []);
        assert.equal(found(paths).length, 1, 'as long as nobody has read them');
      });
      it(`reads ${name}`, () => {
        const { worthReading } = runSync(exploreInSteps(paths, {}));
        assert.ok(worthReading.some((path) => paths.includes(path)));
      });
    }

    const messages: readonly (readonly [paths: string, text: string])[] = [
      ['web/en.json web/de.json', '{ "hello": "Hello", "about": { "version": "2" } }'],
      ['web/en.json web/de.json', '{ "hello": "Hello", "version": "1.0" }'],
      ['web/en.json web/de.json', '{ "hello": "Hello", "modes": { "display": "fullscreen" } }'],
      ['web/en.json web/de.json', '{ "hello": "Hello", "require": { "min": "> 3 letters" } }'],
      [
        'web/en.json web/de.json',
        '{ "version": "2", "display": "standalone", "theme_color": "#" }',
      ],
      ['web/en/a.json web/de/a.json', '{ "hello": "Hello", "version": "1.0" }'],
      ['web/a.en.json web/a.de.json', '{ "display": "fullscreen", "about": { "version": 2 } }'],
      ['locales/en/project.json locales/de/project.json', '{ "about": { "version": "2" } }'],
      ['i18n/en/manifest.json i18n/de/manifest.json', '{ "modes": { "display": "standalone" } }'],
      ['i18n/en/project.yml i18n/de/project.yml', 'about:\n  version: 2\n'],
    ];
    for (const [list, text] of messages)
      it(`takes ${list} for messages: ${text}`, () => {
        const paths = list.split(' ');
        const texts = Object.fromEntries(paths.map((path) => [path, text]));
        assert.equal(found(paths, {}, texts).length, 1);
      });

    it('takes messages about versions and packages', () => {
      const paths = ['locales/en/package.json', 'locales/de/package.json'];
      const text =
        '{ "version": "Version", "display": "Display", "dependencies": { "title": "Dependencies" }, "executor": "Run by" }';
      assert.equal(found(paths, {}, { 'locales/en/package.json': text }).length, 1);
    });
  });

  it('says what it found and why', () => {
    const sets = discover([
      'web/locales/en/common.json',
      'src/texts.en.json',
      'data/en.json',
      'data/de.json',
      'package.nls.json',
      'lib/app_en.arb',
    ]);
    assert.deepEqual(
      sets.map(({ layout, format, root, namespace, why: { evidence, source } }) => {
        const name = 'name' in evidence ? `${evidence.code} ${evidence.name}` : evidence.code;
        return [layout, format, root, namespace, name, source.code].join(', ');
      }),
      [
        'file, json, data, , sideBySide, english',
        'arb, arb, lib, app, convention, english',
        'vscodePackage, vscode, , , convention, defaultFile',
        'affix, json, src, texts, fileName texts, english',
        'folder, json, web/locales, common, folderName locales, english',
      ],
    );
  });

  it('does not depend on the order of the paths', () => {
    const paths = Object.values(zoo).flatMap(([list]) => list.split(' '));
    const sets = found(paths);
    fc.assert(
      fc.property(fc.shuffledSubarray(paths, { minLength: paths.length }), (shuffled) => {
        assert.deepEqual(found(shuffled), sets);
      }),
      { numRuns: 20 },
    );
  });

  it('gives each file to one set at most, whatever the paths are', () => {
    const word = fc.constantFrom('en', 'de', 'pt_BR', 'locales', 'i18n', 'src', 'app', 'in', 'id');
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('.'));
    const path = fc
      .tuple(fc.array(word, { maxLength: 3 }), name, fc.constantFrom('.json', '.properties'))
      .map(([folders, stem, extension]) => [...folders, stem + extension].join('/'));
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 30 }), (paths) => {
        const files = discover(paths).flatMap(({ source, targets }) => [
          source.path,
          ...targets.filter(({ exists }) => exists).map((target) => target.path),
        ]);
        assert.equal(new Set(files).size, files.length);
        assert.ok(files.every((file) => paths.includes(file)));
      }),
    );
  });
});
