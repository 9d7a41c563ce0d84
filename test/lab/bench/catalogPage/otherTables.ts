import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';

/** A table of other people, with cells as the catalog has them. */
export interface OtherTable {
  readonly rows: number;
  readonly columns: number;
}

/** What is scrolled in pages of other tables. */
export const scrolledIn = { plain: 'main', agGrid: '.ag-grid-viewport' } as const;

const place = '<main style="height: 700px; overflow: auto"></main>';
const text = `(row, column) => 'Message ' + row + ' of column ' + column + ' for a colleague'`;

/** Builds a plain HTML table and lays it out; gives the milliseconds that takes. */
export async function fillPlain(page: Page, { rows, columns }: OtherTable): Promise<number> {
  await page.setContent(place);
  return page.evaluate<number>(`(() => {
    const start = performance.now();
    const text = ${text};
    const cells = (row) => Array.from({ length: ${columns} }, (_, column) => '<td>' + text(row, column) + '</td>').join('');
    const lines = Array.from({ length: ${rows} }, (_, row) => '<tr>' + cells(row) + '</tr>');
    document.querySelector('main').innerHTML = '<table><tbody>' + lines.join('') + '</tbody></table>';
    document.querySelector('main').getBoundingClientRect();
    return performance.now() - start;
  })()`);
}

/** The same with AG Grid, whose rows are virtual too; its script is there before the time starts. */
export async function fillAgGrid(page: Page, { rows, columns }: OtherTable): Promise<number> {
  await page.setContent(place);
  const entry = createRequire(import.meta.url).resolve('ag-grid-community');
  await page.addScriptTag({ path: join(dirname(entry), '..', 'ag-grid-community.min.js') });
  return page.evaluate<number>(`(async () => {
    agGrid.ModuleRegistry.registerModules([agGrid.AllCommunityModule]);
    const text = ${text};
    const fields = Array.from({ length: ${columns} }, (_, column) => 'c' + column);
    const row = (_, place) => Object.fromEntries(fields.map((field, column) => [field, text(place, column)]));
    const rowData = Array.from({ length: ${rows} }, row);
    const start = performance.now();
    agGrid.createGrid(document.querySelector('main'), {
      rowData,
      columnDefs: fields.map((field, column) => ({ field, ...(column === 0 && { pinned: 'left' }) })),
    });
    while (document.querySelector('.ag-grid-scrolling-container .ag-cell') === null)
      await new Promise((resolve) => setTimeout(resolve, 1));
    return performance.now() - start;
  })()`);
}
