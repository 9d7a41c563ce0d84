import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { keyId } from '../../../../src/resources/formats/format.ts';
import {
  type FileEntries,
  type LedgerSection,
  ledgerPath,
  LedgerError,
} from '../../../../src/resources/ledger/ledger.ts';
import {
  parseLedger,
  sectionAt,
  writeLedger,
} from '../../../../src/resources/ledger/ledgerText.ts';
import {
  found,
  reviewed,
  type LedgerEntry,
  textHash,
} from '../../../../src/resources/ledger/ledgerEntry.ts';
import { readAsVersion2 } from './readerOfVersion2.ts';

const section = { sourcePath: 'en.json', locale: 'de' };
const one: LedgerEntry = { source: textHash('Save'), written: textHash('Speichern') };
const other: LedgerEntry = { source: textHash('Save'), written: textHash('Sichern') };
const person: LedgerEntry = { source: textHash('Save') };

describe('writeLedger and parseLedger', () => {
  it('give back what was written, for keys and paths of any kind', () => {
    fc.assert(
      fc.property(files, sections, fc.array(sections), (entries, of, movedFrom) => {
        const text = writeLedger({ ...of, movedFrom }, entries);
        const read = parseLedger(text, of);
        const rest = { movedFrom: read.movedFrom, unreadable: 0, hadConflict: false };
        assert.deepEqual(read, { entries: read.entries, ...rest });
        assert.deepEqual(read.entries, entries);
        const placed = (all: readonly LedgerSection[]) => new Set(all.map(ledgerPath));
        assert.deepEqual(placed([of, ...read.movedFrom]), placed([of, ...movedFrom]));
        assert.equal(writeLedger({ ...of, movedFrom: read.movedFrom }, read.entries), text);
        assert.equal(text.split('\n').length, entries.size + read.movedFrom.length + 2);
      }),
    );
  });

  it('write the same text whatever the order in which things came', () => {
    const list = [['b', 0], ['b', '0'], ['B'], ['a']].map(keyId).map((id) => [id, [one]] as const);
    const text = writeLedger(section, new Map(list));
    assert.equal(writeLedger(section, new Map(list.toReversed())), text);
    assert.deepEqual(text.match(/^\[.*?\]/gmu), ['["B"]', '["a"]', '["b","0"]', '["b",0]']);
  });

  it('write one line for each key, ended by line feeds, after a head with the path and the locale', () => {
    const id = keyId(['tab\t', 'line\n', '"quote"']);
    const text = writeLedger(
      section,
      new Map([
        [id, [one]],
        [keyId(['z']), [person]],
      ]),
    );
    const [head, first, second, end, ...more] = text.split('\n');
    assert.match(head ?? '', /^# Glossa ledger 2 of "en\.json" in "de": /u);
    assert.equal(first, `["tab\\t","line\\n","\\"quote\\""] ${one.source} ${one.written}`);
    assert.equal(second, `["z"] ${person.source}`);
    assert.deepEqual([end, more], ['', []]);
  });

  it('take no more than twenty bytes for a message beside its key', () => {
    const ids = Array.from({ length: 1_000 }, (_, place) => keyId(['messages', `name${place}`]));
    const text = writeLedger(section, new Map(ids.map((id) => [id, [one]])));
    const keys = ids.join('').length;
    assert.ok((Buffer.byteLength(text) - keys) / ids.length < 20);
  });

  it('say where a file was before, once and sorted, in lines that a Glossa without them passes over', () => {
    const [old, older] = [
      { sourcePath: 'b "1"/en.json', locale: 'de' },
      { sourcePath: 'a/o\u0308.json', locale: 'de-DE' },
    ];
    const entries = new Map([[keyId(['a']), [one]]]);
    const text = writeLedger({ ...section, movedFrom: [old, section, older, old] }, entries);
    const [, first, second, ...others] = text.split('\n');
    assert.equal(first, '# Moved from "a/\u00f6.json" in "de-DE"');
    assert.equal(second, String.raw`# Moved from "b \"1\"/en.json" in "de"`);
    assert.deepEqual(others, [lineOf('a', one).trim(), '']);
    assert.deepEqual(new Map(readAsVersion2(text).entries), entries);
  });

  it('write nothing known as the head, and read an empty text as nothing known', () => {
    assert.equal(parseLedger(writeLedger(section, new Map()), section).entries.size, 0);
    assert.deepEqual(parseLedger('', section), {
      entries: new Map(),
      movedFrom: [],
      unreadable: 0,
      hadConflict: false,
    });
  });

  it('read texts that git gave other line ends or a byte order mark', () => {
    const text = writeLedger(section, new Map([[keyId(['a']), [one]]]));
    const read = parseLedger(`\uFEFF${text.replaceAll('\n', '\r\n')}`, section);
    assert.equal(writeLedger(section, read.entries), text);
  });

  it('keep entries under keys that are dangerous names', () => {
    const entries = new Map([[keyId(['__proto__', 'constructor']), [one]]]);
    assert.deepEqual(parseLedger(writeLedger(section, entries), section).entries, entries);
  });
});

describe('parseLedger', () => {
  const start = writeLedger(section, new Map());
  const mine = lineOf('save', one);
  const theirs = lineOf('save', other);
  const entriesIn = (text: string) => parseLedger(text, section).entries.get(keyId(['save']));

  it('keeps the entries of both sides of a conflict', () => {
    const text = `${start}<<<<<<< HEAD\n${mine}=======\n${theirs}>>>>>>> branch\n`;
    const { entries, ...rest } = parseLedger(text, section);
    assert.deepEqual(entries.get(keyId(['save'])), [one, other]);
    assert.deepEqual(rest, { movedFrom: [], hadConflict: true, unreadable: 0 });
  });

  it('leaves the common base of a conflict away, which both sides have replaced', () => {
    const base = lineOf('save', person);
    const text = `${start}<<<<<<< a\n${mine}||||||| base\n${base}=======\n${theirs}>>>>>>> b\n`;
    assert.deepEqual(entriesIn(text), [one, other]);
  });

  it('keeps everything around several conflicts', () => {
    const lines = ['a', 'b', 'c'].map((key) => lineOf(key, one));
    const conflict = `<<<<<<< a\n${mine}=======\n>>>>>>> b\n`;
    const text = start + conflict + lines.join(conflict) + conflict;
    assert.equal(parseLedger(text, section).entries.size, 4);
  });

  it('writes a repaired text without markers, and lines that both sides share once', () => {
    const text = `${start}<<<<<<< a\n${mine}=======\n${mine}${theirs}>>>>>>> b\n`;
    const written = writeLedger(section, parseLedger(text, section).entries);
    assert.equal(written, start + [mine, theirs].toSorted().join(''));
  });

  it('reads what a union merge leaves', () => {
    assert.deepEqual(entriesIn(start + theirs + mine + theirs), [other, one]);
  });

  it('reads a key as a person may have spelled it', () => {
    const spelled = mine.replace('["save"]', '[ "s\\u0061ve" ]');
    assert.deepEqual(entriesIn(start + spelled), [one]);
  });

  it('counts the lines that it does not understand, and reads the rest', () => {
    const mark = one.source;
    const odd = [
      'something',
      '[]',
      `{"a":1} ${mark}`,
      mine.slice(0, -3),
      `["a"] ${mark} ${mark} ${mark}`,
      `["a"]  ${mark}`,
      `"a" ${mark}`,
      `[null] ${mark}`,
      `["a",] ${mark}`,
      `["a"] ${mark.slice(1)}+`,
      `["en.json","de",["a"],"${'0'.repeat(16)}","adopted"]`,
    ];
    const { entries, unreadable } = parseLedger(`${start}${odd.join('\n')}\n${mine}`, section);
    assert.equal(unreadable, odd.length);
    assert.deepEqual([...entries], [[keyId(['save']), [one]]]);
  });

  it('reads lines without a head, and refuses a text that has neither', () => {
    assert.deepEqual(entriesIn(mine), [one]);
    assert.throws(() => parseLedger('lockfileVersion: 9\n', section), refused('notALedger'));
  });

  it('refuses the file of another section', () => {
    for (const of of [
      { sourcePath: 'a.json', locale: 'de' },
      { sourcePath: 'en.json', locale: 'de-AT' },
    ])
      assert.throws(() => parseLedger(start + mine, of), refused('notALedger'));
  });

  it('reads what a merge has left of several sections, if one of them is its own', () => {
    const elsewhere = { ...section, sourcePath: 'locales/en.json' };
    const id = keyId(['save']);
    const theirText = writeLedger(elsewhere, new Map([[id, [other, found(other.source)]]]));
    assert.match(theirText, /ledger 3/);
    for (const text of [start + mine + theirText, theirText + start + mine]) {
      const { entries, unreadable } = parseLedger(text, section);
      assert.deepEqual(
        [new Set(entries.get(id)), unreadable],
        [new Set([one, other, found(other.source)]), 0],
      );
      assert.equal(sectionAt(ledgerPath(section), text)?.sourcePath, 'en.json');
      assert.equal(sectionAt(ledgerPath(elsewhere), text)?.sourcePath, 'locales/en.json');
      assert.throws(() => readAsVersion2(text), /newerVersion/);
      const third = { ...section, sourcePath: 'third.json' };
      assert.throws(() => parseLedger(text, third), refused('notALedger'));
      assert.equal(sectionAt(ledgerPath(third), text), undefined);
      const newer = text.replace('ledger 3', 'ledger 5');
      assert.throws(() => parseLedger(newer, section), refused('newerVersion'));
    }
  });

  it('refuses a newer version, also on one side of a conflict', () => {
    const newer = start.replace('ledger 2', 'ledger 5');
    assert.throws(() => parseLedger(newer, section), refused('newerVersion'));
    const conflict = `<<<<<<< a\n${start}=======\n${newer}>>>>>>> b\n${mine}`;
    assert.throws(() => parseLedger(conflict, section), refused('newerVersion'));
  });
});

const marks = fc.string().map(textHash);
const entry = fc.oneof(
  marks.map((source): LedgerEntry => ({ source })),
  marks.map((source) => found(source)),
  fc.tuple(marks, marks).map(([source, text]) => found(source, text)),
  fc.tuple(marks, marks).map(([source, text]) => reviewed(source, text)),
  fc.record({ source: marks, written: marks }, { noNullPrototype: true }),
);
const key = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.nat())).map(keyId);
const files: fc.Arbitrary<FileEntries> = fc
  .array(fc.tuple(key, entry), { maxLength: 20 })
  .map((list) => new Map(list.map(([id, of]) => [id, [of]])));
const sections = fc.record({
  sourcePath: fc.oneof(fc.constantFrom('en.json', 'a/ö.json', 'tab\t.json', '"'), fc.string()),
  locale: fc.constantFrom('de', 'pt-BR', '\n'),
});

function lineOf(name: string, of: LedgerEntry): string {
  return `${writeLedger(section, new Map([[keyId([name]), [of]]])).split('\n')[1]}\n`;
}

function refused(reason: LedgerError['reason']) {
  return (error: unknown) => error instanceof LedgerError && error.reason === reason;
}
