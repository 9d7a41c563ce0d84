import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { keyId } from '../../../../src/resources/formats/format.ts';
import type { FileEntries } from '../../../../src/resources/ledger/ledger.ts';
import {
  found,
  isUnknownText,
  reviewed,
  statusOf,
  type LedgerEntry,
  textHash,
} from '../../../../src/resources/ledger/ledgerEntry.ts';
import { parseLedger, writeLedger } from '../../../../src/resources/ledger/ledgerText.ts';
import { conflictOf, section } from '../scenario.ts';
import { readAsVersion2 } from './readerOfVersion2.ts';

const source = textHash('Save');
const machine: LedgerEntry = { source, written: textHash('Speichern') };
const person: LedgerEntry = { source };
const there = found(source);

const fileOf = (entries: Readonly<Record<string, LedgerEntry>>): FileEntries =>
  new Map(Object.entries(entries).map(([key, entry]) => [keyId([key]), [entry]]));
const textOf = (entries: Readonly<Record<string, LedgerEntry>>) =>
  writeLedger(section, fileOf(entries));
const stands = (value: string, ...entries: readonly LedgerEntry[]) =>
  statusOf(value, source, entries);

const marks = fc.string().map(textHash);
const old = fc.oneof(
  marks.map((one): LedgerEntry => ({ source: one })),
  fc.record({ source: marks, written: marks }, { noNullPrototype: true }),
);
const keys = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.nat())).map(keyId);
const filesOf = (entry: fc.Arbitrary<LedgerEntry>): fc.Arbitrary<FileEntries> =>
  fc
    .array(fc.tuple(keys, entry), { maxLength: 20 })
    .map((list) => new Map(list.map(([id, one]) => [id, [one]])));

