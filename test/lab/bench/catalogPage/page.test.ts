import { appendFile } from 'node:fs/promises';
import type { CDPSession, Frame, Page } from 'playwright-core';
import { useWorkbench } from '../../../workbench/fixture.ts';
import { Catalog } from '../../../workbench/ui/catalog.ts';
import { firstRows } from './firstRows.ts';
import { scrolledFrames } from './frames.ts';
import { hostCpu } from './hostCpu.ts';
import { fillAgGrid, fillPlain, scrolledIn, type OtherTable } from './otherTables.ts';
import { pageRecord, type PageRow } from './record.ts';
import { tableFiles, tableSize } from './tableFiles.ts';

type Named = PageRow['table'];

const rowsWhat = 'first rows';
const columns = tableSize.locales.length + 2;

describe('the page of the catalog', () => {
  const session = useWorkbench({ files: tableFiles() });

  it('is measured', async () => {
    const { workbench, host } = session;
    const { page } = workbench;
    const devTools = await page.context().newCDPSession(page);
    const before = await heap(devTools);
    const worked = await hostCpu(host.root);
    await workbench.runCommand('Glossa: Open Catalog');
    const frame = await workbench.webview('[role=grid]');
    const { after, known } = await firstRows(frame);
    const cpu = (await hostCpu(host.root)) - worked;
    await note('Glossa', rowsWhat, `${after.toFixed(0)} ms after the page shows`, '≤ 300 ms');
    await note('Glossa', 'states known by then', `${known} in sight`);
    await note('Glossa', 'CPU of the host by then, at most', `${cpu.toFixed(0)} ms`);
    const catalog = await Catalog.open(workbench);
    await noteHeap('Glossa', 'heap', (await heap(devTools)) - before);
    await noteFrames('Glossa', page, catalog.frame, '.grid');
    await noteHeap('Glossa', 'heap after scrolling', (await heap(devTools)) - before);
  });

  it('is measured beside a plain table', async () => {
    await measureOther('plain table', fillPlain, tableSize.plain, scrolledIn.plain);
  });

  it('is measured beside AG Grid', async () => {
    await measureOther('AG Grid', fillAgGrid, tableSize.messages, scrolledIn.agGrid);
  });

  async function measureOther(
    table: Named,
    build: (page: Page, table: OtherTable) => Promise<number>,
    rows: number,
    scrolled: string,
  ): Promise<void> {
    const page = await session.workbench.page.context().newPage();
    const devTools = await page.context().newCDPSession(page);
    const before = await heap(devTools);
    const took = await build(page, { rows, columns });
    await note(table, rowsWhat, `${took.toFixed(0)} ms`);
    await noteHeap(table, 'heap', (await heap(devTools)) - before);
    await noteFrames(table, page, page.mainFrame(), scrolled);
    await noteHeap(table, 'heap after scrolling', (await heap(devTools)) - before);
    await page.close();
  }
});

/** Megabytes of all scripts in the page's process, after a collection. */
async function heap(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

async function noteHeap(table: Named, what: string, megabytes: number): Promise<void> {
  await note(table, what, `${megabytes.toFixed(1)} MB`, '≤ 30 MB');
}

async function noteFrames(table: Named, page: Page, frame: Frame, selector: string): Promise<void> {
  const frames = await scrolledFrames(page, frame, selector);
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const mean = frames.reduce((sum, one) => sum + one, 0) / frames.length;
  const shown = (value: number) => `${value.toFixed(1)} ms`;
  await note(table, 'CPU of the main thread in a scrolled frame, median', shown(at(0.5)), '≤ 8 ms');
  await note(table, 'the same, mean', shown(mean));
  await note(table, 'the same, 95th percentile', shown(at(0.95)));
}

async function note(table: Named, what: string, value: string, wanted?: string): Promise<void> {
  const row: PageRow = { table, what, value, ...(wanted === undefined ? {} : { wanted }) };
  await appendFile(pageRecord(), `${JSON.stringify(row)}\n`);
}
