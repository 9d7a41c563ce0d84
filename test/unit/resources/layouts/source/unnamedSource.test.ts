import assert from 'node:assert/strict';
import { exploreInSteps } from '../../../../../src/resources/layouts/discover.ts';
import { isGuessed, LocaleRefusedError } from '../../../../../src/resources/layouts/resourceSet.ts';
import { runSync } from '../../../../../src/resources/cooperative.ts';
import { found, only } from '../found.ts';

const english =
  '{"a": "You have been logged out of the app.", "b": "This is the name that you have for your list.", "c": "To be"}';
const german =
  '{"a": "Sie wurden aus der App abgemeldet.", "b": "Das ist der Name für die Liste."}';

describe('a source that does not name its locale', () => {
  const layouts: readonly (readonly [
    what: string,
    source: string,
    targets: string,
    set: string,
  ])[] = [
    [
      'a folder beside those of the locales',
      'locales/base/app.json',
      'locales/de/app.json locales/fr/app.json',
      'locales/{locale}/app.json: en > de fr',
    ],
    [
      'a file beside those of the locales',
      'i18n/source.json',
      'i18n/de.json i18n/fr.json',
      'i18n/{locale}.json: en > de fr',
    ],
    [
      'the only other file',
      'locales/template/app.json',
      'locales/de/app.json',
      'locales/{locale}/app.json: en > de',
    ],
    [
      'what is sent to Transifex',
      'src/i18n/transifex_input.json',
      'src/i18n/messages/ar.json src/i18n/messages/de.json',
      'src/i18n/messages/{locale}.json: en > ar de',
    ],
  ];
  for (const [what, source, targets, set] of layouts) {
    const others = targets.split(' ');
    const paths = [source, ...others];
    const texts = Object.fromEntries(others.map((path) => [path, german]));

    it(`is ${what}`, () => {
      assert.deepEqual(found(paths, {}, { ...texts, [source]: english }), [set]);
      const one = only(paths, {}, { ...texts, [source]: english });
      assert.equal(one.source.path, source);
      assert.throws(() => one.targetPath('en'), LocaleRefusedError);
      assert.equal(
        one.targetPath('de'),
        others.find((path) => path.includes('de')),
      );
    });

    it(`is worth reading as ${what}`, () => {
      const { worthReading } = runSync(exploreInSteps(paths, {}));
      assert.ok(worthReading.includes(source));
    });
  }

  const paths = ['locales/base/a.json', 'locales/de/a.json', 'locales/fr/a.json'];

  it('is in the language of its texts, which no other file has', () => {
    const texts = { 'locales/base/a.json': german, 'locales/fr/a.json': '{"a": "x"}' };
    const more = ['locales/base/a.json', 'locales/fr/a.json', 'locales/it/a.json'];
    const set = only(more, {}, { ...texts, 'locales/fr/a.json': english });
    assert.equal(set.source.locale, 'en');
    const long = JSON.stringify({
      a: 'Sie werden nicht mit der App und für die Liste angemeldet, das ist ein Name von den Namen.',
    });
    const own = only(more, {}, { 'locales/base/a.json': long, 'locales/fr/a.json': '{"a": "x"}' });
    assert.deepEqual([own.source.locale, own.why.source.code], ['de', 'texts']);
  });

  it('is not taken for one where the keys are others, or nobody could read it', () => {
    const other = { 'locales/base/a.json': '{"x": "To be"}', 'locales/de/a.json': german };
    assert.ok(isGuessed(only(paths, {}, other)));
    assert.ok(isGuessed(only(paths, {}, { ...other, 'locales/base/a.json': '{' })));
    assert.ok(isGuessed(only(paths, {}, {})));
  });

  it('is not asked for where there is English, or another locale was named', () => {
    const texts = { 'locales/base/a.json': english, 'locales/de/a.json': german };
    assert.deepEqual(found([...paths, 'locales/en/a.json'], {}, texts), [
      'locales/{locale}/a.json: en > de fr',
    ]);
    assert.deepEqual(found(paths, { sourceLocale: 'de' }, texts), [
      'locales/{locale}/a.json: de > fr',
    ]);
  });

  it('is left to a person where there are two', () => {
    const texts = { 'locales/base/a.json': english, 'locales/de/a.json': german };
    assert.ok(isGuessed(only([...paths, 'locales/source/a.json'], {}, texts)));
  });
});
