import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { largestWidth } from '../../../src/service/http/pace/adaptiveRate.ts';
import { packageExtension } from '../../../tools/packageExtension.ts';
import { ensureBrowser } from '../../workbench/browser.ts';
import { runHostSuite } from '../../workbench/hostSuite/run.ts';
import { ensureHost } from '../../workbench/install.ts';
import { batch, benchVariable, latency, type BenchOrder, type BenchRow } from './host/order.ts';

/*
 * The main job in a real VS Code, from the command to its report, beside a bare script that does it in the same minutes.
 * What is wanted stands beside; seconds only say something of a machine that has nothing else to do.
 */

const { values } = parseArgs({
  options: {
    /** Messages of a source file. */
    sizes: { type: 'string', default: '10000' },
    /** Leaves out the services that fail. */
    sound: { type: 'boolean', default: false },
    /** A folder for a profile of the CPU of each job, to be opened in the developer tools of a browser. */
    profiles: { type: 'string' },
  },
});
await Promise.all([ensureHost('newest'), ensureBrowser()]);
const vsix = await packageExtension();
const folder = await mkdtemp(join(tmpdir(), 'glossa-bench-'));
const order: BenchOrder = {
  sizes: values.sizes.split(',').map(Number),
  faults: !values.sound,
  record: join(folder, 'rows.jsonl'),
  ...(values.profiles !== undefined && { profiles: resolve(values.profiles) }),
  bare: join(import.meta.dirname, 'host', 'bare.ts'),
};
const { failed } = await runHostSuite({
  host: 'newest',
  extension: { vsix },
  testFolder: join(import.meta.dirname, 'host'),
  env: { [benchVariable]: JSON.stringify(order) },
});
const rows = (await readFile(order.record, 'utf8'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as BenchRow);
await rm(folder, { recursive: true });
print(['messages, job', 'of what', 'Glossa', 'bare script', 'ratio', 'wanted']);
print(['---', '---', '---', '---', '---', '---']);
for (const row of rows) for (const cells of cellsOf(row)) print(cells);
process.exitCode = failed > 0 ? 1 : 0;

function cellsOf(row: BenchRow): readonly (readonly string[])[] {
  const { job, messages, glossa, bare } = row;
  const title = `${messages}: ${job}`;
  const missing = glossa.failed === 0 ? '' : ` (${glossa.failed} messages are missing!)`;
  const whole = (wanted: number) => [
    `${title}${missing}`,
    'command to return',
    ...compared(glossa.whole, bare.whole, wanted),
  ];
  const scale = messages / 10_000;
  const ratio = (glossa.cpu / bare.cpu).toFixed(2);
  const cpu = (wanted: number) => [
    title,
    'CPU',
    seconds(glossa.cpu),
    seconds(bare.cpu),
    ratio,
    `≤ ${(wanted * scale).toFixed(1)} s`,
  ];
  switch (job) {
    case 'one locale':
      return [whole(0.89), againstLimit(title, row), cpu(1.5), block(title, row, 25)];
    case 'five locales':
      return [
        whole(0.89),
        againstLimit(title, row),
        cpu(5),
        block(title, row, 25),
        [title, 'memory', `${(glossa.memory / 1e6).toFixed(0)} MB`, '', '', `≤ ${120 * scale} MB`],
      ];
    case 'nothing changed':
      return [whole(0.48)];
    case '1 % changed':
      return [whole(0.62)];
    default:
      return [whole(1.5), [title, 'requests', `${glossa.requests}`, `${bare.requests}`, '', '']];
  }
}

function compared(glossa: number, bare: number, wanted: number): readonly string[] {
  return [seconds(glossa), seconds(bare), (glossa / bare).toFixed(2), `≤ ${wanted}`];
}

/** Beside a pool that waits for nothing but the answers, with as many requests at once as ever. */
function againstLimit(title: string, { glossa, bare }: BenchRow): readonly string[] {
  const answer = latency.perRequest + latency.perText * batch;
  const limit = Math.ceil(glossa.requests / largestWidth) * answer;
  const ratio = `${(glossa.sending / limit).toFixed(2)} of the limit at ${largestWidth}`;
  return [
    title,
    'first request to last answer',
    seconds(glossa.sending),
    seconds(bare.sending),
  ].concat(ratio, '≤ 1.15');
}

function block(title: string, { glossa }: BenchRow, wanted: number): readonly string[] {
  return [title, 'longest block', `${glossa.block.toFixed(0)} ms`, '', '', `≤ ${wanted} ms`];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function print(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
