import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { discover } from '../../../../src/catalog/layouts/discover.ts';
import { LocaleRefusedError, setOf } from '../../../../src/catalog/layouts/resourceSet.ts';
import { threadTime } from '../threadTime.ts';
import { found, only } from './found.ts';

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
    'a VS Code extension': [
      'package.json package.nls.json package.nls.de.json package.nls.qps-ploc.json l10n/bundle.l10n.json l10n/bundle.l10n.zh-cn.json',
      'l10n/bundle.l10n.{locale}.json: en > zh-CN',
      'package.nls.{locale}.json: en > de',
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
    'names that look like locales in the middle': [
      'x/sign-in-en.json x/sign-in-de.json',
      'x/sign-in-{locale}.json: en > de',
    ],
  };
  for (const [name, [paths, ...sets]] of Object.entries(zoo)) {
    it(`finds ${name}`, () => assert.deepEqual(found(paths.split(' ')), sets));
  }

  const nothing: Readonly<Record<string, string>> = {
    'dependencies and build output': [
      'node_modules/x/locales/en.json dist/locales/en.json packages/a/build/i18n/en.json',
      'out/locales/en.json .next/locales/en.json coverage/en.json vendor/lang/en.json',
      'target/classes/messages.properties bin/locales/en.json obj/locales/en.json .git/locales/en.json',
    ].join(' '),
    'manifests and settings of tools': [
      'package.json tsconfig.json tsconfig.en.json locales/en/package.json locales/de/package.json',
      'locales/en/tsconfig.json locales/en/messages.schema.json i18n/en/manifest.json',
    ].join(' '),
    'words that are language codes':
      'src/sign-in.json src/user-id.json data/is.json app/to/no.json',
    'one English file among others': 'src/data/en.json src/data/users.json',
    'two locales of which none is English': 'src/data/de.json src/data/fr.json',
    'folders of YAML side by side':
      'docs/en/page.yaml docs/de/page.yaml config/en.yml config/de.yml',
    Rails: 'config/locales/en.yml config/locales/de.yml engines/a/config/locales/x.en.yml',
    'a Java bundle whose source is not there': 'src/messages_de.properties',
    'Spring profiles': 'src/application.properties src/application-de.properties',
    'other files': 'locales/en.ts locales/en.md locales/en locales/en.json.bak README.md',
    'paths with braces': '{locale}/en.json locales/{x}/en.json',
  };
  for (const [name, paths] of Object.entries(nothing)) {
    it(`takes nothing from ${name}`, () => assert.deepEqual(found(paths.split(' ')), []));
  }

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

  it('looks through twenty thousand paths in less than 200 ms', () => {
    const paths = Array.from({ length: 20_000 }, (_, number) => {
      const app = `packages/app${number % 40}`;
      if (number % 4 > 0) return `${app}/src/components/group${number % 90}/sign-in-${number}.json`;
      return `${app}/public/locales/${['en', 'de', 'pt-BR', 'ja'][(number / 4) % 4]}/ns${number % 500}.json`;
    });
    assert.ok(discover(paths).length > 100);
    const took = threadTime(() => discover(paths));
    assert.ok(took < 200, `${took} ms`);
  });
});

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

describe('the target path of a locale', () => {
  const paths: readonly (readonly [siblings: string, locale: string, path: string])[] = [
    ['locales/en.json locales/zh_CN.json', 'pt-BR', 'locales/pt_BR.json'],
    ['locales/en.json locales/zh-cn.json', 'pt_BR', 'locales/pt-br.json'],
    ['locales/en.json', 'pt-br', 'locales/pt-BR.json'],
    ['locales/en/a.json', 'fr', 'locales/fr/a.json'],
    ['locales/en/en.json', 'fr', 'locales/fr/fr.json'],
    ['_locales/en/messages.json', 'pt-BR', '_locales/pt_BR/messages.json'],
    ['lib/app_en.arb', 'zh-Hant', 'lib/app_zh_Hant.arb'],
    ['a/messages.properties', 'pt-BR', 'a/messages_pt_BR.properties'],
    ['package.nls.json', 'zh-CN', 'package.nls.zh-cn.json'],
    ['locales/en.json locales/pt_BR.json', 'pt-br', 'locales/pt_BR.json'],
  ];
  for (const [siblings, locale, path] of paths) {
    it(`is ${path} for ${locale} beside ${siblings}`, () => {
      assert.equal(only(siblings.split(' ')).targetPath(locale), path);
    });
  }

  const set = only(['web/locales/en.json', 'web/locales/pt-BR.json', 'web/locales/pt_br.json']);
  const refusals: readonly (readonly [locale: string, reason: string])[] = [
    ['../../x', 'notALocale'],
    ['..', 'notALocale'],
    ['de/../../../etc', 'notALocale'],
    ['de\\x', 'notALocale'],
    ['', 'notALocale'],
    ['common', 'notALocale'],
    ['EN', 'source'],
    ['pt-BR', 'ambiguous'],
  ];
  for (const [locale, reason] of refusals) {
    it(`is refused for ${JSON.stringify(locale)}: ${reason}`, () => {
      assert.throws(
        () => set.targetPath(locale),
        (error) => error instanceof LocaleRefusedError && error.reason === reason,
      );
    });
  }

  it('stays in the root for any text', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom('..', '/', '\\', 'de', '%2e', '\0')).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        try {
          assert.match(set.targetPath(text), /^web\/locales\/[\w-]+\.json$/u);
        } catch (error) {
          assert.ok(error instanceof LocaleRefusedError);
        }
      }),
    );
  });
});

describe('a locale that is spelled in several ways', () => {
  it('is reported with all its files and is no target', () => {
    const set = only(['i18n/en.json', 'i18n/de.json', 'i18n/pt-BR.json', 'i18n/pt-br.json']);
    assert.deepEqual(
      set.targets.map(({ locale }) => locale),
      ['de'],
    );
    assert.deepEqual(set.ambiguous, [
      { locale: 'pt-BR', paths: ['i18n/pt-BR.json', 'i18n/pt-br.json'] },
    ]);
  });

  it('is so across the namespaces of a root', () => {
    const paths = ['i18n/en/a.json', 'i18n/pt-BR/a.json', 'i18n/en/b.json', 'i18n/pt_BR/b.json'];
    assert.ok(discover(paths).every(({ ambiguous }) => ambiguous[0]?.locale === 'pt-BR'));
  });

  it('can still be the source: reading it does no harm', () => {
    const set = only(['i18n/EN.json', 'i18n/en.json', 'i18n/de.json']);
    assert.equal(set.source.path, 'i18n/en.json');
    assert.deepEqual(
      set.ambiguous.map(({ locale }) => locale),
      ['en'],
    );
  });
});

describe('setOf', () => {
  const sets = discover(['a/locales/en/x.json', 'a/locales/de/x.json', 'a/locales/en/y.json']);

  it('finds the set of a source, of a target and of a target to be', () => {
    const pathsOf = ['a/locales/en/x.json', 'a/locales/de/x.json', 'a/locales/de/y.json'];
    assert.deepEqual(
      pathsOf.map((path) => setOf(sets, path)?.namespace),
      ['x', 'x', 'y'],
    );
  });

  it('finds nothing for other files', () => {
    assert.equal(setOf(sets, 'a/locales/fr/x.json'), undefined);
  });
});
