import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { type FormatId, showKeyPath } from '../../../../src/resources/formats/format.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { pluralNeeds } from '../../../../src/project/plan/pluralNeeds.ts';
import { programOfFile } from '../../../../src/project/plan/programOfFile.ts';

interface Given {
  readonly format?: FormatId;
  readonly target?: string;
  readonly program?: string;
}

/** What a target needs, as `path<source`, and what it does not, as `-path`. */
function needs(text: string, targetLocale: string, given: Given = {}): string {
  const { format = 'json', program } = given;
  const source = runSync(formatFor(format, 'en').parse(text));
  const target =
    given.target === undefined
      ? undefined
      : runSync(formatFor(format, targetLocale).parse(given.target));
  const found = pluralNeeds({
    source,
    target,
    format,
    sourceLocale: 'en',
    targetLocale,
    program: programOfFile({ format, programs: program === undefined ? [] : [program] }, source),
  });
  const expected = found.expected.map(({ path, sourcePath }) => {
    const [name, from] = [showKeyPath(path), showKeyPath(sourcePath)];
    return name === from ? name : `${name}<${from}`;
  });
  return [...expected, ...found.unneeded.map((path) => `-${showKeyPath(path)}`)].join(' ');
}

const polish = 'a.one a.few<a.other a.many<a.other a.other';

describe('plural forms that a target needs', () => {
  const cases: readonly [name: string, source: object, locale: string, needs: string][] = [
    ['with a suffix', { a_one: 'x', a_other: 'y' }, 'ja', 'a_other -a_one'],
    ['named by categories', { a: { one: 'x', other: 'y' } }, 'pl', polish],
    ['named by categories at the top', { one: 'x', other: 'y' }, 'de', 'one other'],
    ['kept by a program of its own', { a: { one: 'x', other: 'y' } }, 'ja', 'a.one a.other'],
    ['beside something else', { a: { one: 'x', other: 'y', else: 'z' } }, 'pl', ''],
    ['beside something with a suffix', { a: { one: 'x', other: 'y', all_in: 'z' } }, 'pl', ''],
    ['beside a group', { a: { one: 'x', other: 'y', more: { b: 'z' } } }, 'pl', ''],
    ['that are groups', { a: { one: 'x', other: { b: 'y' } } }, 'pl', ''],
    ['that English has not', { a: { two: 'x', other: 'y' } }, 'pl', ''],
    ['without other', { a: { zero: 'x', one: 'y' } }, 'pl', ''],
    [
      'in the neighbourhood of others',
      { a: { one: 'x', other: 'y' }, b: { other: 'x', mine: 'y' }, c_one: 'x' },
      'pl',
      polish,
    ],
  ];
  for (const [name, source, locale, expected] of cases) {
    it(`are found ${name}`, () => {
      assert.equal(needs(JSON.stringify(source), locale), expected);
    });
  }

  it('are found in YAML, as Rails has them', () => {
    const yaml = 'a:\n  one: One item\n  other: "%{count} items"\n';
    assert.equal(needs(yaml, 'ru', { format: 'yaml' }), polish.replace('a.one', 'a.one<a.other'));
  });

  const named = JSON.stringify({ a: { one: 'x', other: 'y' } });

  it('are those of the program that reads the file', () => {
    assert.equal(needs(named, 'ja', { program: 'railsI18n' }), 'a.other -a.one');
    assert.equal(needs(named, 'cs', { program: 'railsI18n' }), 'a.one a.few<a.other a.other');
    assert.equal(needs(named, 'pl', { program: 'counterpart' }), 'a.one a.other');
  });

  it('are those of i18next where they have a suffix, whatever reads the others', () => {
    const suffixed = JSON.stringify({ a_one: 'x', a_other: 'y' });
    assert.equal(needs(suffixed, 'ja', { program: 'counterpart' }), 'a_other -a_one');
  });

  it('are those that the target has where the program allows it', () => {
    const both = { a_one: 'x', a_other: 'y', b_one: 'x', b_other: 'y' };
    const target = JSON.stringify({ a_one: 'x', a_other: 'y' });
    assert.equal(needs(JSON.stringify(both), 'es', { target }), 'a_one a_other b_one b_other');
    const empty = JSON.stringify({ a_one: '', a_many: '', a_other: '' });
    assert.match(needs(JSON.stringify(both), 'es', { target: empty }), /b_many/);
  });

  it('are those of the target where the source has forms that its language has not', () => {
    const count = '{{count}} files';
    const many = JSON.stringify({ a_one: 'A file', a_many: '{{count}} of files', a_other: count });
    assert.equal(needs(many, 'de'), 'a_one a_other -a_many');
    assert.equal(needs(many, 'fr'), 'a_one<a_other a_many a_other');
    assert.equal(needs(many, 'pl'), 'a_one a_few<a_other a_many a_other');
    assert.equal(needs(many, 'ja'), 'a_other -a_one -a_many');
    const all = { a_one: 'A file', a_two: 'Two', a_few: count, a_many: count, a_other: count };
    assert.equal(needs(JSON.stringify(all), 'de'), 'a_one a_other -a_two -a_few -a_many');
    assert.equal(
      needs(JSON.stringify(all), 'sl'),
      'a_one<a_other a_two<a_other a_few a_other -a_many',
    );
  });

  it('are none where names only look like forms', () => {
    const options = { is_one: 'One', is_two: 'Two', is_other: 'Other' };
    assert.equal(needs(JSON.stringify(options), 'pl'), '');
    const levels = { is_few: '{{count}} x', is_many: '{{count}} y', is_other: '{{count}} z' };
    assert.equal(needs(JSON.stringify(levels), 'pl'), '');
    const named = { a: { one: 'x', many: '{{count}} y', other: '{{count}} z' } };
    assert.equal(needs(JSON.stringify(named), 'de'), '');
  });

  it('are numbered in old files of i18next, but for a singular and a plural', () => {
    const old = JSON.stringify({ a: '{{count}} file', a_plural: '{{count}} files', b: 'B' });
    assert.equal(needs(old, 'de'), 'a a_plural');
    assert.equal(needs(old, 'pl'), 'a_0<a a_1<a_plural a_2<a_plural -a -a_plural');
    assert.equal(needs(old, 'ja'), 'a_0<a_plural -a -a_plural');
    assert.equal(needs(old, 'pl', { target: '{"a": "x", "a_plural": "y"}' }), 'a a_plural');
    const words = JSON.stringify({ a: 'One file', a_plural: '{{count}} files' });
    assert.equal(needs(words, 'ru'), 'a_0<a_plural a_1<a_plural a_2<a_plural -a -a_plural');
    assert.equal(needs(JSON.stringify({ is: 'x', is_plural: 'y' }), 'pl'), '');
  });

  it('are none where one text stands in the place of the group', () => {
    const target = JSON.stringify({ a: '%{count} x' });
    assert.equal(needs(named, 'ja', { program: 'railsI18n', target }), '-a.one -a.other');
  });
});
