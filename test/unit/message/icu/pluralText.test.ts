import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { pluralForm, readPlural } from '../../../../src/message/icu/pluralText.ts';

/** What a text says for some numbers in a language. */
function said(message: string, language: string, ...counts: readonly number[]): readonly string[] {
  const forms = readPlural(message);
  return counts.map((count) => pluralForm(forms, language, count).replace('{0}', `${count}`));
}

describe('a text that names a number', () => {
  const english = '{0, plural, one {# file in {1}} other {# files in {1}}}';

  it('has the singular and the plural in English', () =>
    assert.deepEqual(said(english, 'en', 0, 1, 2), [
      '0 files in {1}',
      '1 file in {1}',
      '2 files in {1}',
    ]));

  it('has all forms that a translation gives', () => {
    const polish = '{0, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}';
    assert.deepEqual(said(polish, 'pl', 1, 3, 5, 22, 1.5), [
      '1 plik',
      '3 pliki',
      '5 plików',
      '22 pliki',
      '1.5 pliku',
    ]);
  });

  it('has words of their own for single numbers', () =>
    assert.deepEqual(said('{0, plural, =0 {no files} one {# file} other {# files}}', 'en', 0, 1), [
      'no files',
      '1 file',
    ]));

  it('may do without a plural', () =>
    assert.deepEqual(said('{0} 個のファイル', 'ja', 1, 2), ['1 個のファイル', '2 個のファイル']));

  it('takes the last form where a translation lacks the one of its language', () =>
    assert.deepEqual(said(english, 'pl', 1, 3), ['1 file in {1}', '3 files in {1}']));

  it('says something for every number in every language', () => {
    const languages = ['en', 'de', 'fr', 'es', 'ja', 'zh-cn', 'pt-br', 'pl', 'ar', 'cy'];
    const forms = readPlural(english);
    fc.assert(
      fc.property(fc.constantFrom(...languages), fc.nat(), (language, count) => {
        assert.match(pluralForm(forms, language, count), /^\{0\} files? in \{1\}$/);
      }),
    );
  });
});
