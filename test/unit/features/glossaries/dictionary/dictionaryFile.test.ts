import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { CsvError, parseCsv } from '../../../../../src/features/glossaries/dictionary/parseCsv.ts';
import { readDictionaryFile } from '../../../../../src/features/glossaries/dictionary/dictionaryFile.ts';
import { firstProblemText } from '../../../../../src/features/glossaries/dictionary/problemText.ts';

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
    assert.deepEqual(cells('"x, y";z'), [['x, y', 'z']]);
  });

  it('is separated by what parts most of its rows, not by what stands in the first', () => {
    const semicolons = 'Save, then close;Speichern und schließen\nOpen;Öffnen\nA, b, c;D, e';
    assert.deepEqual(cells(semicolons).slice(0, 2), [
      ['Save, then close', 'Speichern und schließen'],
      ['Open', 'Öffnen'],
    ]);
    assert.deepEqual(cells('wait; then go,warten\nsave,speichern'), [
      ['wait; then go', 'warten'],
      ['save', 'speichern'],
    ]);
    assert.deepEqual(cells('Save, as\tSichern\nOpen;\tÖffnen;'), [
      ['Save, as', 'Sichern'],
      ['Open;', 'Öffnen;'],
    ]);
  });

  it('that several separators would part is parted by the one that is less like punctuation', () => {
    assert.deepEqual(cells('1,5 GB;1.5 GB\n2,5 GB;2.5 GB'), [
      ['1,5 GB', '1.5 GB'],
      ['2,5 GB', '2.5 GB'],
    ]);
    assert.deepEqual(cells('Save, then close;Sichern'), [['Save, then close', 'Sichern']]);
    assert.deepEqual(cells('Save; then close,Sichern'), [['Save; then close', 'Sichern']]);
  });

  it('that two separators would part as well is refused until its first line names one', () => {
    for (const text of ['Save,Sichern;Speichern', 'a,b;c\nd,e;f\n', 'a, b; c', 'a;b,c\n\nd;e,f']) {
      assert.throws(() => parseCsv(text), { problem: 'separator' });
      assert.equal(cells(`sep=,\n${text}`)[0]?.length, 2);
    }
    const { problems, entries } = readDictionaryFile('Save,Sichern;Speichern', 'csv', pair);
    assert.deepEqual([problems, entries], [[{ code: 'separator', line: 0 }], []]);
    assert.match(firstProblemText(problems), /^Either commas or semicolons .* sep=, or sep=;\.$/);
    assert.deepEqual(cells('a,b;c\nd,e'), [
      ['a', 'b;c'],
      ['d', 'e'],
    ]);
    assert.deepEqual(cells('a\tb,c;d'), [['a', 'b,c;d']]);
  });

  it('may name its separator in the first line', () => {
    for (const first of ['sep=;\r\n', '"sep=;"\n', 'SEP=;\r']) {
      const rows = parseCsv(`${first}a,b;c\n"d\ne";f`);
      assert.deepEqual(rows, [
        { cells: ['a,b', 'c'], line: 1 },
        { cells: ['d\ne', 'f'], line: 2 },
      ]);
    }
    assert.deepEqual(cells('sep=|\na|b'), [['a', 'b']]);
    assert.deepEqual(cells('sep=\t\na\tb,c;d'), [['a', 'b,c;d']]);
  });

  it('may have blanks around quotes', () => {
    assert.deepEqual(cells('"a, b", "c"\n "d" ,"e" '), [
      ['a, b', 'c'],
      ['d', 'e'],
    ]);
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
    const read = { entries: expected, otherPairs: 0, problems: [] };
    assert.deepEqual(readDictionaryFile(tsv, 'tsv', pair), read);
    const csv = 'sign in,anmelden\n\ninvoice,"Rechnung, Faktura"\n,\n';
    assert.deepEqual(readDictionaryFile(csv, 'csv', pair), read);
  });

  it('may name the languages of each row', () => {
    const read = (text: string) => readDictionaryFile(text, 'csv', pair).problems;
    assert.deepEqual(read('a,b,en,de\nc,d,EN,DE'), []);
    assert.deepEqual(read('a,b,en,fr\nc,d,en,it'), [{ code: 'otherPair', line: 0 }]);
    assert.deepEqual(read('a,b,en,'), [{ code: 'columns', line: 0 }]);
    assert.deepEqual(read('a,b,some,comment\nc,d\ne,f,g,h'), [{ code: 'columns', line: 2 }]);
    assert.deepEqual(read('a,b,en'), [{ code: 'columns', line: 0 }]);
    assert.deepEqual(read('a'), [{ code: 'columns', line: 0 }]);
  });

  it('may be the export of several pairs, of which one is taken', () => {
    const exported = [
      'Source term,Target term,Source language,Target language,Relevance',
      'save,speichern,en,de,high',
      'save,enregistrer,en,fr,high',
      'speichern,save,de,en,',
      '"print, now",Drucken,EN-US,de-DE,low',
    ].join('\r\n');
    const entries = [
      { source: 'save', target: 'speichern' },
      { source: 'print, now', target: 'Drucken' },
    ];
    const expected = { entries, otherPairs: 2, problems: [] };
    const by = (separator: string) => exported.replaceAll('"', '').replaceAll(/,(?! )/g, separator);
    assert.deepEqual(readDictionaryFile(exported, 'csv', pair), expected);
    assert.deepEqual(readDictionaryFile(by(';'), 'csv', pair), expected);
    assert.deepEqual(readDictionaryFile(by('\t'), 'csv', pair), expected);
    assert.deepEqual(readDictionaryFile(by('\t'), 'tsv', pair), expected);
  });

  it('is for all variants of a language, or for one of them', () => {
    const rows = 'a,b,en,pt\nc,d,en,pt-BR\ne,f,en,pt-PT';
    const count = (targetLanguage: string) =>
      readDictionaryFile(rows, 'csv', { sourceLanguage: 'en', targetLanguage }).entries.length;
    assert.deepEqual([count('pt'), count('pt-br'), count('PT-PT')], [3, 1, 1]);
  });

  it('is as a spreadsheet saves it, with blank rows and columns', () => {
    const entries = [
      { source: 'save', target: 'speichern' },
      { source: 'open', target: 'öffnen' },
    ];
    const expected = { entries, otherPairs: 0, problems: [] };
    for (const text of [
      'save,speichern,\r\nopen,öffnen,\r\n,,\r\n,,\r\n',
      ',,,\nsave,speichern,,\n,,,\nopen,öffnen,,\n',
      '\ufeffsep=;\r\nsave;speichern;\r\n ; ; \r\nopen;öffnen;\r\n',
      '\ufeff"save","speichern"\r"open","öffnen"\r',
    ])
      assert.deepEqual(readDictionaryFile(text, 'csv', pair), expected);
    const tsv = 'save\tspeichern\t\n\t\t\n \nopen\töffnen\t\t\n';
    assert.deepEqual(readDictionaryFile(tsv, 'tsv', pair), expected);
  });

  it('names the line where a phrase is first, whatever stands above it', () => {
    const text = 'sep=,\n,,\n"a\n",b\n\n\nc,d\na,x\n,,\nc,e';
    assert.deepEqual(readDictionaryFile(text, 'csv', pair).problems, [
      { code: 'duplicate', line: 7, firstLine: 2 },
      { code: 'duplicate', line: 9, firstLine: 6 },
    ]);
  });

  it('keeps quotes in TSV, but for those that a spreadsheet has doubled', () => {
    const text = '"Save"\t„Speichern“\n"say ""hi"""\thallo\n""\tleer\n5" disk\t5-Zoll';
    assert.deepEqual(
      readDictionaryFile(text, 'tsv', pair).entries.map(({ source }) => source),
      ['"Save"', 'say "hi"', '""', '5" disk'],
    );
  });

  it('is refused with all of its problems', () => {
    const { problems } = readDictionaryFile('a\tb\nno tab\na\tc\n\td\ne\tf\tg', 'tsv', pair);
    assert.deepEqual(problems, [
      { code: 'noTab', line: 1 },
      { code: 'duplicate', line: 2, firstLine: 0 },
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
