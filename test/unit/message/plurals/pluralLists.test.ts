import assert from 'node:assert/strict';
import { isPluralList, placesOfOneNumber } from '../../../../src/message/plurals/pluralLists.ts';

describe('a list of plural forms', () => {
  const lists: readonly (readonly string[])[] = [
    ['%d minute', '%d minutes'],
    ['%n file', '%n files'],
    ['a minute', '{n} minutes'],
    ['One entry', '{count} entries'],
    ['There is %d person in %s', 'There are %d people in %s'],
    ['%d day (singular)', '%d days (1st plural)', '%d days (2nd plural)', '%d days (3rd plural)'],
    ['%d Datei', '%d Dateien'],
    ['%d分钟', '%d分钟'],
  ];
  for (const list of lists) {
    it(`is ${JSON.stringify(list)}`, () => assert.ok(isPluralList(list)));
  }

  const others: readonly (readonly string[])[] = [
    [],
    ['%d minutes'],
    ['%d file', '%d error'],
    ['%d file added', '%d file removed'],
    ['%d file', 'Files'],
    ['Monday', 'Tuesday'],
    ['Minute', 'Minutes'],
    ['{n} file in {folder}', '{n} files'],
    ['Step {n}', 'Step {n} of {total} steps'],
    Array.from({ length: 7 }, () => '%d minutes'),
  ];
  for (const list of others) {
    it(`is not ${JSON.stringify(list)}`, () => assert.ok(!isPluralList(list)));
  }
});

describe('the forms in a list that are for one number alone', () => {
  const cases: readonly [locales: string, length: number, places: string][] = [
    ['de en es it pt-PT sv', 2, '0'],
    // None and one.
    ['fr pt-BR hi', 2, '0'],
    // 21 is one, too.
    ['ru uk hr sr lt', 3, ''],
    ['ja zh ko', 1, ''],
    ['ja zh ko', 4, ''],
    ['pl cs sk', 3, '0'],
    ['he', 3, '0 1'],
    // Only the first of the three forms is known.
    ['he', 2, '0'],
    ['ar', 6, '0 1 2'],
    ['ar', 2, '0'],
    ['lv sl', 4, ''],
    ['ga', 5, '0 1'],
  ];
  for (const [locales, length, places] of cases) {
    for (const locale of locales.split(' ')) {
      it(`are at ${places || 'no place'} of ${length} in ${locale}`, () => {
        assert.equal(placesOfOneNumber(locale, length).join(' '), places);
      });
    }
  }
});
