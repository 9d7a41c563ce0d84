import assert from 'node:assert/strict';
import type { LineView } from '../../../../src/protocol/catalog.ts';
import { Cursor } from '../../../../src/webview/catalog/state/cursor.ts';
import { LineCache } from '../../../../src/webview/catalog/state/lineCache.ts';

const german = { code: 'de', name: 'German', direction: 'ltr' } as const;
const columns = [
  { kind: 'key', title: 'Key' },
  { kind: 'source', title: 'English' },
  { kind: 'locale', title: 'German', locale: german, place: 0 },
] as const;
const nothing = { state: 'none', text: '', isCut: false, problems: 0, mark: null } as const;
const lineFor = (row: number): LineView => ({
  row,
  key: String(row),
  source: nothing,
  direction: 'ltr',
  cells: [{ ...nothing, mark: `mark of ${row}` }],
});

/** A table of which the host has other lines than the page shows: answers come when they are let through. */
function tableOf(...first: readonly number[]) {
  let rows = first;
  let version = 0;
  const waiting: (() => void)[] = [];
  const late = <T>(value: T) => new Promise<T>((resolve) => waiting.push(() => resolve(value)));
  const cache = new LineCache(
    { lines: (from) => late({ version, from, lines: rows.map(lineFor) }) },
    () => cursor.arrived(),
  );
  const host: ConstructorParameters<typeof Cursor>[1] = {
    lineOf: (row) => late(rows.includes(row) ? rows.indexOf(row) : null),
    unfinished: ({ row, line }, _, step) => {
      const from = row === null ? line : rows.indexOf(row);
      const next = rows[from + step];
      return late(next === undefined ? null : { row: next, line: from + step });
    },
  };
  const cursor = new Cursor(cache, host, () => undefined);
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return {
    cursor,
    /** The host tells of other lines, which the page asks for and does not have yet. */
    change: (...now: readonly number[]) => {
      rows = now;
      cache.restart(++version);
      cursor.show(now.length, columns);
      cache.want(0, now.length);
      void cursor.follow(() => true);
    },
    answerAll: async () => {
      while (waiting.length > 0) {
        waiting.shift()?.();
        await settle();
      }
    },
    answerLast: async () => {
      waiting.pop()?.();
      await settle();
    },
  };
}

describe('the keyboard in the catalog', () => {
  it('is known to be astray where a line is pressed that has another message by now', async () => {
    const { cursor, change, answerAll } = tableOf();
    change(10, 11, 12);
    await answerAll();
    change(11, 12);
    cursor.go({ line: 1, column: 2 });
    assert.deepEqual([cursor.row, cursor.isAstray], [11, false]);
    await answerAll();
    assert.deepEqual([cursor.row, cursor.isAstray], [11, true]);
    void cursor.follow(() => true);
    await answerAll();
    assert.deepEqual([cursor.row, cursor.place.line, cursor.isAstray], [11, 0, false]);
  });

  it('stays on its message with two refreshes under way', async () => {
    const { cursor, change, answerAll, answerLast } = tableOf();
    change(1, 2, 3);
    await answerAll();
    cursor.go({ line: 1, column: 2 });
    assert.equal(cursor.row, 2);
    change(9, 1, 2, 3);
    // Where it is by now is known before the lines are.
    await answerLast();
    assert.deepEqual([cursor.row, cursor.place.line], [2, 2]);
    change(8, 9, 1, 2, 3);
    await answerAll();
    assert.deepEqual([cursor.row, cursor.place.line], [2, 3]);
  });

  it('goes to the next message that waits, not to what was in its line before', async () => {
    const { cursor, change, answerAll, answerLast } = tableOf();
    change(1, 2, 3);
    await answerAll();
    cursor.go({ line: 0, column: 2 });
    change(7, 8, 1, 2, 3);
    const gone = cursor.goUnfinished(1, () => true);
    await answerLast();
    assert.equal(await gone, true);
    assert.equal(cursor.row, 2);
    await answerAll();
    assert.deepEqual([cursor.row, cursor.place.line], [2, 3]);
    assert.deepEqual(cursor.cell, { row: 2, locale: 'de' });
  });

  it('stays where a person went while the next message that waits was looked for', async () => {
    const { cursor, change, answerAll } = tableOf();
    change(1, 2, 3);
    await answerAll();
    cursor.go({ line: 0, column: 2 });
    const gone = cursor.goUnfinished(1, () => true);
    cursor.go({ line: 2, column: 2 });
    await answerAll();
    assert.equal(await gone, true);
    assert.deepEqual(cursor.cell, { row: 3, locale: 'de' });
    assert.equal(cursor.place.line, 2);
  });

  it('goes to a cell where that is by now, and nowhere where it is not shown', async () => {
    const { cursor, change, answerAll } = tableOf();
    change(1, 2, 3);
    await answerAll();
    change(7, 1, 2, 3);
    void cursor.goTo({ row: 2, locale: 'de' });
    await answerAll();
    assert.deepEqual([cursor.cell, cursor.place.line], [{ row: 2, locale: 'de' }, 2]);
    void cursor.goTo({ row: 99, locale: 'de' });
    void cursor.goTo({ row: 3, locale: 'fr' });
    await answerAll();
    assert.equal(cursor.row, 2);
  });

  it('takes over what comes to its place when its message is gone', async () => {
    const { cursor, change, answerAll } = tableOf();
    change(1, 2, 3);
    await answerAll();
    cursor.go({ line: 1, column: 2 });
    change(1, 3);
    await answerAll();
    assert.equal(cursor.row, 3);
  });

  it('knows what is seen of its text, and that of no other message', async () => {
    const { cursor, change, answerAll } = tableOf();
    change(1, 2);
    assert.equal(cursor.mark, undefined, 'its line is not there yet');
    await answerAll();
    cursor.go({ line: 1, column: 2 });
    assert.equal(cursor.mark, 'mark of 2');
    change(7, 1, 2);
    assert.equal(cursor.mark, 'mark of 2', 'it is still in sight');
    cursor.go({ line: 1, column: 2 }, { row: 1 });
    assert.equal(cursor.mark, undefined, 'another one is in sight there');
    await answerAll();
    assert.equal(cursor.mark, 'mark of 1');
    cursor.go({ line: 1, column: 1 });
    assert.equal(cursor.mark, null, 'the source');
  });

  it('knows where a translation is not read yet, and only there', () => {
    const cursorAt = (column: number, state: 'awaited' | 'missing') => {
      const at = (line: number) => ({ ...lineFor(line), cells: [{ ...nothing, state }] });
      const host = { lineOf: async () => null, unfinished: async () => null };
      const cursor = new Cursor({ at, known: lineFor }, host, () => undefined);
      cursor.show(1, columns);
      cursor.go({ line: 0, column });
      return cursor;
    };
    assert.equal(cursorAt(2, 'awaited').isAwaited, true);
    assert.equal(cursorAt(2, 'missing').isAwaited, false);
    assert.equal(cursorAt(1, 'awaited').isAwaited, false, 'the source is there');
  });
});
