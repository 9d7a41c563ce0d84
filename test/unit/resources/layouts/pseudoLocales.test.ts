import assert from 'node:assert/strict';
import { found } from './found.ts';

describe('locales that a tool makes to test a program with', () => {
  const names = [
    'en-XA',
    'en_XA',
    'ar-XB',
    'en-XL',
    'qps-ploc',
    'qps_plocm',
    'en-pseudo',
    'en-x-pseudo',
    'zz',
    'xx',
    'pseudo',
    'cimode',
    'zz-ZZ',
  ];
  const layouts: readonly (readonly [pattern: string, source: string])[] = [
    ['locales/{locale}.json', 'locales/en.json'],
    ['locales/{locale}/app.json', 'locales/en/app.json'],
    ['config/locales/{locale}.yml', 'config/locales/en.yml'],
    ['i18n/app.{locale}.json', 'i18n/app.en.json'],
    ['lib/l10n/app_{locale}.arb', 'lib/l10n/app_en.arb'],
    ['src/main/resources/messages_{locale}.properties', 'src/main/resources/messages.properties'],
    ['_locales/{locale}/messages.json', '_locales/en/messages.json'],
    ['package.nls.{locale}.json', 'package.nls.json'],
  ];
  for (const [pattern, source] of layouts) {
    it(`are neither targets nor sources in ${pattern}`, () => {
      for (const name of names) {
        const paths = [
          source,
          ...[name, 'de'].map((locale) => pattern.replace('{locale}', locale)),
        ];
        assert.deepEqual(found(paths), [`${pattern}: en > de`], name);
        assert.deepEqual(
          found(paths.slice(1)).filter((set) => !set.endsWith(': de >')),
          [],
          name,
        );
      }
    });
  }

  it('are no part of names that only look like them', () => {
    assert.deepEqual(found(['locales/en/pseudo.json', 'locales/de/pseudo.json']), [
      'locales/{locale}/pseudo.json: en > de',
    ]);
    assert.deepEqual(found(['i18n/xx.en.json', 'i18n/xx.de.json']), [
      'i18n/xx.{locale}.json: en > de',
    ]);
    // Kosovo, and the Arabic of Transifex.
    assert.deepEqual(found(['locales/sq-XK.json', 'locales/ar_AA.json', 'locales/en.json']), [
      'locales/{locale}.json: en > ar-AA sq-XK',
    ]);
  });
});
