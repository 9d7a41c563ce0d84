import assert from 'node:assert/strict';
import type { CatalogSummary, LineView } from '../../../../src/protocol/catalog.ts';
import type { CatalogDetails } from '../../../../src/protocol/catalogDetails.ts';
import { CatalogState, type Change } from '../../../../src/webview/catalog/state/catalogState.ts';

const nothing = { state: 'none', text: '', isCut: false, problems: 0, mark: null } as const;
const german = { code: 'de', name: 'German', direction: 'ltr' } as const;
const columns = [
  { kind: 'key', title: 'Key' },
  { kind: 'source', title: 'English' },
  { kind: 'locale', title: 'German', locale: german, place: 0 },
] as const;
const lineFor = (row: number): LineView => ({
  row,
  key: String(row),
  source: nothing,
  direction: 'ltr',
  cells: [nothing],
});
const counts = {
  proposed: 0,
  missing: 0,
  outdated: 0,
  copied: 0,
  unreviewed: 0,
  translated: 0,
  reviewed: 0,
  problems: 0,
  changed: 0,
};

function summaryOf(version: number, ...rows: readonly number[]): CatalogSummary {
  return {
    version,
    lines: rows.length,
    first: rows.map(lineFor),
    shown: rows.length,
    all: rows.length,
    source: null,
    locales: [german],
    counts,
    isReading: false,
    isChecking: false,
    refused: [],
    badPattern: '',
    go: null,
  };
}

function detailsOf(row: number, text: string): CatalogDetails {
  return {
    name: { section: 'locales', id: String(row) },
    key: String(row),
    file: 'en.json',
    description: null,
    source: 'Save',
    direction: 'ltr',
    forms: [],
    hasHistory: false,
    others: [],
    cell: {
      locale: german,
      state: 'translated',
      text,
      mark: `mark of ${row}`,
      before: null,
      stale: null,
      forms: [],
      placeholders: [],
      findings: [],
      matches: [],
      unsearched: [],
      terms: [],
    },
  };
}

/** The state of a page whose host answers at once, but for ranges and details: these come when they are let through. */
function stateOf(...rows: readonly number[]) {
  const told: Change[] = [];
  const waiting: (() => void)[] = [];
  const late = <T>(value: T) => new Promise<T>((resolve) => waiting.push(() => resolve(value)));
  const state = new CatalogState(
    {
      lines: async (from, to) => ({ version: 1, from, lines: rows.slice(from, to).map(lineFor) }),
      lineOf: async (row) => (rows.includes(row) ? rows.indexOf(row) : null),
      unfinished: async () => null,
      rows: (ends) => {
        if (ends === null) return late(rows);
        const [from, to] = ends.map((row) => rows.indexOf(row)).toSorted((a, b) => a - b);
        return late(rows.slice(from, (to ?? 0) + 1));
      },
      details: (row) => late(detailsOf(row, `text of ${row}`)),
    },
    {},
    (change) => told.push(change),
  );
  state.take(summaryOf(1, ...rows), columns);
  return { state, told, answer: () => waiting.splice(0).forEach((one) => one()) };
}

const at = (line: number, column = 2) => ({ line, column });

describe('what the page of the catalog knows', () => {
  it('takes nothing that the host has told before something newer', () => {
    const { state, told } = stateOf(1, 2, 3);
    state.take(summaryOf(3, 1, 2), columns);
    state.take(summaryOf(2, 1, 2, 3), columns);
    assert.deepEqual([state.summary?.version, state.cursor.count], [3, 2]);
    assert.deepEqual(told, ['summary', 'summary']);
  });

  it('is about the next place that there is where lines and columns go from under the keyboard', () => {
    const { state } = stateOf(1, 2, 3);
    state.cursor.go(at(9, 9));
    assert.deepEqual([state.cursor.place, state.cursor.row], [at(2), 3]);
    state.take(summaryOf(2, 1), columns.slice(0, 2));
    assert.deepEqual(state.cursor.place, at(0, 1));
    state.cursor.go(at(-1, -1));
    assert.deepEqual([state.cursor.place, state.cursor.cell], [at(0, 0), undefined]);
  });

  it('is not yet of a message to which the keyboard has gone only meanwhile', async () => {
    const { state, answer, told } = stateOf(1, 2);
    state.cursor.go(at(0));
    const looked = state.look();
    state.cursor.go(at(1));
    answer();
    await looked;
    assert.equal(state.about, undefined, 'nobody asks any more');
    const again = state.look();
    answer();
    await again;
    const known = { seen: { row: 2, locale: 'de', mark: 'mark of 2' }, text: 'text of 2' };
    assert.deepEqual([state.known, state.knowsCell], [known, true]);
    state.cursor.go(at(0));
    assert.deepEqual([state.known, state.knowsCell], [known, false], 'it is still in sight');
    assert.equal(told.filter((change) => change === 'details').length, 1);
  });
});

describe('a selection in the catalog', () => {
  it('covers all between where it has begun and where the keyboard goes', async () => {
    const { state, answer } = stateOf(11, 12, 13, 14);
    state.cursor.go(at(1));
    const range = state.move(at(3), 'extend');
    answer();
    await range;
    assert.deepEqual(await state.chosen(), [12, 13, 14]);
    const back = state.move(at(0), 'extend');
    answer();
    await back;
    assert.deepEqual(await state.chosen(), [11, 12], 'it has begun there still');
  });

  it('stays along its line, and goes with any other move', () => {
    const { state } = stateOf(11, 12, 13);
    state.cursor.go(at(1));
    state.selection.toggle(state.cursor.row);
    assert.equal(state.move(at(1, 1), 'only'), undefined);
    assert.equal(state.move(at(1, 2), 'extend'), undefined, 'nothing is asked for');
    assert.deepEqual([...state.selection.rows], [12]);
    void state.move(at(2), 'only');
    assert.deepEqual([...state.selection.rows], []);
  });

  it('takes in and leaves out one by one', () => {
    const { state, told } = stateOf(11, 12, 13);
    void state.move(at(0), 'toggle');
    void state.move(at(2), 'toggle');
    assert.deepEqual([...state.selection.rows], [11, 13]);
    void state.move(at(0), 'toggle');
    assert.deepEqual([...state.selection.rows], [13]);
    assert.deepEqual(told.slice(1, 3), ['moved', 'selected']);
  });

  it('is what is acted on, or all that is shown where there is none; nobody acts before a range is known', async () => {
    const { state, answer } = stateOf(11, 12, 13);
    assert.equal(await state.chosen(), null);
    state.cursor.go(at(0));
    void state.move(at(1), 'extend');
    const chosen = state.chosen();
    answer();
    assert.deepEqual(await chosen, [11, 12]);
  });

  it('is of keys that are deleted together; all else is done with the key of the keyboard', () => {
    const { state } = stateOf(11, 12, 13);
    assert.deepEqual(state.keysFor('delete'), [], 'the keyboard is on none');
    state.cursor.go(at(2));
    assert.deepEqual(state.keysFor('delete'), [13]);
    state.selection.toggle(11);
    state.selection.toggle(12);
    assert.deepEqual(state.keysFor('delete'), [11, 12]);
    for (const act of ['add', 'rename', 'duplicate'] as const)
      assert.deepEqual(state.keysFor(act), [13]);
  });
});
