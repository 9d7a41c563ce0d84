import assert from 'node:assert/strict';
import { RowSelection } from '../../../../src/webview/catalog/state/rowSelection.ts';

/** A selection whose answers come when they are let through, or never. */
function lateSelection() {
  const waiting: { take(rows: readonly number[]): void; fail(error: Error): void }[] = [];
  const rows = () =>
    new Promise<readonly number[]>((take, fail) => {
      waiting.push({ take, fail });
    });
  return { selection: new RowSelection({ rows }, () => undefined), waiting };
}

describe('what is selected in the catalog', () => {
  it('is known once a range that was asked for is there', async () => {
    const { selection, waiting } = lateSelection();
    void selection.extend(1, 3);
    const { settled } = selection;
    assert.equal(selection.rows.size, 0);
    waiting[0]?.take([1, 2, 3]);
    await settled;
    assert.deepEqual([...selection.rows], [1, 2, 3]);
  });

  it('is not known where a range could not be asked for, until something else is selected', async () => {
    const { selection, waiting } = lateSelection();
    const failed = selection.extend(1, 3);
    const { settled } = selection;
    waiting[0]?.fail(new Error('closed'));
    await assert.rejects(failed);
    await assert.rejects(settled);
    await selection.settled;
    selection.toggle(7);
    assert.deepEqual([...selection.rows], [7]);
  });

  it('is the last of several ranges, in whatever order they come', async () => {
    const { selection, waiting } = lateSelection();
    const first = selection.extend(1, 3);
    const last = selection.extend(1, 2);
    waiting[1]?.take([1, 2]);
    await last;
    waiting[0]?.take([1, 2, 3]);
    await first;
    assert.deepEqual([...selection.rows], [1, 2]);
  });
});
