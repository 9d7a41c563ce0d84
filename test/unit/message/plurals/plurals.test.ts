import assert from 'node:assert/strict';
import { familyFindings } from '../../../../src/message/checks/plurals/familyFindings.ts';
import { pluralForms, type PluralCategory } from '../../../../src/message/plurals/pluralForms.ts';
import {
  expectedNames,
  pluralFamilies,
  type PluralFamily,
} from '../../../../src/message/plurals/plurals.ts';

/** `name: text` pairs; a name alone is its own text. */
function families(entries: Record<string, string>, locale = 'en'): readonly PluralFamily[] {
  const siblings = Object.entries(entries).map(([name, text]) => ({ name, text }));
  return pluralFamilies(siblings, locale);
}

function named(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `{{count}} ${name}`]));
}

/** `target<source` for each expected message of the first family. */
function expected(entries: Record<string, string>, target: string, source = 'en'): string {
  const [family] = families(entries, source);
  assert.ok(family);
  return expectedNames(family, target, pluralForms(target, family.type).categories)
    .map(({ name, sourceName }) => (name === sourceName ? name : `${name}<${sourceName}`))
    .join(' ');
}

const items = named('items_one', 'items_other');

describe('i18next plural families', () => {
  const finds: readonly [names: readonly string[], locale: string, bases: readonly string[]][] = [
    [['items_one', 'items_other'], 'en', ['items']],
    [['items_one'], 'en', []],
    [['items_other'], 'en', []],
    [['items_other'], 'ja', ['items']],
    [['items_zero', 'items_one', 'items_other'], 'en', ['items']],
    [['items_zero', 'items_other'], 'en', ['items']],
    [['items', 'items_plural'], 'en', []],
    [['items_0', 'items_1'], 'en', []],
    [['option_one', 'option_two', 'option_other'], 'en', []],
    [['friend_male', 'friend_male_one', 'friend_male_other'], 'en', ['friend_male']],
    [['_one', '_other'], 'en', []],
    [['one', 'other'], 'en', ['']],
    [['one', 'two', 'other'], 'en', []],
    [['other'], 'en', []],
    [['a_few', 'a_many', 'a_one', 'a_other'], 'pl', ['a']],
  ];
  for (const [names, locale, bases] of finds) {
    it(`finds ${bases.join() || 'none'} in ${locale}: ${names.join(', ')}`, () => {
      assert.deepEqual(
        families(named(...names), locale).map(({ base }) => base),
        bases,
      );
    });
  }

  it('keeps ordinals apart from cardinals', () => {
    const found = families(named('a_one', 'a_other', 'a_ordinal_one', 'a_ordinal_other'));
    assert.deepEqual(
      found.map(({ base, type }) => [base, type]),
      [
        ['a', 'cardinal'],
        ['a', 'ordinal'],
      ],
    );
  });

  it('does not take a context named other for a family', () => {
    assert.deepEqual(families({ account_other: 'Another account' }, 'ja'), []);
    assert.deepEqual(families({ gender_male: 'He', gender_other: 'They' }, 'ja'), []);
  });

  const expansions: readonly [string, Record<string, string>, string, string][] = [
    ['pl', items, 'en', 'items_one items_few<items_other items_many<items_other items_other'],
    ['ja', items, 'en', 'items_other'],
    ['de', items, 'en', 'items_one items_other'],
    ['en', named('items_other'), 'ja', 'items_one<items_other items_other'],
    ['ja', named('a_zero', 'a_one', 'a_other'), 'en', 'a_zero a_other'],
    [
      'ar',
      named('a_one', 'a_other'),
      'en',
      'a_zero<a_other a_one a_two<a_other a_few<a_other a_many<a_other a_other',
    ],
    [
      'ru',
      { a_one: 'One item', a_other: '{{count}} items' },
      'en',
      'a_one<a_other a_few<a_other a_many<a_other a_other',
    ],
    [
      'uk',
      { a_one: 'One account', a_other: '{{count}} accounts' },
      'en',
      'a_one<a_other a_few<a_other a_many<a_other a_other',
    ],
    [
      'fr',
      { a_one: 'One discount', a_other: '{{- count, number}} discounts' },
      'en',
      'a_one<a_other a_many<a_other a_other',
    ],
    [
      'lt',
      { a_one: 'One item', a_other: '{count} items' },
      'en',
      'a_one<a_other a_few<a_other a_many<a_other a_other',
    ],
    ['pl', named('one', 'other'), 'en', 'one few<other many<other other'],
    ['ja', named('one', 'other'), 'en', 'other'],
    [
      'ru',
      { one: 'One item', other: '%{count} items' },
      'en',
      'one<other few<other many<other other',
    ],
    ['de', { a_one: 'One item', a_other: '{{count}} items' }, 'en', 'a_one a_other'],
    ['en', named('a_one', 'a_few', 'a_many', 'a_other'), 'pl', 'a_one a_other<a_many'],
    [
      'it',
      named('p_ordinal_one', 'p_ordinal_two', 'p_ordinal_few', 'p_ordinal_other'),
      'en',
      'p_ordinal_many<p_ordinal_other p_ordinal_other',
    ],
    [
      'pl',
      named('f_male_one', 'f_male_other'),
      'en',
      'f_male_one f_male_few<f_male_other f_male_many<f_male_other f_male_other',
    ],
  ];
  for (const [target, entries, source, names] of expansions) {
    it(`expects in ${target}: ${names}`, () => {
      assert.equal(expected(entries, target, source), names);
    });
  }

  it('tells forms that are made from one text apart by a number', () => {
    const examples = (texts: readonly [string, string], target: string) => {
      const [one, other] = texts;
      const siblings = [
        { name: 'a_one', text: one },
        { name: 'a_other', text: other },
      ];
      const [family] = pluralFamilies(siblings, 'en');
      const { categories } = pluralForms(target, 'cardinal');
      return expectedNames(family!, target, categories).map(({ example }) => example);
    };
    const [one, few, many, other] = examples(['{{count}} file', '{{ count }} files'], 'pl');
    assert.deepEqual(few, { placeholder: '{{ count }}', number: 2 });
    assert.deepEqual(many, { placeholder: '{{ count }}', number: 5 });
    assert.deepEqual([one, other], [undefined, undefined]);
    const none = [undefined, undefined];
    assert.deepEqual(examples(['{{count}} file', '{{count}} files'], 'de'), none);
    assert.deepEqual(examples(['a file', 'files'], 'pl'), [...none, ...none]);
  });

  it('finds missing and equal forms', () => {
    const [family] = families(items);
    const expected = (['one', 'few', 'many', 'other'] as const).map((category) => ({
      name: `items_${category}`,
      category,
    }));
    const usual = expected.map(({ category }) => category);
    const codes = (targets: Record<string, string>): string[] =>
      familyFindings(
        { family: family!, expected, usual, locale: 'pl' },
        new Map(Object.entries(targets)),
      ).map(({ code }) => code);
    assert.deepEqual(codes({}), []);
    assert.deepEqual(codes({ items_one: 'a', items_other: 'b' }), ['plural-missing-form']);
    const [unit] = families({ size_one: '{{count}} GB', size_other: '{{count}} GB' });
    const found = familyFindings(
      { family: unit!, expected, usual, locale: 'pl' },
      new Map([['items_one', 'x']]),
    );
    assert.deepEqual(found, []);
    const severities = (own: readonly PluralCategory[]) =>
      familyFindings(
        { family: family!, expected, usual: own, locale: 'pl' },
        new Map([
          ['items_one', 'a'],
          ['items_few', 'b'],
          ['items_many', 'c'],
        ]),
      ).map(({ severity }) => severity);
    assert.deepEqual(severities(usual), ['info']);
    // Its program tells one from all others, and files have more for its people.
    assert.deepEqual(severities(['one', 'other']), ['warning']);
    const all = { items_one: 'a', items_few: 'a', items_many: 'a', items_other: 'a' };
    assert.deepEqual(codes(all), ['plural-same-forms']);
    assert.deepEqual(codes({ ...all, items_few: 'b' }), []);
  });
});

describe('plural categories', () => {
  const cases: readonly [string, 'cardinal' | 'ordinal', string][] = [
    ['en', 'cardinal', 'one other'],
    ['en', 'ordinal', 'one two few other'],
    ['pl', 'cardinal', 'one few many other'],
    ['ar', 'cardinal', 'zero one two few many other'],
    ['cy', 'ordinal', 'zero one two few many other'],
    ['ja', 'cardinal', 'other'],
    ['zh-Hans', 'cardinal', 'other'],
    ['pt_BR', 'cardinal', 'one many other'],
    ['xx', 'cardinal', 'one other'],
    ['xx', 'ordinal', 'other'],
    ['not a locale', 'cardinal', 'one other'],
  ];
  for (const [locale, type, categories] of cases) {
    it(`are ${categories} for ${locale}, ${type}`, () => {
      assert.equal(pluralForms(locale, type).categories.join(' '), categories);
    });
  }
});
