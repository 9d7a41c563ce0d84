import assert from 'node:assert/strict';
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
