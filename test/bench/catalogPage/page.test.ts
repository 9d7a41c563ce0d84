import { appendFile } from 'node:fs/promises';
import type { CDPSession, Frame } from 'playwright-core';
import { useWorkbench } from '../../workbench/fixture.ts';
import { Catalog } from '../../workbench/ui/catalog.ts';
import { pageRecord, type PageRow } from './record.ts';
import { tableFiles, tableSize } from './tableFiles.ts';
import { scrolledFrames } from './frames.ts';

describe('the page of the catalog', () => {
  const session = useWorkbench({ files: tableFiles() });

  it('is measured', async () => {
    const { workbench } = session;
    const { page } = workbench;
    const devTools = await page.context().newCDPSession(page);
    const before = await heap(devTools);
    await workbench.runCommand('Glossa: Open Catalog');
    const frame = await workbench.webview('[role=grid]');
    await note('first rows after the page shows, at most', 'ms', await firstRows(frame), 300);
    const catalog = await Catalog.open(workbench);
    await note('page heap', 'MB', (await heap(devTools)) - before, 30);
    await noteFrames('', await scrolledFrames(page, catalog.frame, '.grid'));
    await note('page heap after scrolling', 'MB', (await heap(devTools)) - before, 30);
  });

  it('is measured beside a plain table', async () => {
    const { page } = session.workbench;
    const plain = await page.context().newPage();
    await plain.setContent('<main style="height: 700px; overflow: auto"></main>');
    const devTools = await plain.context().newCDPSession(plain);
    const before = await heap(devTools);
    const took = await plain.evaluate<number>(
      `(${fillPlain})(${tableSize.plain}, ${tableSize.locales.length})`,
    );
    const name = `plain table of ${tableSize.plain}: `;
    await note(`${name}rows`, 'ms', took);
    await note(`${name}heap`, 'MB', (await heap(devTools)) - before);
    await noteFrames(name, await scrolledFrames(plain, plain.mainFrame(), 'main'));
    await plain.close();
  });
});

/** Milliseconds from the first paint of the page until rows are seen there, from outside. */
async function firstRows(frame: Frame): Promise<number> {
  return frame.evaluate<number>(`(async () => {
    while (document.querySelector('[role=grid] [role=rowheader]') === null)
      await new Promise((resolve) => setTimeout(resolve, 5));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.now() - (paint?.startTime ?? 0);
  })()`);
}

/** Builds all rows and lays them out; gives the milliseconds that takes. */
const fillPlain = `(rows, locales) => {
  const start = performance.now();
  const cell = (row, column) => '<td>Message ' + row + ' of column ' + column + ' for a colleague</td>';
  const cells = Array.from({ length: locales + 2 });
  const lines = Array.from({ length: rows }, (_, row) => '<tr>' + cells.map((_, column) => cell(row, column)).join('') + '</tr>');
  document.querySelector('main').innerHTML = '<table><tbody>' + lines.join('') + '</tbody></table>';
  document.querySelector('main').getBoundingClientRect();
  return performance.now() - start;
}`;

/** Megabytes of all scripts in the page's process, after a collection. */
async function heap(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

async function noteFrames(name: string, frames: readonly number[]): Promise<void> {
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  await note(
    `${name}main thread in a scrolled frame, median`,
    'ms',
    at(0.5),
    name === '' ? 8 : undefined,
  );
  await note(`${name}the same, 95th percentile`, 'ms', at(0.95));
}

async function note(
  what: string,
  unit: PageRow['unit'],
  value: number,
  wanted?: number,
): Promise<void> {
  const row: PageRow = { what, unit, value, ...(wanted === undefined ? {} : { wanted }) };
  await appendFile(pageRecord(), `${JSON.stringify(row)}\n`);
}
