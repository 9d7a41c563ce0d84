import assert from 'node:assert/strict';
import { discover } from '../../../../src/catalog/layouts/discover.ts';
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
