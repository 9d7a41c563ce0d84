import assert from 'node:assert/strict';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { affectedRows } from '../../../../src/project/table/affectedRows.ts';
import { noFilter } from '../../../../src/project/table/tableFilter.ts';
import { linesOf } from '../../../../src/project/table/tableLines.ts';
import { tableOf } from './tables.ts';

describe('the messages of an act', () => {
  it('are those of the lines, as the table has them by now', async () => {
    const { files, table, fill } = tableOf({
      'locales/en.json': { save: 'Save', open: 'Open', gone: 'Gone' },
      'locales/de.json': { save: 'Sichern', open: 'Öffnen', gone: 'Weg' },
    });
    await fill();
    const view = { filter: noFilter, locales: ['de'], order: 'file', kept: new Set<number>() };
    const lines = runSync(linesOf(table, { ...view, order: 'file' }));
    const textsOf = (handles: readonly number[] | null) =>
      affectedRows(lines, handles).map((row) => row.section.cell(row, 'de')?.text);
    assert.deepEqual(textsOf(null), ['Sichern', 'Öffnen', 'Weg']);
    const [, open] = affectedRows(lines, null);
    files['locales/en.json'] = { first: 'First', save: 'Save', open: 'Open' };
    files['locales/de.json'] = { first: 'Zuerst', save: 'Sichern', open: 'Öffnen' };
    await fill();
    assert.deepEqual(textsOf(null), ['Sichern', 'Öffnen']);
    assert.deepEqual(textsOf([open?.handle ?? 0, 999]), ['Öffnen']);
  });
});
