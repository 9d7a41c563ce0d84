import assert from 'node:assert/strict';
import { icuFindings } from '../../../../../src/message/checks/plurals/icuChecks.ts';

function codes(source: string, target: string, targetLocale = 'de'): string[] {
  return icuFindings(source, target, { sourceLocale: 'en', targetLocale }).map(({ code }) => code);
}

const files = '{n, plural, one {# file} other {# files}}';
const typing = '{n, plural, one {{name} is typing} other {# people are typing}}';
const gender = '{g, select, male {He} female {She} other {They}} {x}';

describe('ICU checks', () => {
  const cases: readonly [name: string, source: string, target: string, locale: string, string[]][] =
    [
      [
        'nothing in a good translation',
        files,
        '{n, plural, one {# Datei} other {# Dateien}}',
        'de',
        [],
      ],
      ['nothing in plain text', 'Hi {name}', 'Hallo', 'de', []],
      ['broken syntax', files, '{n, plural, one {# Datei} other {# Dateien}', 'de', ['icu-syntax']],
      ['a broken source', '{n, plural, one {# file}', files, 'de', ['icu-source-syntax']],
      ['no other', files, '{n, plural, one {# Datei}}', 'de', ['icu-missing-other']],
      [
        'a category that does not exist',
        files,
        '{n, plural, one {# a} singular {b} other {# c}}',
        'de',
        ['icu-unknown-category'],
      ],
      [
        'a category that the language lacks',
        files,
        '{n, plural, one {# a} other {# b}}',
        'ja',
        ['icu-unused-category'],
      ],
      [
        'a missing category',
        files,
        '{n, plural, one {# plik} other {# plików}}',
        'pl',
        ['icu-missing-category'],
      ],
      [
        'a category that few need',
        files,
        '{n, plural, one {# fichier} other {# fichiers}}',
        'fr',
        ['icu-missing-rare-category'],
      ],
      [
        'no missing category that an exact case decides',
        files,
        '{n, plural, =1 {# Datei} other {# Dateien}}',
        'de',
        [],
      ],
      [
        'a missing exact case',
        '{n, plural, =0 {no} other {#}}',
        '{n, plural, one {# a} other {#}}',
        'de',
        ['icu-missing-exact'],
      ],
      [
        'a missing argument',
        `${files} {x}`,
        files,
        'ja',
        ['icu-argument-missing', 'icu-unused-category'],
      ],
      [
        'an added argument',
        files,
        '{n, plural, one {# {x}} other {#}}',
        'de',
        ['icu-argument-extra'],
      ],
      [
        'a lost argument that only a form without use here has',
        typing,
        '{n, plural, other {# tippen}}',
        'ja',
        ['icu-argument-dropped'],
      ],
      [
        'nothing in a singular that stands for one number only',
        typing,
        '{n, plural, =1 {{name} печатает} one {# a} few {# b} many {# c} other {# d}}',
        'ru',
        [],
      ],
      [
        'a lost argument that the language has a form for',
        typing,
        '{n, plural, one {x} other {# tippen}}',
        'de',
        ['icu-argument-missing'],
      ],
      [
        'no use for a category that the source has without need',
        '{n, plural, zero {No files} other {# files}}',
        '{n, plural, zero {a} one {# b} other {# c}}',
        'de',
        [],
      ],
      ['another type', files, '{n, select, one {a} other {b}}', 'de', ['icu-argument-type']],
      ['a format in place of a select', gender, '{g, number} {x}', 'de', ['icu-argument-type']],
      ['a dropped plural', files, '{n} ファイル', 'ja', ['icu-choice-dropped']],
      ['a dropped select', gender, '{x}', 'ja', ['icu-choice-dropped']],
      [
        'translated select keys',
        gender,
        '{g, select, mann {Er} female {Sie} other {x}} {x}',
        'de',
        ['icu-select-keys'],
      ],
      ['equal forms', files, '{n, plural, one {# x} other {# x}}', 'de', ['icu-same-forms']],
      [
        'nothing when the forms are equal in the source',
        '{n, plural, one {# x} other {# x}}',
        '{n, plural, one {# y} other {# y}}',
        'de',
        [],
      ],
      [
        'nothing when # became a number',
        files,
        '{n, plural, one {{n, number} a} other {{n} b}}',
        'de',
        [],
      ],
      [
        'nothing when the order of arguments changed',
        `${files} ${gender}`,
        `${gender} ${files}`,
        'de',
        [],
      ],
    ];
  for (const [name, source, target, locale, expected] of cases) {
    it(`finds ${name}`, () => {
      assert.deepEqual(codes(source, target, locale), expected);
    });
  }

  describe('of each branch', () => {
    const text = '<b>#</b> files of {name} in https://a.bc %s';
    const source = `{n, plural, one {${text}} other {${text}}}`;
    const polish = (few: string): string =>
      `{n, plural, one {x ${text}} few {${few}} many {x ${text}} other {y ${text}}}`;
    const losses: readonly [string, string, string[]][] = [
      ['nothing', text, []],
      ['nothing in another order', '{name} https://a.bc <b>%s #</b>', []],
      ['a tag', text.replace('<b>#</b>', '#'), ['tag-changed', 'tag-changed']],
      ['an address', text.replace('https://a.bc', ''), ['url-changed']],
      ['a positional placeholder', text.replace('%s', ''), ['placeholder-missing']],
      ['an argument', text.replace('{name}', ''), ['placeholder-missing']],
      ['nothing where the number is a word', text.replace('#', 'kilka'), []],
    ];
    for (const [name, few, expected] of losses) {
      it(`finds ${name} lost`, () => {
        assert.deepEqual(codes(source, polish(few), 'pl'), expected);
      });
    }

    it('finds what a branch of a select lost', () => {
      assert.deepEqual(codes(gender, '{g, select, male {Er} female {Sie {x}} other {Es {x}}}'), [
        'placeholder-missing',
      ]);
    });

    it('does not ask another branch for what the text of a missing one shows', () => {
      const source = '{n, plural, =0 {<b>no</b>} other {#}}';
      const missing = ['icu-missing-exact'];
      assert.deepEqual(codes(source, '{n, plural, one {x} other {#}}'), missing);
      assert.deepEqual(codes(source, '{n}'), ['icu-choice-dropped']);
    });
  });

  it('says what was expected and what was found', () => {
    assert.deepEqual(
      icuFindings(files, '{n, plural, one {a} other {b}}', {
        sourceLocale: 'en',
        targetLocale: 'pl',
      }),
      [
        {
          code: 'icu-missing-category',
          expected: 'one, few, many, other',
          got: 'one, other',
        },
      ],
    );
  });
});
