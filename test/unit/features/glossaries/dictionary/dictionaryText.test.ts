import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  readDictionary,
  writeDictionary,
  type DictionaryProblem,
} from '../../../../../src/features/glossaries/dictionary/dictionaryText.ts';

describe('the text of a dictionary', () => {
  it('has one entry on each line', () => {
    const { entries, problems } = readDictionary('sign in\tanmelden\ncafé\tCafé „☕“\n');
    assert.deepEqual(problems, []);
    assert.deepEqual(entries, [
      { source: 'sign in', target: 'anmelden' },
      { source: 'café', target: 'Café „☕“' },
    ]);
  });

  it('may have any line ends and empty lines', () => {
    assert.deepEqual(readDictionary('a\tb\r\n\r\nc\td').problems, []);
    assert.equal(readDictionary('a\tb\r\n\r\nc\td').entries.length, 2);
  });

  it('needs exactly one tab on each line', () => {
    assertProblems('a b', ['noTab', 0, 0, 3]);
    assertProblems('ok\tok\na\tb\tc', ['manyTabs', 1, 3, 5]);
  });

  it('needs both phrases', () => {
    assertProblems('\tb', ['source-empty', 0, 0, 0]);
    assertProblems('a\t', ['target-empty', 0, 2, 2]);
    assertProblems(' \t ', ['source-empty', 0, 0, 1], ['target-empty', 0, 2, 3]);
  });

  it('has no blanks around phrases and no control characters in them', () => {
    assertProblems(' a\tb', ['source-blanks', 0, 0, 2]);
    assertProblems('a\tb\u00a0', ['target-blanks', 0, 2, 4]);
    assertProblems('a\u0007c\tb\u009fd', ['source-control', 0, 0, 3], ['target-control', 0, 4, 7]);
  });

  it('has phrases of at most 1,024 bytes', () => {
    assertProblems(`${'é'.repeat(512)}\t${'x'.repeat(1024)}`);
    assertProblems(`${'é'.repeat(512)}x\tb`, ['source-tooLong', 0, 0, 513]);
  });

  it('has each source phrase once, and names the first', () => {
    assertProblems('a\tb\nA\tb\na\tc', ['duplicate', 2, 0, 1]);
    const { problems } = readDictionary('x\ty\na\tb\na\tc\na\td');
    assert.deepEqual(
      problems.map((one) => [one.line, one.code === 'duplicate' ? one.firstLine : undefined]),
      [
        [2, 1],
        [3, 1],
      ],
    );
  });

  it('has at least one entry and at most 10 MiB', () => {
    assertProblems('\n\n', ['noEntries', 0, 0, 0]);
    const line = (index: number) =>
      `${String(index).padStart(12, '0')}${'s'.repeat(1000)}\t${'t'.repeat(1000)}\n`;
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => line(index)).join('');
    const bytes = line(0).length;
    assertProblems(lines(Math.floor(10_485_760 / bytes)));
    assertProblems(lines(Math.ceil(10_485_760 / bytes)), ['tooLarge', 0, 0, 0]);
  });

  it('reads what it writes', () => {
    const phrase = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    const usable = phrase.filter((text) => text.trim() === text && !/\p{Cc}/u.test(text));
    fc.assert(
      fc.property(fc.dictionary(usable, usable, { minKeys: 1 }), (terms) => {
        const entries = Object.entries(terms).map(([source, target]) => ({ source, target }));
        assert.deepEqual(readDictionary(writeDictionary(entries)), { entries, problems: [] });
      }),
    );
  });
});

type Found = readonly [code: DictionaryProblem['code'], line: number, start: number, end: number];

function assertProblems(text: string, ...expected: readonly Found[]): void {
  const found = readDictionary(text).problems;
  assert.deepEqual(
    found.map(({ code, line, start, end }) => [code, line, start, end]),
    expected,
  );
}
