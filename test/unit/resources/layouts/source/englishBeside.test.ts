import assert from 'node:assert/strict';
import { guessDoubt, sourceChoice } from '../../../../../src/project/plan/sourceDoubt.ts';
import { runSync } from '../../../../../src/resources/cooperative.ts';
import { discover, exploreInSteps } from '../../../../../src/resources/layouts/discover.ts';
import { isGuessed } from '../../../../../src/resources/layouts/resourceSet.ts';

const texts = (paths: readonly string[], keys = ['a', 'b', 'c']) =>
  paths.map((path) => [path, JSON.stringify(Object.fromEntries(keys.map((key) => [key, 'x'])))]);

describe('the English that may be the source of a set in doubt', () => {
  const cases: readonly (readonly [what: string, english: string, others: string])[] = [
    [
      'is in a folder of its own',
      'translations/en/en.json',
      'translations/de_DE.json translations/fr_FR.json',
    ],
    [
      'is in another program',
      'ui/src/i18n/en.json',
      'resources/i18n/de.json resources/i18n/fr.json',
    ],
    ['is hidden', 'language/.en.json', 'language/de.json language/fr.json'],
    ['has its folder', 'texts/lang/en/app.json', 'lang/de.json lang/fr.json'],
  ];
  for (const [what, english, others] of cases) {
    const targets = others.split(' ');
    const paths = [english, ...targets];
    const read = new Map(texts(paths) as [string, string][]);

    it(`${what}, and can be chosen`, () => {
      const sets = discover(paths, {}, read);
      const doubt = sets.map(guessDoubt).find((one) => one !== undefined);
      assert.ok(doubt);
      assert.ok(doubt.locales.includes('en'));
      const answered = discover(paths, { sourceLocale: 'en' }, read);
      assert.deepEqual(
        answered.map(({ source }) => source.path),
        [english],
      );
      assert.ok(answered.every((set) => !isGuessed(set)));
      assert.deepEqual(sourceChoice(doubt, 'en', sets, answered), { sourceLocale: 'en' });
    });

    it(`${what}, and is worth reading`, () => {
      const { worthReading } = runSync(exploreInSteps(paths, {}));
      assert.ok(worthReading.includes(english) && worthReading.some((one) => others.includes(one)));
    });
  }

  const paths = ['web/ui/i18n/en.json', 'srv/i18n/de.json', 'srv/i18n/fr.json', 'x/i18n/fr.json'];
  const guesses = (all: readonly string[], read: readonly (readonly string[])[]) =>
    discover(all, {}, new Map(read as [string, string][])).map(({ why }) => why.source.beside);

  it('is kept for the files in doubt where the answer for all would change others', () => {
    const all = [...paths, 'x/i18n/en.json', 'y/i18n/it.json', 'y/i18n/en.json', 'z/i18n/pl.json'];
    const read = new Map(texts(['web/ui/i18n/en.json', 'srv/i18n/de.json']) as [string, string][]);
    const sets = discover(all, {}, read);
    const doubt = sets.map(guessDoubt).find((one) => one !== undefined);
    assert.ok(doubt);
    const choice = sourceChoice(doubt, 'en', sets, []);
    assert.deepEqual(choice, {
      resources: [
        { source: 'web/ui/i18n/en.json', targets: 'srv/i18n/{locale}.json', sourceLocale: 'en' },
      ],
    });
    const set = discover(all, choice as object, read).find(
      ({ pattern }) => pattern === 'srv/i18n/{locale}.json',
    );
    assert.deepEqual(set?.source, { locale: 'en', path: 'web/ui/i18n/en.json' });
  });

  it('is none with other keys, none of two, and none that nobody could read', () => {
    const none = [undefined, undefined, undefined];
    const all = texts(paths);
    assert.deepEqual(guesses(paths, [...all, ...texts(['web/ui/i18n/en.json'], ['q'])]), none);
    assert.deepEqual(guesses(paths, []), none);
    const two = [...paths, 'v/w/i18n/en.json'];
    assert.ok(guesses(two, texts(two)).every((one) => one === undefined));
  });
});
