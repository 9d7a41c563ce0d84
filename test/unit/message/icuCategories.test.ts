import assert from 'node:assert/strict';
import { echo, partsOf, sentTexts } from './icu.ts';

const files = '{n, plural, one {# file} other {# files}}';

describe('the categories of ICU plurals in the target language', () => {
  const cases: readonly [string, string, string][] = [
    ['de', files, files],
    ['ja', files, '{n, plural, other {# files}}'],
    ['pl', files, '{n, plural, one {# file} few {# files} many {# files} other {# files}}'],
    [
      'ar',
      files,
      '{n, plural, zero {# files} one {# file} two {# files} few {# files} many {# files} other {# files}}',
    ],
    [
      'de',
      '{n, selectordinal, one {#st day} two {#nd day} few {#rd day} other {#th day}}',
      '{n, selectordinal, other {#th day}}',
    ],
    [
      'it',
      '{n, selectordinal, one {#st day} other {#th day}}',
      '{n, selectordinal, many {#th day} other {#th day}}',
    ],
    [
      'ja',
      '{n, plural, =0 {no files} one {# file} other {# files}}',
      '{n, plural, =0 {no files} other {# files}}',
    ],
    [
      'cs',
      '{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}',
      '{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} few {you and # others} many {you and # others} other {you and # others}}',
    ],
    ['tlh', files, files],
    ...['de', 'ja'].map((locale): [string, string, string] => [
      locale,
      '{n, plural, zero {No files} other {# files}}',
      locale === 'de'
        ? '{n, plural, zero {No files} one {# files} other {# files}}'
        : '{n, plural, zero {No files} other {# files}}',
    ]),
    [
      'pl',
      '{n, plural, zero {No files} one {1 file} other {# files}}',
      '{n, plural, zero {No files} one {1 file} few {# files} many {# files} other {# files}}',
    ],
    [
      'lv',
      '{n, plural, zero {No files} other {# files}}',
      '{n, plural, =0 {No files} zero {# files} one {# files} other {# files}}',
    ],
    [
      'de',
      '{n, plural, few {some files} other {# files}}',
      '{n, plural, one {# files} other {# files}}',
    ],
    ['pt_BR', files, files],
    ['es', '{n, plural, one {a} many {b} other {c}}', '{n, plural, one {a} many {b} other {c}}'],
  ];
  for (const [locale, source, expected] of cases) {
    it(`gives ${locale} the forms that it has: ${source}`, () => {
      assert.equal(echo(source, locale), expected);
    });
  }

  it('does not use a singular without its number where one stands for more numbers', () => {
    assert.deepEqual(sentTexts('{n, plural, one {One file} other {# files}}', 'ru'), [
      'One file',
      '{n} files',
      '{n} files',
      '{n} files',
      '{n} files',
    ]);
    assert.deepEqual(sentTexts('{n, plural, one {One file} other {# files}}', 'de'), [
      'One file',
      '{n} files',
    ]);
  });

  const typing = '{n, plural, one {{name} is typing} other {# people are typing}}';
  const [single, several] = ['{{name} is typing}', '{# people are typing}'];
  const spared: readonly [string, string, string][] = [
    ['ja', typing, `{n, plural, =1 ${single} other ${several}}`],
    ['pt', typing, `{n, plural, =1 ${single} one ${several} other ${several}}`],
    ['de', typing, typing],
    [
      'ru',
      typing.replace('plural,', 'plural, offset:1'),
      `{n, plural, offset:1 =2 ${single} one ${several} few ${several} many ${several} other ${several}}`,
    ],
    ['ja', '{n, plural, one {One file} other {# files}}', '{n, plural, other {# files}}'],
    [
      'fr',
      '{n, plural, =1 {Just one} one {One} other {# files}}',
      '{n, plural, =1 {Just one} one {# files} other {# files}}',
    ],
  ];
  for (const [locale, source, expected] of spared) {
    it(`keeps for ${locale} what only a singular says: ${source}`, () => {
      assert.equal(echo(source, locale), expected);
    });
  }

  it('takes the plural of Polish from many, since its other is for fractions', () => {
    const polish = '{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}';
    assert.deepEqual(sentTexts(polish, 'en', 'pl'), ['{n} plik', '{n} plików']);
  });

  it('shares the text of an exact case that decides a whole category', () => {
    const parts = partsOf('{n, plural, =1 {one file} other {# files}}', 'de');
    assert.deepEqual(parts.segments[0], parts.segments[1]);
    assert.equal(parts.segments.length, 3);
  });

  it('does not share it where an offset makes other numbers fall into the category', () => {
    assert.deepEqual(sentTexts('{n, plural, offset:1 =2 {two} other {# files}}', 'en'), [
      'two',
      '{n} files',
      '{n} files',
    ]);
  });

  const numbers = (text: string, locale: string) =>
    partsOf(text, locale).segments.map(({ example }) => example?.number);

  it('tells forms that are made from one text apart by a number', () => {
    assert.deepEqual(numbers(files, 'pl'), [undefined, 2, 5, undefined]);
    assert.deepEqual(numbers(files, 'ar'), [0, undefined, 2, 3, 11, 100]);
    assert.equal(partsOf(files, 'pl').segments[1]?.example?.placeholder, '{n}');
  });

  it('takes 21 for the Russian one that is made from a plural', () => {
    assert.deepEqual(numbers('{n, plural, one {a file} other {# files}}', 'ru'), [
      undefined,
      21,
      2,
      5,
      undefined,
    ]);
  });

  it('needs no number where the language has a singular and a plural only', () => {
    assert.deepEqual(numbers(files, 'de'), [undefined, undefined]);
    assert.deepEqual(numbers(files, 'ja'), [undefined]);
    assert.deepEqual(numbers(files, 'fr'), [undefined, undefined]);
    // A million would come back grouped, and alone the other plural is told apart from nothing.
    const many = '{n, plural, one {# file} many {# files} other {# files}}';
    assert.deepEqual(numbers(many, 'fr'), [undefined, undefined, undefined]);
  });

  it('takes no number where it would not be that of the sentence', () => {
    const offset = '{n, plural, offset:1 one {you and # other} other {you and # others}}';
    assert.deepEqual(numbers(offset, 'pl'), [undefined, undefined, undefined, undefined]);
    const two = '{n, plural, one {# file} other {# files}} in {m, plural, other {# folders}}';
    assert.ok(numbers(two, 'pl').every((number) => number === undefined));
    const own = '{n, plural, one {# of 5 files} other {# of 5 files}}';
    assert.ok(!numbers(own, 'pl').includes(5));
  });
});
