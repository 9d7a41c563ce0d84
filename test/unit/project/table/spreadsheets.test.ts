import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { runSync } from '../../../../src/resources/cooperative.ts';
import {
  readSpreadsheetColumn,
  SeveralColumnsError,
} from '../../../../src/project/table/spreadsheetColumn.ts';
import { guarded, unguarded } from '../../../../src/project/table/spreadsheetGuard.ts';
import { tableCsv } from '../../../../src/project/table/tableCsv.ts';
import { linesOf } from '../../../../src/project/table/tableLines.ts';
import { noFilter } from '../../../../src/project/table/tableFilter.ts';
import { parseCsv } from '../../../../src/features/glossaries/dictionary/parseCsv.ts';
import { tableOf } from './tables.ts';

const json = (value: object) => JSON.stringify(value);

describe('the table as CSV', () => {
  it('has each text to the character, with its state, and guards what looks like a formula', async () => {
    const english = { sum: '=Sum', quote: 'Say "hi", now', lines: 'a\nb', plain: ' spaced ' };
    const german = { sum: '-Summe', quote: '@home', lines: "'=x" };
    const { table, fill } = tableOf({
      'locales/en.json': json(english),
      'locales/de.json': json(german),
    });
    await fill();
    const view = {
      filter: noFilter,
      locales: ['de'],
      order: 'file',
      kept: new Set<number>(),
    } as const;
    const { text, rows, guarded: count } = runSync(tableCsv(runSync(linesOf(table, view)), ['de']));
    assert.ok(text.startsWith('\uFEFF'));
    assert.ok(text.endsWith('\r\n'));
    const read = parseCsv(text.slice(1)).map(({ cells }) => cells);
    assert.deepEqual(read, [
      ['key', 'file', 'source', 'de', 'de state'],
      ['sum', 'locales/en.json', "'=Sum", "'-Summe", 'translated'],
      ['quote', 'locales/en.json', 'Say "hi", now', "'@home", 'translated'],
      ['lines', 'locales/en.json', 'a\nb', "''=x", 'translated'],
      ['plain', 'locales/en.json', ' spaced ', '', 'missing'],
    ]);
    assert.deepEqual([rows, count], [4, 4]);
  });

  it('gives every text back that it has guarded, and takes no other apostrophe away', () => {
    const pieces = ['=', '+', '-', '@', '＝', ';', '\t', '\n', '\r', ' ', '\0', "'", '"', 'a'];
    const cell = fc.string({ unit: fc.constantFrom(...pieces, '\u00A0', '\u200B', '\uFEFF') });
    fc.assert(
      fc.property(cell, (text) => {
        const safe = guarded(text);
        assert.doesNotMatch(safe, /(^|[;\t\n\r])[\0 \u00A0\u200B\uFEFF"]*[=+\-@＝]/u);
        assert.equal(unguarded(safe, [text]), text);
        assert.equal(unguarded(text, ['plain']), text);
      }),
    );
  });
});

describe('the guard against formulas', () => {
  it('stands wherever a spreadsheet could begin a cell', () => {
    assert.equal(guarded('a;=1+1;b'), "a;'=1+1;b");
    assert.equal(guarded('a;"=HYPERLINK(1)"'), 'a;\'"=HYPERLINK(1)"');
    assert.equal(guarded('one\n=1\r\n-2\t@x'), "one\n'=1\r\n'-2\t'@x");
    assert.equal(guarded('a; =1;;+1'), "a;' =1;;'+1");
  });

  it('looks behind what a spreadsheet skips', () => {
    const skipped = [' ', '\u00A0', '\u3000', '\u200B', '\u2060', '\uFEFF', '\u202E', '\v', '\0'];
    for (const blank of [...skipped, '\u0085', '\u3164', '\uFE0F', ' \u200B\0'])
      assert.equal(guarded(`${blank}=1`), `'${blank}=1`, JSON.stringify(blank));
  });

  it('knows the signs in every width', () => {
    for (const sign of '=+-@＝＋－＠﹦﹢﹣﹫') assert.equal(guarded(`${sign}1`), `'${sign}1`);
  });

  it('leaves other texts as they are', () => {
    for (const text of ['a=b', 'a;b', 'a - b', '1;2', 'x@y;z@w', '', ';', '\t', '\n']) {
      assert.equal(guarded(text), text);
      assert.equal(unguarded(`'${text}`, [text]), `'${text}`);
    }
  });

  it('is taken away at each place where it stands, in a translation too', () => {
    assert.equal(unguarded("'=1;'-2;x'y", ['=1;-2']), "=1;-2;x'y");
    assert.equal(unguarded("''=1", ['=1']), "'=1");
    assert.equal(unguarded("'=1", ['plain']), "'=1");
  });
});

describe('a column of a spreadsheet', () => {
  it('is a text for each line, between quotes where it has line breaks or quotes', () => {
    assert.deepEqual(readSpreadsheetColumn('a\r\nb\r\n'), ['a', 'b']);
    assert.deepEqual(readSpreadsheetColumn('a\n\nb'), ['a', '', 'b']);
    assert.deepEqual(readSpreadsheetColumn('"one\ntwo"\nthree'), ['one\ntwo', 'three']);
    assert.deepEqual(readSpreadsheetColumn('"say ""hi"""\n"quoted"\n"open'), [
      'say "hi"',
      '"quoted"',
      '"open',
    ]);
    assert.throws(() => readSpreadsheetColumn('a\tb\nc\td'), SeveralColumnsError);
    assert.throws(() => readSpreadsheetColumn('"a\nb"\tc'), SeveralColumnsError);
  });

  it('comes back as it was copied', () => {
    const copied = (text: string) =>
      /[\n\t"]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\n', '\t', ' ', "'") });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        assert.deepEqual(readSpreadsheetColumn(`${cells.map(copied).join('\n')}\n`), cells);
      }),
    );
  });
});
