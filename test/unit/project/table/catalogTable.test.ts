import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { showKeyPath } from '../../../../src/resources/formats/format.ts';
import { hashOf } from '../../../../src/resources/hash.ts';
import { countsOf } from '../../../../src/project/status/countsOf.ts';
import { addCounts, noCounts } from '../../../../src/project/status/messageState.ts';
import type { CatalogTable } from '../../../../src/project/table/catalogTable.ts';
import { cellStates } from '../../../../src/project/table/cellState.ts';
import { noFilter, type TableFilter } from '../../../../src/project/table/tableFilter.ts';
import {
  linesOf,
  nextUnfinished,
  type TableLine,
  type TableView,
} from '../../../../src/project/table/tableLines.ts';
import { tableOf } from './tables.ts';

const source = { save: 'Save', open: 'Open the file', close: 'Close', id: '{id}' };

const ledger = (...lines: readonly (readonly [string, string, string, string])[]) =>
  lines
    .map(([locale, key, from, written]) =>
      JSON.stringify(['locales/en.json', locale, [key], hashOf(from), written]),
    )
    .join('\n');

const shop = {
  'locales/en.json': source,
  'locales/de.json': { save: 'Sichern', open: 'Öffnen', close: 'Zu', id: '{id}' },
  'locales/fr.json': { save: 'Enregistrer' },
  'glossa.lock': ledger(
    ['de', 'save', 'Save', 'adopted'],
    ['de', 'open', 'Open the file', hashOf('Öffnen')],
    ['de', 'close', 'Shut', 'adopted'],
  ),
};

const all = { filter: noFilter, order: 'file', kept: new Set<number>() } as const;
const lines = (table: CatalogTable, view: Partial<TableView> = {}) =>
  runSync(linesOf(table, { ...all, locales: table.locales, ...view }));
const filtered = (table: CatalogTable, filter: Partial<TableFilter>) =>
  keys(lines(table, { filter: { ...noFilter, ...filter } }));

function keys(shown: readonly TableLine[]): readonly string[] {
  return shown.map((line) =>
    line.kind === 'section' ? `= ${line.section.name}` : showKeyPath(line.row.path),
  );
}

function states(table: CatalogTable, locale: string) {
  const rows = table.sections.flatMap((section) => section.rows);
  return rows.map((row) => row.section.cell(row, locale)?.state);
}

