import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { hashOf } from '../../../../src/catalog/hash.ts';
import { keyId } from '../../../../src/catalog/keyPath.ts';
import { type Ledger, entriesOf, withEntries } from '../../../../src/catalog/ledger/ledger.ts';
import {
  LedgerError,
  parseLedger,
  writeLedger,
} from '../../../../src/catalog/ledger/ledgerText.ts';
import type { LedgerEntry } from '../../../../src/catalog/ledger/ledgerEntry.ts';

const one: LedgerEntry = { source: hashOf('Save'), written: hashOf('Speichern') };
const other: LedgerEntry = { source: hashOf('Save'), written: hashOf('Sichern') };
const person: LedgerEntry = { source: hashOf('Save') };

describe('writeLedger and parseLedger', () => {
  it('give back what was written, for keys and paths of any kind', () => {
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 20 }), (list) => {
        const ledger = ledgerOf(list);
        const text = writeLedger(ledger);
        const read = parseLedger(text);
        assert.equal(read.unreadable, 0);
        assert.equal(read.hadConflict, false);
        assert.equal(writeLedger(read.ledger), text);
        assert.equal(text.split('\n').length, list.length === 0 ? 2 : sizeOf(ledger) + 2);
      }),
    );
  });

  it('write the same text whatever the order in which things came', () => {
    const list = [
      lineFor('b.json', 'de', ['a']),
      lineFor('a.json', 'pl', ['b', 0]),
      lineFor('a.json', 'de', ['b', '0']),
      lineFor('a.json', 'de', ['B']),
    ];
    const text = writeLedger(ledgerOf(list));
    assert.equal(writeLedger(ledgerOf(list.toReversed())), text);
    assert.deepEqual(text.match(/^\[.*?\]/gmu), [
      '["a.json","de",["B"]',
      '["a.json","de",["b","0"]',
      '["a.json","pl",["b",0]',
      '["b.json","de",["a"]',
    ]);
  });

  it('write one line for each key and locale, ended by line feeds, after a header', () => {
    const text = writeLedger(ledgerOf([lineFor('en.json', 'de', ['tab\t', 'line\n', '"quote"'])]));
    const [header, line, end, ...more] = text.split('\n');
    assert.match(header ?? '', /^# Glossa ledger 1: /u);
    assert.equal(
      line,
      `["en.json","de",["tab\\t","line\\n","\\"quote\\""],"${one.source}","${one.written}"]`,
    );
    assert.deepEqual([end, more], ['', []]);
  });

  it('write an empty ledger as its header and read an empty text as an empty ledger', () => {
    assert.equal(parseLedger(writeLedger(new Map())).ledger.size, 0);
    assert.deepEqual(parseLedger(''), { ledger: new Map(), unreadable: 0, hadConflict: false });
  });

  it('read texts that git gave other line ends or a byte order mark', () => {
    const text = writeLedger(ledgerOf([lineFor('en.json', 'de', ['a'])]));
    const read = parseLedger(`\uFEFF${text.replaceAll('\n', '\r\n')}`);
    assert.equal(writeLedger(read.ledger), text);
  });

  it('keep entries under keys that are dangerous names', () => {
    const ledger = ledgerOf([lineFor('__proto__', '__proto__', ['__proto__', 'constructor'])]);
    assert.equal(sizeOf(parseLedger(writeLedger(ledger)).ledger), 1);
  });
});

