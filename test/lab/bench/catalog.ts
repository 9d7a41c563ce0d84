import { hashOf } from '../../../src/resources/hash.ts';
import { runSync } from '../../../src/resources/cooperative.ts';
import { discover } from '../../../src/resources/layouts/discover.ts';
import { ProjectStatus } from '../../../src/project/status/projectStatus.ts';
import { CatalogTable } from '../../../src/project/table/catalogTable.ts';
import { noFilter, type TableFilter } from '../../../src/project/table/tableFilter.ts';
import { linesOf, nextUnfinished, type TableLine } from '../../../src/project/table/tableLines.ts';
import { tableFiles, tableSize } from './catalogPage/tableFiles.ts';

/*
 * What it costs to lay out, filter and scroll the table of a large project: the time that one thread works, medians of
 * several runs, and the memory that the table holds. Run with --expose-gc.
 */

const runs = 7;
const { messages, locales } = tableSize;
const texts = new Map([...Object.entries(tableFiles()), ['glossa.lock', '']]);

const sets = discover([...texts.keys()], { sourceLocale: 'en', resources: [] });
const status = new ProjectStatus({ read: (path) => Promise.resolve(texts.get(path)) }, sets);
const table = new CatalogTable();
const row = (what: string, value: string) => process.stdout.write(`| ${what} | ${value} |\n`);

process.stdout.write(
  `\n| ${messages.toLocaleString('en')} messages × ${locales.length} locales | |\n| --- | --- |\n`,
);
const before = heap();
const parsed = process.cpuUsage();
table.lay(sets.map((set) => ({ set, name: set.pattern })));
const [section] = table.sections;
if (section === undefined) throw new Error('no set');
runSync(section.putSource(await status.source(section.set)));
row('rows with their sources are there after', `${cpu(parsed).toFixed(0)} ms`);
let first: number | undefined;
let laying = 0;
for (const { locale } of section.set.targets) {
  const target = await status.plan(section.set, locale);
  const start = process.cpuUsage();
  runSync(section.put(target));
  laying += cpu(start);
  first ??= cpu(parsed);
}
row('the first column is there after', `${first?.toFixed(0)} ms`);
row('all columns, plans included', `${cpu(parsed).toFixed(0)} ms`);
row('the table alone, of that', `${laying.toFixed(0)} ms`);
row('memory of table, sources and status', `${(heap() - before).toFixed(0)} MB`);

const view = { order: 'file', kept: new Set<number>(), locales: table.locales } as const;
const lines = (filter: Partial<TableFilter>, order: 'file' | 'key' | 'source' = 'file') =>
  runSync(linesOf(table, { ...view, order, filter: { ...noFilter, ...filter } }));
let shown: readonly TableLine[] = [];
measure('all lines', () => (shown = lines({})));
measure('filter: missing', () => lines({ states: ['missing'] }));
measure('filter: a text everywhere', () => lines({ text: 'colleague 4711' }));
measure('filter: a pattern in translations', () =>
  lines({ text: 'de .*7$', isPattern: true, in: 'translation' }),
);
measure('order: by key', () => lines({}, 'key'));
measure('order: by source', () => lines({}, 'source'));
measure('counts of all chips', () => table.counts());
measure('a window of 100 lines', () =>
  shown
    .slice(25_000, 25_100)
    .map((line) =>
      line.kind === 'row'
        ? table.locales.map((locale) => line.row.section.cell(line.row, locale))
        : [],
    ),
);
measure('the next unfinished, around the end', () =>
  nextUnfinished(shown, 49_000, { locale: 'de', step: 1 }),
);

async function changed(): Promise<void> {
  const path = 'locales/de.json';
  texts.set(path, (texts.get(path) ?? '').replace('de ', `${hashOf(String(Math.random()))} `));
  await status.changed(path);
  if (section === undefined) return;
  runSync(section.put(await status.plan(section.set, 'de')));
}
const times: number[] = [];
for (let run = 0; run < runs; run++) {
  const start = process.cpuUsage();
  await changed();
  times.push(cpu(start));
}
row('after a change of one file, its plan included', median(times));

function measure(what: string, work: () => unknown): void {
  const taken: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = process.cpuUsage();
    work();
    taken.push(cpu(start));
  }
  row(what, median(taken));
}

function median(values: readonly number[]): string {
  return `${(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0).toFixed(1)} ms`;
}

function cpu(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}
