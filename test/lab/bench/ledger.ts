import { runSync } from '../../../src/resources/cooperative.ts';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { json } from '../../../src/resources/formats/json/json.ts';
import { hashOf } from '../../../src/resources/hash.ts';
import { discover } from '../../../src/resources/layouts/discover.ts';
import { ledgerPath } from '../../../src/resources/ledger/ledger.ts';
import { textHash } from '../../../src/resources/ledger/ledgerEntry.ts';
import { rootText } from '../../../src/resources/ledger/ledgerRoot.ts';
import { writeLedger } from '../../../src/resources/ledger/ledgerText.ts';
import { acceptMessages } from '../../../src/project/review/acceptMessages.ts';
import { ProjectStatus } from '../../../src/project/status/projectStatus.ts';
import { FolderFiles } from '../../../src/cli/folderFiles.ts';
import { sourceOf } from './project.ts';

/*
 * What the ledger of a very large project costs: its size, the status of one file, and what is written for one locale, as
 * one file (version 1) and as a file for each source file × locale. Run with --expose-gc.
 */

const [files, messages, localeCount] = [50, 1_000, 30];
const names = ['de', 'fr', 'es', 'it', 'pt', 'pl', 'cs', 'nl', 'sv', 'da'];
const locales = names.flatMap((name) => ['', '-AA', '-BB'].map((region) => name + region));
const root = await mkdtemp(join(tmpdir(), 'glossa-ledger-'));
const source = sourceOf(messages);
const keys = runSync(json.parse(source)).messages.map(({ path, value }) => {
  return { id: JSON.stringify(path), value, hash: hashOf(value), mark: textHash(value) };
});
const keyBytes = keys.reduce((sum, { id }) => sum + id.length, 0);
const sources = Array.from({ length: files }, (_, place) => `part${place}/locales/en.json`);
const paths = [...sources];
const marks = files * messages * localeCount;

const older = join(root, 'older');
const newer = join(root, 'newer');
const zipped = { older: 0, newer: 0 };
const bytes = { older: 0, newer: rootText.length };
await put(newer, 'glossa.lock', rootText);
for (const sourcePath of sources) {
  let lines = '';
  for (const locale of locales.toSorted()) {
    const path = sourcePath.replace('en.json', `${locale}.json`);
    paths.push(path);
    const text = source.replaceAll(': "', `: "${locale} `);
    if (sourcePath === sources[0]) for (const to of [older, newer]) await put(to, path, text);
    lines += keys
      .map(({ id, value, hash }) => {
        const start = `[${JSON.stringify(sourcePath)},"${locale}",${id},"${hash}"`;
        return `${start},"${hashOf(`${locale} ${value}`)}"]\n`;
      })
      .join('');
    const entries = new Map(
      keys.map(({ id, value, mark }) => [
        id,
        [{ source: mark, written: textHash(`${locale} ${value}`) }],
      ]),
    );
    const section = { sourcePath, locale };
    const own = writeLedger(section, entries);
    bytes.newer += own.length;
    zipped.newer += gzipSync(own).length;
    await put(newer, ledgerPath(section), own);
  }
  await put(older, 'glossa.lock', lines, 'a');
  bytes.older += lines.length;
  zipped.older += gzipSync(lines).length;
  for (const to of [older, newer]) await put(to, sourcePath, source);
}

const sets = discover(paths, { sourceLocale: 'en', resources: [] });
const [set] = sets;
if (set === undefined) throw new Error('no resource files');

const mega = (count: number) => `${(count / 1e6).toFixed(1)} MB`;
const beside = (count: number) => ((count - keyBytes * files * localeCount) / marks).toFixed(1);
const rows: (readonly [string, string, string])[] = [
  ['bytes of a message beside its key', beside(bytes.older), beside(bytes.newer)],
  ['all of it', mega(bytes.older), `${mega(bytes.newer)} in ${files * localeCount + 1} files`],
  ['compressed, as git keeps it', mega(zipped.older), mega(zipped.newer)],
];

const first = { older: await statusIn(older, 'de'), newer: await statusIn(newer, 'de') };
const next = await statusIn(newer, 'fr');
rows.push(
  [
    'status of one file: CPU',
    `${first.older.cpu} ms`,
    `${first.newer.cpu} ms, then ${next.cpu} ms`,
  ],
  ['it reads', mega(first.older.read), mega(first.newer.read)],
  ['it keeps in memory', `${first.older.heap} MB`, `${first.newer.heap} MB`],
);

/** Everything of a locale is marked anew, which is what a run over it writes last. */
const of = sources.map((sourcePath) => ledgerPath({ sourcePath, locale: 'de' }));
const sizes = await Promise.all(of.map(async (path) => (await stat(join(newer, path))).size));
rows.push([
  'a run on one locale writes',
  mega(bytes.older),
  mega(sizes.reduce((sum, size) => sum + size, 0)),
]);
const marked = await markIn(newer);
rows.push(['a message is marked as reviewed: CPU', '', `${marked} ms`]);

process.stdout.write(
  `| ${(files * messages).toLocaleString('en')} messages in ${files} files × ${localeCount} locales | one file (version 1) | a file for each source file × locale | ratio |\n| --- | --- | --- | --- |\n`,
);
for (const [what, before, after] of rows) {
  const ratio =
    before === '' ? '' : `${(Number.parseFloat(before) / Number.parseFloat(after)).toFixed(1)} ×`;
  process.stdout.write(`| ${what} | ${before} | ${after} | ${ratio} |\n`);
}
await rm(root, { recursive: true, force: true });

async function statusIn(folder: string, locale: string) {
  let read = 0;
  const counting = async (path: string) => {
    const text = await readFile(join(folder, path), 'utf8').catch(() => undefined);
    read += text?.length ?? 0;
    return text;
  };
  const before = heap();
  const status = new ProjectStatus({ read: counting }, sets);
  const start = process.cpuUsage();
  const { counts } = await status.status(set as NonNullable<typeof set>, locale);
  const { user, system } = process.cpuUsage(start);
  if (counts?.unreviewed !== messages) throw new Error(`${JSON.stringify(counts)} in ${folder}`);
  const kept = heap() - before;
  if (status.sets !== sets) throw new Error('it is gone');
  return { cpu: ((user + system) / 1000).toFixed(0), read, heap: Math.max(0, kept).toFixed(0) };
}

async function markIn(folder: string): Promise<string> {
  const now = new FolderFiles(folder);
  const status = new ProjectStatus(now, sets);
  const target = await status.plan(set as NonNullable<typeof set>, 'it');
  const start = process.cpuUsage();
  await acceptMessages(now, [{ target, ids: new Set([keys[0]?.id ?? '']) }]);
  const { user, system } = process.cpuUsage(start);
  return ((user + system) / 1000).toFixed(0);
}

async function put(folder: string, path: string, text: string, flag: 'w' | 'a' = 'w') {
  const place = join(folder, path);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, text, { flag });
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}
