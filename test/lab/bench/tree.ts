import { keyId } from '../../../src/resources/formats/format.ts';
import { json } from '../../../src/resources/formats/json/json.ts';
import { runSync } from '../../../src/resources/cooperative.ts';
import { ledgerPath } from '../../../src/resources/ledger/ledger.ts';
import { textHash } from '../../../src/resources/ledger/ledgerEntry.ts';
import { writeLedger } from '../../../src/resources/ledger/ledgerText.ts';
import { discover } from '../../../src/resources/layouts/discover.ts';
import { localeName } from '../../../src/resources/locale.ts';
import { addCounts, countAll, noCounts } from '../../../src/project/status/messageState.ts';
import { ProjectStatus } from '../../../src/project/status/projectStatus.ts';
import {
  groupings,
  rootRows,
  rowsBelow,
  type StatusFolder,
  type StatusRow,
  type TreeOptions,
} from '../../../src/project/status/statusTree.ts';
import { sourceOf } from './project.ts';
import { spent } from './spent.ts';

/*
 * What the view of resource files costs in a workspace of three roots with 200 sets: to count all of them, and to show the rows
 * below each row. Files are in memory: reading them is not in the numbers.
 */

const [sets, messages] = [200, 100];
const roots = ['web', 'mobile', 'server'];
const locales = ['de', 'fr', 'es', 'it', 'ja', 'pl', 'pt-BR', 'zh-Hans'];
/** Milliseconds of CPU. */
const [expansionGoal, countGoal] = [100, 5_000];

/** Of each package ten sets; of every third locale's file a tenth is missing. */
function filesOf(root: number): Map<string, string> {
  const texts = new Map<string, string>();
  for (let set = root; set < sets; set += roots.length) {
    const folder = `packages/package${Math.floor(set / 30)}/src/locales`;
    const source = sourceOf(messages);
    const path = `${folder}/en/area${set}.json`;
    texts.set(path, source);
    for (const [place, locale] of locales.entries()) {
      const text = source.replaceAll(': "', `: "${locale} `);
      const lacks = (set + place) % 3 === 0;
      texts.set(path.replace('/en/', `/${locale}/`), lacks ? withoutSome(text) : text);
      texts.set(...ledgerOf(path, locale, source));
    }
  }
  return texts;
}

const withoutSome = (text: string) => text.replaceAll(/^ +"message(?!19)\d*9": .*\n/gmu, '');

function ledgerOf(sourcePath: string, locale: string, source: string): [string, string] {
  const section = { sourcePath, locale };
  const entries = runSync(json.parse(source)).messages.map(({ path, value }) => {
    const written = textHash(`${locale} ${value}`);
    return [keyId(path), [{ source: textHash(value), written }]] as const;
  });
  return [ledgerPath(section), writeLedger(section, new Map(entries))];
}

const projects = roots.map((name, root) => {
  const texts = filesOf(root);
  const paths = [...texts.keys()].filter((path) => path.endsWith('.json'));
  const found = discover(paths, { sourceLocale: 'en', resources: [] });
  const status = new ProjectStatus({ read: (path) => Promise.resolve(texts.get(path)) }, found);
  return { name, status };
});
const folders = projects.map(({ name, status }): StatusFolder => ({
  id: `file:///work/${name}`,
  name,
  sets: status.sets,
  known: status.known.bind(status),
  proposed: () => 0,
  problems: () => undefined,
}));
const compare = new Intl.Collator('en', { numeric: true }).compare;
const language = (locale: string) => localeName(locale, 'en');

process.stdout
  .write(`| ${sets} sets × ${locales.length} locales × ${messages} messages in ${roots.length} roots | CPU | goal |
| --- | --- | --- |
`);
const counting = await spent(async () => {
  let all = noCounts;
  for (const { status } of projects)
    for await (const { counts } of status.all()) all = addCounts(all, counts ?? noCounts);
  const known = sets * locales.length * messages;
  if (countAll(all) !== known) throw new Error(`${countAll(all)} messages of ${known}`);
});
row('all files are counted', counting.cpu, countGoal);
row('the longest stretch of it in which nothing else has its turn', counting.block);
for (const grouping of groupings) {
  for (const filter of ['', 'area1 de']) {
    const options: TreeOptions = { grouping, filter, language, compare };
    const slowest = expandAll(options);
    const named = `by ${grouping}${filter && `, filtered by “${filter}”`}`;
    row(
      `${named}: ${slowest.rows} rows, the slowest of ${slowest.times} expansions`,
      slowest.cpu,
      expansionGoal,
    );
  }
}

/** Expands every row. */
function expandAll(options: TreeOptions) {
  let [cpu, times, rows] = [0, 0, 0];
  const expand = (row: StatusRow | undefined): void => {
    const start = process.threadCpuUsage();
    const below = row === undefined ? rootRows(folders, options) : rowsBelow(row, options);
    const { user, system } = process.threadCpuUsage(start);
    cpu = Math.max(cpu, (user + system) / 1_000);
    times++;
    rows += below.length;
    for (const one of below) if (one.kind !== 'target') expand(one);
  };
  expand(undefined);
  return { cpu, times, rows };
}

function row(what: string, cpu: number, goal = Infinity): void {
  const isMet = cpu <= goal;
  const aim = goal === Infinity ? '–' : `≤ ${goal} ms${isMet ? '' : ': not met'}`;
  process.stdout.write(`| ${what} | ${cpu.toFixed(1)} ms | ${aim} |\n`);
  if (!isMet) process.exitCode = 1;
}
