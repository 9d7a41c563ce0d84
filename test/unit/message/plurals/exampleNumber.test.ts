import assert from 'node:assert/strict';
import {
  exampleOf,
  neededExamples,
  withNumber,
  withPlaceholder,
} from '../../../../src/message/plurals/exampleNumber.ts';
import { exampleNumber } from '../../../../src/message/plurals/pluralForms.ts';

describe('a number in the place of a placeholder', () => {
  const five = { placeholder: '{n}', number: 5 };
  const two = { placeholder: '{n}', number: 2 };

  it('is one where the text comes from that, and one that reads as several elsewhere', () => {
    assert.equal(exampleNumber('one', 'cardinal', 'ru', 'one'), 1);
    assert.equal(exampleNumber('one', 'cardinal', 'ru', 'other'), 21);
    assert.equal(exampleNumber('few', 'cardinal', 'ru', 'one'), 2);
  });

  it('is a whole number that no language groups', () => {
    assert.deepEqual(exampleOf('{n}', 5), five);
    for (const number of [undefined, 1.5, 1_000]) assert.equal(exampleOf('{n}', number), undefined);
  });

  it('comes back as the placeholder', () => {
    assert.equal(withNumber('{n} files of {n}', five), '5 files of 5');
    assert.equal(withPlaceholder('{n} files', '5 plików', five), '{n} plików');
    assert.equal(withPlaceholder('{n} files', 'Plików: 5.', five), 'Plików: {n}.');
    assert.equal(withPlaceholder('{n} files', '٥ ملفات', five), '{n} ملفات');
  });

  it('is refused where it is not there just as often, or as another number', () => {
    for (const answer of ['plików', 'pięć plików', '55 plików', '5 z 5 plików', '٦ ملفات']) {
      assert.equal(withPlaceholder('{n} files', answer, five), undefined, answer);
    }
  });

  it('is needed only where equal texts are wanted for several numbers', () => {
    const needed = (...wanted: Parameters<typeof neededExamples>[0]) =>
      neededExamples(wanted).map((example) => example?.number);
    const text = '{n} files';
    assert.deepEqual(needed({ text, example: two }, { text, example: five }), [2, 5]);
    assert.deepEqual(needed({ text, example: two }, { text, example: undefined }), [
      undefined,
      undefined,
    ]);
    assert.deepEqual(needed({ text: '{n} file', example: two }, { text, example: five }), [
      undefined,
      undefined,
    ]);
  });

  it('never stands where it could be mistaken', () => {
    for (const text of [
      'files',
      '{n} of 5 files',
      '2{n} files',
      '{n}0 files',
      '5 or {n}',
      '५ or {n}',
    ]) {
      const wanted = [
        { text, example: five },
        { text, example: { ...five, number: 7 } },
      ];
      const [first] = neededExamples(wanted);
      assert.equal(first, undefined, text);
    }
  });
});