describe('parseLedger', () => {
  const start = writeLedger(new Map());
  const mine = lineOf('de', ['save'], one);
  const theirs = lineOf('de', ['save'], other);

  it('keeps the entries of both sides of a conflict', () => {
    const text = `${start}<<<<<<< HEAD\n${mine}=======\n${theirs}>>>>>>> branch\n`;
    const { ledger, hadConflict, unreadable } = parseLedger(text);
    assert.deepEqual(entriesIn(ledger, ['save']), [one, other]);
    assert.deepEqual([hadConflict, unreadable], [true, 0]);
  });

  it('leaves the common base of a conflict away, which both sides have replaced', () => {
    const base = lineOf('de', ['save'], person);
    const text = `${start}<<<<<<< a\n${mine}||||||| base\n${base}=======\n${theirs}>>>>>>> b\n`;
    assert.deepEqual(entriesIn(parseLedger(text).ledger, ['save']), [one, other]);
  });

  it('keeps everything around several conflicts', () => {
    const lines = ['a', 'b', 'c'].map((key) => lineOf('de', [key], one));
    const conflict = `<<<<<<< a\n${mine}=======\n>>>>>>> b\n`;
    const { ledger } = parseLedger(start + conflict + lines.join(conflict) + conflict);
    assert.equal(ledger.get('en.json')?.get('de')?.size, 4);
  });

  it('writes a repaired ledger without markers, and lines that both sides share once', () => {
    const text = `${start}<<<<<<< a\n${mine}=======\n${mine}${theirs}>>>>>>> b\n`;
    const written = writeLedger(parseLedger(text).ledger);
    assert.equal(written, start + [mine, theirs].toSorted().join(''));
  });

  it('reads what a union merge leaves', () => {
    assert.deepEqual(entriesIn(parseLedger(start + theirs + mine).ledger, ['save']), [other, one]);
  });

  it('counts the lines that it does not understand, and reads the rest', () => {
    const hash = '0'.repeat(16);
    const odd = [
      'something',
      '[]',
      '{"a":1}',
      mine.slice(0, -5),
      `["en.json","de",["a"],"${hash}"]`,
      `["en.json","de","a","${hash}","${hash}"]`,
      `["en.json","de",[null],"${hash}","${hash}"]`,
      `["en.json","de",["a"],"${hash}","edited"]`,
      `[1,"de",["a"],"${hash}","${hash}"]`,
    ];
    const { ledger, unreadable } = parseLedger(`${start}${odd.join('\n')}\n${mine}`);
    assert.equal(unreadable, odd.length);
    assert.deepEqual(entriesIn(ledger, ['save']), [one]);
  });

  it('reads lines without a header, and refuses a text that has neither', () => {
    assert.deepEqual(entriesIn(parseLedger(mine).ledger, ['save']), [one]);
    assert.throws(() => parseLedger('lockfileVersion: 9\n'), refused('notALedger'));
  });

  it('refuses the ledger of a newer version, also on one side of a conflict', () => {
    const newer = start.replace('ledger 1', 'ledger 2');
    assert.throws(() => parseLedger(newer), refused('newerVersion'));
    const conflict = `<<<<<<< a\n${start}=======\n${newer}>>>>>>> b\n${mine}`;
    assert.throws(() => parseLedger(conflict), refused('newerVersion'));
  });
});

type Line = readonly [path: string, locale: string, id: string, entry: LedgerEntry];

function lineFor(path: string, locale: string, key: (string | number)[], entry = one): Line {
  return [path, locale, keyId(key), entry];
}

const hashes = fc.string().map(hashOf);
const lines = fc
  .tuple(
    fc.constantFrom('en.json', 'a/ö.json', 'tab\t.json', '"'),
    fc.constantFrom('de', 'pt-BR'),
    fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.nat())),
    fc.oneof(
      hashes.map((source): LedgerEntry => ({ source })),
      fc.record({ source: hashes, written: hashes }),
    ),
  )
  .map(([path, locale, key, entry]) => lineFor(path, locale, key, entry));

function ledgerOf(list: readonly Line[]): Ledger {
  const files = new Map<string, Map<string, Map<string, readonly LedgerEntry[]>>>();
  for (const [path, locale, id, entry] of list) {
    const locales = files.get(path) ?? new Map<string, Map<string, readonly LedgerEntry[]>>();
    const entries = locales.get(locale) ?? new Map<string, readonly LedgerEntry[]>();
    files.set(path, locales.set(locale, entries.set(id, [entry])));
  }
  return files;
}

function sizeOf(ledger: Ledger): number {
  return [...ledger.values()]
    .flatMap((locales) => [...locales.values()])
    .reduce((sum, entries) => sum + entries.size, 0);
}

function lineOf(locale: string, key: (string | number)[], entry: LedgerEntry): string {
  const entries = new Map([[keyId(key), [entry]]]);
  return writeLedger(withEntries(new Map(), 'en.json', locale, entries)).split('\n')[1] + '\n';
}

function entriesIn(ledger: Ledger, key: (string | number)[]): readonly LedgerEntry[] | undefined {
  return entriesOf(ledger, 'en.json', 'de').get(keyId(key));
}

function refused(reason: LedgerError['reason']) {
  return (error: unknown) => error instanceof LedgerError && error.reason === reason;
}
