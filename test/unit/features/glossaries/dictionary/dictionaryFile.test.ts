import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { CsvError, parseCsv } from '../../../../../src/features/glossaries/dictionary/parseCsv.ts';
import { readDictionaryFile } from '../../../../../src/features/glossaries/dictionary/dictionaryFile.ts';

const pair = { sourceLanguage: 'en', targetLanguage: 'de' };

describe('CSV', () => {
  it('has cells between commas and rows between line ends', () => {
    assert.deepEqual(cells('a,b\r\nc,d\re,\n'), [
      ['a', 'b'],
      ['c', 'd'],
      ['e', ''],
    ]);
    assert.deepEqual(cells('a,'), [['a', '']]);
    assert.deepEqual(cells(''), []);
    assert.deepEqual(cells('\n'), [['']]);
  });

  it('may quote cells that hold commas, quotes and line ends', () => {
    assert.deepEqual(cells('"a, b","say ""hi"""\n"two\nlines",""'), [
      ['a, b', 'say "hi"'],
      ['two\nlines', ''],
    ]);
  });

  it('knows the line on which a row begins', () => {
    const lines = parseCsv('a,b\n"two\r\nlines",x\n\nlast,row').map(({ line }) => line);
    assert.deepEqual(lines, [0, 1, 3, 4]);
  });

  it('may have semicolons instead, as Excel writes it in many countries', () => {
    assert.deepEqual(cells('a;b\n"c;d";"e, f"'), [
      ['a', 'b'],
      ['c;d', 'e, f'],
    ]);
    assert.deepEqual(cells('a;b,c'), [['a;b', 'c']]);
    assert.deepEqual(cells('"x, y";z'), [['x, y', 'z']]);
  });

  it('is refused with the line where a quote is out of place', () => {
    for (const [text, line] of [
      ['a,b\nc,"d', 1],
      ['a"b,c', 0],
      ['"a"b,c', 0],
      ['"a\nb"c,d', 0],
    ] as const) {
      assert.throws(
        () => parseCsv(text),
        (error) => error instanceof CsvError && error.line === line,
      );
    }
  });

  it('comes back as it was written', () => {
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const row = fc.array(fc.string(), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        assert.deepEqual(cells(rows.map((row) => row.map(quoted).join(',')).join('\n')), rows);
      }),
    );
  });

  it('of megabytes is read in one go', () => {
    assert.equal(parseCsv(`"${'x""'.repeat(1_000_000)}",b`)[0]?.cells.length, 2);
  });
});

describe('a file with terms', () => {
  it('is read whatever its kind, without what means nothing', () => {
    const expected = [
      { source: 'sign in', target: 'anmelden' },
      { source: 'invoice', target: 'Rechnung, Faktura' },
    ];
    const tsv =
      '\ufeffsign in\tanmelden\r\n\r\n invoice \tRechnung, Faktura\r\ninvoice\tRechnung, Faktura';
    assert.deepEqual(readDictionaryFile(tsv, 'tsv', pair), { entries: expected, problems: [] });
    const csv = 'sign in,anmelden\n\ninvoice,"Rechnung, Faktura"\n,\n';
    assert.deepEqual(readDictionaryFile(csv, 'csv', pair), { entries: expected, problems: [] });
  });

  it('may name the languages of each row', () => {
    const read = (text: string) => readDictionaryFile(text, 'csv', pair).problems;
    assert.deepEqual(read('a,b,en,de\nc,d,EN,DE'), []);
    assert.deepEqual(read('a,b,en,de\nc,d,en,fr'), [{ code: 'otherPair', line: 1 }]);
    assert.deepEqual(read('a,b,en'), [{ code: 'columns', line: 0 }]);
    assert.deepEqual(read('a'), [{ code: 'columns', line: 0 }]);
  });

  it('is refused with all of its problems', () => {
    const { problems } = readDictionaryFile('a\tb\nno tab\na\tc\n\td\ne\tf\tg', 'tsv', pair);
    assert.deepEqual(problems, [
      { code: 'noTab', line: 1 },
      { code: 'duplicate', line: 2 },
      { code: 'source-empty', line: 3 },
      { code: 'manyTabs', line: 4 },
    ]);
    assert.deepEqual(readDictionaryFile('a,"b', 'csv', pair).problems, [
      { code: 'quote', line: 0 },
    ]);
    assert.deepEqual(readDictionaryFile('"a\tx",b', 'csv', pair).problems, [
      { code: 'source-control', line: 0 },
    ]);
    assert.deepEqual(readDictionaryFile('\n', 'tsv', pair).problems, [
      { code: 'noEntries', line: 0 },
    ]);
  });
});

function cells(text: string): readonly (readonly string[])[] {
  return parseCsv(text).map(({ cells }) => cells);
}