describe('the table of a catalog', () => {
  it('has a row for each message and a cell for each locale, with state and text', async () => {
    const { table, fill } = tableOf(shop);
    await fill();
    assert.deepEqual(table.locales, ['de', 'fr']);
    assert.deepEqual(keys(lines(table)), ['save', 'open', 'close', 'id']);
    assert.deepEqual(states(table, 'de'), ['reviewed', 'unreviewed', 'outdated', 'none']);
    assert.deepEqual(states(table, 'fr'), ['translated', 'missing', 'missing', 'none']);
    const [row] = table.sections[0]!.rows;
    assert.deepEqual(row!.section.cell(row!, 'fr'), {
      state: 'translated',
      text: 'Enregistrer',
      problems: undefined,
    });
  });

  it('counts what the status counts, to the digit', async () => {
    const text = fc.constantFrom('', 'Save', 'Sichern', '{id}', 'Open');
    const file = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), text);
    const property = fc.asyncProperty(file, file, file, async (en, de, fr) => {
      const { table, targets, fill } = tableOf({
        'locales/en.json': en,
        'locales/de.json': de,
        'locales/fr.json': fr,
      });
      await fill();
      const counts = [...targets.values()].map(countsOf).reduce(addCounts, noCounts);
      assert.deepEqual(table.counts(), { ...counts, problems: 0, changed: 0, proposed: 0 });
      const cells = table.locales.flatMap((locale) => states(table, locale));
      for (const state of cellStates) {
        if (state === 'none') continue;
        assert.equal(cells.filter((one) => one === state).length, counts[state], state);
      }
      const inFrench = countsOf(targets.get('locales/fr.json')!);
      assert.deepEqual(table.counts('fr'), { ...inFrench, problems: 0, changed: 0, proposed: 0 });
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it('finds what something else than Glossa has put in the place of a text, and counts it', async () => {
    const { files, table, fill } = tableOf({ ...shop });
    await fill();
    assert.equal(table.counts().changed, 0);
    files['locales/de.json'] = { save: 'Sichern', open: 'Auf', close: 'Zu', id: '{id}' };
    await fill();
    assert.deepEqual(states(table, 'de'), ['reviewed', 'translated', 'outdated', 'none']);
    assert.deepEqual(filtered(table, { isChanged: true }), ['open']);
    assert.deepEqual(filtered(table, { isChanged: true, locale: 'fr' }), []);
    assert.equal(table.counts().changed, 1);
    assert.equal(table.counts('fr').changed, 0);
  });

  it('puts plural forms that only some locales need beside those of the source', async () => {
    const { table, fill } = tableOf({
      'locales/en.json': { items_one: '{{count}} item', items_other: '{{count}} items', z: 'End' },
      'locales/de.json': { items_one: '{{count}} Ding', items_other: '{{count}} Dinge' },
      'locales/pl.json': {
        items_one: '{{count}} rzecz',
        items_few: '{{count}} rzeczy',
        items_many: '{{count}} rzeczy',
        items_other: '{{count}} rzeczy',
      },
    });
    await fill();
    const shown = keys(lines(table));
    assert.deepEqual(shown.toSorted(), [
      'items_few',
      'items_many',
      'items_one',
      'items_other',
      'z',
    ]);
    assert.equal(shown.at(-1), 'z');
    const few = table.sections[0]!.rows[shown.indexOf('items_few')]!;
    assert.equal(few.section.cell(few, 'de')?.state, 'none');
    assert.equal(few.section.cell(few, 'pl')?.text, '{{count}} rzeczy');
  });

  it('keeps the handles of its rows when files change', async () => {
    const { files, table, fill } = tableOf({ ...shop });
    await fill();
    const handles = () =>
      Object.fromEntries(
        table.sections.flatMap(({ rows }) =>
          rows.map(({ path, handle }) => [showKeyPath(path), handle]),
        ),
      );
    const { save, close } = handles();
    files['locales/en.json'] = { first: 'First', close: 'Close', save: 'Save all' };
    await fill();
    assert.deepEqual(keys(lines(table)), ['first', 'close', 'save']);
    assert.deepEqual([handles()['save'], handles()['close']], [save, close]);
    assert.equal(table.row(save!)?.source.value, 'Save all');
    assert.equal(table.row(save! + 1), undefined);
    assert.deepEqual(states(table, 'de'), ['missing', 'outdated', 'outdated']);
    files['locales/es.json'] = { save: 'Guardar' };
    delete files['locales/fr.json'];
    await fill();
    assert.deepEqual(table.locales, ['de', 'es']);
    assert.equal(handles()['save'], save);
    assert.equal(table.counts('fr').missing, 0);
  });

  it('moves what it knows of other locales along when a source has changed', async () => {
    const { files, table, targets, fill } = tableOf({ ...shop });
    await fill();
    table.sections[0]!.putProblems('de', new Map([['["open"]', 2]]));
    files['locales/en.json'] = { zero: 'Zero', ...source };
    const other = tableOf(files);
    await other.fill();
    runSync(table.sections[0]!.put(other.targets.get('locales/fr.json')!));
    assert.ok(targets.size > 0);
    const open = table.sections[0]!.rowOf('["open"]')!;
    assert.equal(open.place, 2);
    assert.deepEqual(open.section.cell(open, 'de'), {
      state: 'unreviewed',
      text: 'Öffnen',
      problems: 2,
    });
  });
});

describe('the lines of the table', () => {
  it('are those that every part of the filter lets through', async () => {
    const { table, fill } = tableOf(shop);
    await fill();
    table.sections[0]!.putProblems('de', new Map([['["open"]', 1]]));
    assert.deepEqual(filtered(table, { states: ['missing'] }), ['open', 'close']);
    assert.deepEqual(filtered(table, { states: ['missing'], locale: 'de' }), []);
    assert.deepEqual(filtered(table, { states: ['outdated', 'unreviewed'] }), ['open', 'close']);
    assert.deepEqual(filtered(table, { withProblems: true }), ['open']);
    assert.deepEqual(filtered(table, { withProblems: true, states: ['missing'] }), []);
    assert.deepEqual(filtered(table, { text: 'ÖFFN' }), ['open']);
    assert.deepEqual(filtered(table, { text: 'öffn', in: 'source' }), []);
    assert.deepEqual(filtered(table, { text: 'öffn', locale: 'fr' }), []);
    assert.deepEqual(filtered(table, { text: 's', in: 'key' }), ['save', 'close']);
    assert.deepEqual(filtered(table, { text: 's', in: 'source', states: ['missing'] }), ['close']);
    assert.deepEqual(filtered(table, { text: '^(save|clo.e)$', isPattern: true }), [
      'save',
      'close',
    ]);
    assert.deepEqual(filtered(table, { text: '.*', in: 'key' }), []);
    assert.throws(() => filtered(table, { text: '(', isPattern: true }), { problem: 'syntax' });
  });

  it('are found by patterns that would keep a backtracking engine busy for years', async () => {
    const { table, fill } = tableOf({
      'locales/en.json': JSON.stringify({ long: `${'a'.repeat(10_000)}!`, short: 'aaa' }),
      'locales/de.json': '{}',
    });
    await fill();
    assert.deepEqual(filtered(table, { text: '(a+)+$', isPattern: true, in: 'source' }), ['short']);
  });

  it('refuses patterns of which each character of a text would have to be tried against very many parts', async () => {
    const { table } = tableOf({ 'locales/en.json': '{"a":"text"}' });
    const large = ['.{1000}.{1000}.{1000}$', '(?:(?:a{1,30}){1,30}){1,2}', '\\p{L}{999}x{999}'];
    for (const text of [...large, '.{1001}'])
      assert.throws(() => filtered(table, { text, isPattern: true }), { problem: 'size' }, text);
    assert.throws(() => filtered(table, { text: 'a{2,1}', isPattern: true }), {
      problem: 'syntax',
    });
    for (const text of ['^.{0,300}\\{name\\}.{0,300}$', '(\\w+\\s){3,20}\\w+', 'text'])
      filtered(table, { text, isPattern: true });
  });

  it('keep rows that no longer match until the filter is applied again', async () => {
    const { files, table, fill } = tableOf({ ...shop });
    await fill();
    const filter: TableFilter = { ...noFilter, states: ['missing'] };
    const first = lines(table, { filter });
    const kept = new Set(first.flatMap((line) => (line.kind === 'row' ? line.row.handle : [])));
    files['locales/fr.json'] = { save: 'Enregistrer', open: 'Ouvrir', close: 'Fermer' };
    files['locales/de.json'] = { open: 'Öffnen', close: 'Zu' };
    await fill();
    assert.deepEqual(keys(lines(table, { filter, kept })), ['save', 'open', 'close']);
    assert.deepEqual(keys(lines(table, { filter })), ['save']);
  });

  it('have a head for each file that has something to show', async () => {
    const { table, fill } = tableOf({
      'locales/en/a.json': { one: 'One', two: 'Two' },
      'locales/de/a.json': { one: 'Eins' },
      'locales/en/b.json': { three: 'Three' },
      'locales/de/b.json': { three: 'Drei' },
    });
    await fill();
    const [a, b] = ['= locales/{locale}/a.json', '= locales/{locale}/b.json'];
    assert.deepEqual(keys(lines(table)), [a, 'one', 'two', b, 'three']);
    assert.deepEqual(filtered(table, { states: ['missing'] }), [a, 'two']);
    const [head] = lines(table);
    assert.equal(head?.kind === 'section' && head.rows, 2);
  });

  it('are in the order of the file, of the keys, or of the source', async () => {
    const { table, fill } = tableOf({
      'locales/en.json': { b10: 'Alpha', b9: 'gamma', a: 'Beta' },
      'locales/de.json': {},
    });
    await fill();
    assert.deepEqual(keys(lines(table)), ['b10', 'b9', 'a']);
    assert.deepEqual(keys(lines(table, { order: 'key' })), ['a', 'b9', 'b10']);
    assert.deepEqual(keys(lines(table, { order: 'source' })), ['b10', 'a', 'b9']);
  });

  it('lead to the next that waits for a person, and around the end', async () => {
    const { table, fill } = tableOf(shop);
    await fill();
    const shown = lines(table);
    const next = (from: number, locale: string, step: 1 | -1) =>
      nextUnfinished(shown, from, { locale, step });
    assert.deepEqual([next(0, 'de', 1), next(1, 'de', 1), next(2, 'de', 1)], [1, 2, 1]);
    assert.deepEqual([next(0, 'de', -1), next(2, 'de', -1)], [2, 1]);
    assert.equal(next(0, 'es', 1), undefined);
    assert.equal(nextUnfinished([], 0, { locale: 'de', step: 1 }), undefined);
  });
});
