import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { LocaleRefusedError, setOf } from '../../../../src/resources/layouts/resourceSet.ts';
import { only } from './found.ts';

describe('the target path of a locale', () => {
  const paths: readonly (readonly [siblings: string, locale: string, path: string])[] = [
    ['locales/en.json locales/zh_CN.json', 'pt-BR', 'locales/pt_BR.json'],
    ['locales/en.json locales/zh-cn.json', 'pt_BR', 'locales/pt-br.json'],
    ['locales/en.json', 'pt-br', 'locales/pt-BR.json'],
    ['locales/en/a.json', 'fr', 'locales/fr/a.json'],
    ['locales/en/en.json', 'fr', 'locales/fr/fr.json'],
    ['locales/en_GB/a.en-GB.json', 'pt-BR', 'locales/pt_BR/a.pt-BR.json'],
    [
      'locales/en/a.en.x.json locales/de_DE/a.de-DE.x.json',
      'zh-TW',
      'locales/zh_TW/a.zh-TW.x.json',
    ],
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