describe('version 3 of the ledger', () => {
  it('is there only where a text was found, so that a file without one stays of version 2 to the byte', () => {
    fc.assert(
      fc.property(filesOf(old), (entries) => {
        const text = writeLedger(section, entries);
        assert.match(text, /^# Glossa ledger 2 of /u);
        const read = readAsVersion2(text);
        assert.deepEqual([new Map(read.entries), read.unreadable], [new Map(entries), 0]);
        assert.equal(writeLedger(section, parseLedger(text, section).entries), text);
      }),
    );
  });

  it('is refused as newer by a Glossa of version 2, which then writes nothing', () => {
    fc.assert(
      fc.property(filesOf(old), keys, marks, (entries, id, mark) => {
        const text = writeLedger(section, new Map(entries).set(id, [found(mark)]));
        assert.throws(() => readAsVersion2(text), /newerVersion/);
        assert.deepEqual(parseLedger(text, section).entries.get(id), [found(mark)]);
      }),
    );
  });

  it('is refused by it on one side of a conflict, and where a merge has left both heads', () => {
    const [two, three] = [textOf({ a: machine }), textOf({ a: machine, b: there })];
    for (const text of [conflictOf(two, three), three + two, two + three])
      if (text.includes('ledger 3')) assert.throws(() => readAsVersion2(text), /newerVersion/);
    const { entries, unreadable } = parseLedger(two + three, section);
    assert.deepEqual([entries, unreadable], [fileOf({ a: machine, b: there }), 0]);
  });

  it('has a line form of its own, and goes with the last such line', () => {
    const text = textOf({ a: person, b: there });
    assert.match(
      text,
      /^# Glossa ledger 3 of "en\.json" in "de": .*\n\["a"\] (?<mark>[\w-]{8})\n\["b"\] \?\k<mark>\n$/u,
    );
    const entries = new Map(parseLedger(text, section).entries);
    entries.set(keyId(['b']), [person]);
    assert.equal(writeLedger(section, entries), textOf({ a: person, b: person }));
  });

  it('counts lines that are nearly of that form as not understood', () => {
    const mark = source;
    const odd = [
      `["a"] ? ${mark}`,
      `["a"]?${mark}`,
      `["a"] ??${mark}`,
      `["a"] ?${mark} ?${mark}`,
      `["a"] !${mark}`,
      `["a"] ! ${mark} ${mark}`,
      `["a"]!${mark} ${mark}`,
      `["a"] !${mark}  ${mark}`,
      `?${mark}`,
    ];
    const { entries, unreadable } = parseLedger(`${textOf({})}${odd.join('\n')}\n`, section);
    assert.deepEqual([entries.size, unreadable], [0, odd.length]);
  });
});

describe('version 4 of the ledger', () => {
  const isOf = { reviewed: reviewed(source, machine.written ?? ''), found: found(source, source) };

  it('is there only where a text is named that was reviewed or found, and says which', () => {
    const text = textOf({ a: isOf.reviewed, b: isOf.found, c: machine, d: there, e: person });
    assert.match(text, /^# Glossa ledger 4 of "en\.json" in "de": /u);
    assert.match(text, /^\["a"\] ![\w-]{8} [\w-]{8}$/mu);
    assert.match(text, /^\["b"\] \?[\w-]{8} [\w-]{8}$/mu);
    const { entries, unreadable } = parseLedger(text, section);
    const all = { a: isOf.reviewed, b: isOf.found, c: machine, d: there, e: person };
    assert.deepEqual([entries, unreadable], [fileOf(all), 0]);
    assert.match(textOf({ c: machine, d: there }), /^# Glossa ledger 3 of /u);
  });

  it('is refused as newer by older ones, also on one side of a conflict', () => {
    const text = textOf({ a: isOf.reviewed });
    for (const one of [text, conflictOf(textOf({ a: machine }), text), text + textOf({ b: there })])
      if (one.includes('ledger 4')) assert.throws(() => readAsVersion2(one), /newerVersion/);
  });
});

describe('what stands behind a text', () => {
  it('is a person’s word for exactly the text that they have found right', () => {
    const one = reviewed(source, textHash('Sichern'));
    assert.equal(stands('Sichern', one), 'reviewed');
    assert.equal(stands('Aufheben', one), 'translated');
    assert.equal(stands('', one), 'translated');
    assert.equal(
      stands('Sichern', reviewed(textHash('Store'), textHash('Sichern'))),
      'editedStale',
    );
    assert.equal(
      stands('Aufheben', reviewed(textHash('Store'), textHash('Sichern'))),
      'editedStale',
    );
  });

  it('is the machine’s where its text stands beside a mark of another one', () => {
    const one = reviewed(source, textHash('Sichern'));
    for (const entries of [
      [one, machine],
      [machine, one],
    ]) {
      assert.equal(stands('Sichern', ...entries), 'reviewed');
      assert.equal(stands('Speichern', ...entries), 'kept');
      assert.equal(stands('Aufheben', ...entries), 'translated');
    }
  });

  it('is known to be a text that somebody has put there where it is none of those in the ledger', () => {
    const one = reviewed(source, textHash('Sichern'));
    const known = [[one], [machine], [found(source, textHash('Aufheben'))], [one, machine]];
    assert.deepEqual(
      known.map((entries) => isUnknownText('Merken', entries)),
      [true, true, true, true],
    );
    assert.deepEqual(
      known.map((entries) => isUnknownText('Sichern', entries)),
      [false, true, true, false],
    );
    const unsure = [[], [there], [person], [there, machine], [{ source, written: textHash('') }]];
    for (const entries of unsure) assert.equal(isUnknownText('Merken', entries), false);
  });

  it('is nobody’s word without a line of the ledger, or with one of a text that was found', () => {
    assert.equal(stands('Sichern'), 'translated');
    assert.equal(stands('Sichern', there), 'translated');
    assert.equal(stands('Sichern', found(textHash('Store'))), 'editedStale');
  });

  it('is a person’s word with a line of version 2 that named no text', () => {
    const [head = ''] = textOf({}).split('\n');
    const { entries } = parseLedger(`${head}\n["a"] ${source}\n`, section);
    assert.equal(stands('Sichern', ...(entries.get(keyId(['a'])) ?? [])), 'reviewed');
  });

  it('is nobody’s word where somebody has changed the machine’s text', () =>
    assert.equal(stands('Sichern', machine), 'translated'));

  it('is in a merge what a person or the machine has to say rather than what was found', () => {
    for (const entries of [
      [there, machine],
      [machine, there],
    ]) {
      assert.equal(stands('Speichern', ...entries), 'kept');
      assert.equal(stands('Sichern', ...entries), 'translated');
    }
    const later = found(textHash('Store'));
    assert.equal(stands('Speichern', { ...machine, source: textHash('Store') }, there), 'stale');
    assert.equal(stands('Sichern', later, person), 'reviewed');
    assert.equal(stands('Sichern', there, { source: textHash('Store') }), 'editedStale');
  });

  it('is never a person’s word where a machine has renewed the text that they had read', () => {
    const earlier: LedgerEntry = { source: textHash('Store') };
    assert.equal(stands('Speichern', earlier, machine), 'translated');
  });

  it('is reviewed only with a line of a person, whatever lines there are', () => {
    const entry = fc.oneof(
      fc.constantFrom<LedgerEntry>(machine, there, { ...machine, source: textHash('Store') }),
      marks.map((one) => found(one)),
      marks.map((one) => reviewed(source, one)),
      fc.record({ source: marks, written: marks.filter((mark) => mark !== textHash('')) }),
    );
    fc.assert(
      fc.property(fc.constantFrom('Speichern', 'Sichern'), fc.array(entry), (value, entries) => {
        assert.notEqual(stands(value, ...entries), 'reviewed');
      }),
    );
  });
});
