import { runSync } from '../../../src/resources/cooperative.ts';
import { keyId } from '../../../src/resources/formats/format.ts';
import { ledgerPath } from '../../../src/resources/ledger/ledger.ts';
import { textHash } from '../../../src/resources/ledger/ledgerEntry.ts';
import { writeLedger } from '../../../src/resources/ledger/ledgerText.ts';
import { json } from '../../../src/resources/formats/json/json.ts';
import { discover } from '../../../src/resources/layouts/discover.ts';
import { ProjectStatus } from '../../../src/project/status/projectStatus.ts';
import { sourceOf } from './project.ts';
import { heap, spent } from './spent.ts';

/*
 * What it costs to know how the files of a large project stand: at first, and after one of them has changed. Run with
 * --expose-gc.
 */

const [messages, locales] = [5_000, 50];
const source = sourceOf(messages);
const names = ['de', 'fr', 'es', 'it', 'pt', 'pl', 'cs', 'nl', 'sv', 'da'];
const regions = ['', '-AA', '-BB', '-CC', '-DD'];
const all = names.flatMap((name) => regions.map((region) => name + region)).slice(0, locales);

const translated = (locale: string) => source.replaceAll(': "', `: "${locale} `);
const texts = new Map([['locales/en.json', source]]);
for (const locale of all) texts.set(`locales/${locale}.json`, translated(locale));
const keys = runSync(json.parse(source)).messages.map(({ path, value }) => ({
  id: keyId(path),
  value,
  mark: textHash(value),
}));
const sectionOf = (locale: string) => ({ sourcePath: 'locales/en.json', locale });
for (const locale of all) {
  const entries = keys.map(
    ({ id, value, mark }) =>
      [id, [{ source: mark, written: textHash(`${locale} ${value}`) }]] as const,
  );
  const section = sectionOf(locale);
  texts.set(ledgerPath(section), writeLedger(section, new Map(entries)));
}

const paths = [...texts.keys()].filter((path) => path.endsWith('.json'));
const sets = discover(paths, { sourceLocale: 'en', resources: [] });
const before = heap();
const status = new ProjectStatus({ read: (path) => Promise.resolve(texts.get(path)) }, sets);

/** Everything that is shown: every target, as far as it is not known. */
async function look(): Promise<number> {
  let unreviewed = 0;
  for await (const { counts } of status.all()) unreviewed += counts?.unreviewed ?? 0;
  return unreviewed;
}

process.stdout.write(
  `| ${locales} locales × ${messages} messages | CPU | longest block | unreviewed |\n| --- | --- | --- | --- |\n`,
);
await measure('at first', async () => undefined);
const memory = heap() - before;
await measure('nothing has changed', async () => undefined);
await measure('one target has changed', () => change('locales/de.json', 'de ', 'mine '));
await measure('one line of the ledger has changed', () =>
  change(ledgerPath(sectionOf('de')), '\n[', '\n\n['),
);
await measure('the source has changed', () => change('locales/en.json', 'colleague', 'person'));
process.stdout.write(
  `\nthe file in front, after a change of it: ${await inFront('locales/da.json', 'da ', 'mine ')}` +
    `\nthe same, after a change of the source: ${await inFront('locales/en.json', 'person', 'one')}\n`,
);
process.stdout.write(`\nkept in memory: ${memory.toFixed(0)} MB\n`);

async function change(path: string, from: string, to: string): Promise<void> {
  texts.set(path, (texts.get(path) ?? '').replace(from, to));
  await status.changed(path);
}

async function measure(what: string, prepare: () => Promise<void>): Promise<void> {
  let unreviewed = 0;
  const { cpu, block } = await spent(async () => {
    await prepare();
    unreviewed = await look();
  });
  const figures = [`${cpu.toFixed(0)} ms`, `${block.toFixed(0)} ms`, unreviewed];
  process.stdout.write(`| ${[what, ...figures].join(' | ')} |\n`);
}

/** How long it takes until the file in front can be shown, while all the others are counted again. */
async function inFront(path: string, from: string, to: string): Promise<string> {
  const [set] = sets;
  if (set === undefined) return '';
  await change(path, from, to);
  const counting = look();
  const start = performance.now();
  await status.plan(set, 'da');
  const spent = performance.now() - start;
  await counting;
  return `${spent.toFixed(0)} ms`;
}
