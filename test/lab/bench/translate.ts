import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { Agent } from 'undici';
import { createClient } from '../../../src/service/client.ts';
import { largestWidth } from '../../../src/service/http/pace/adaptiveRate.ts';
import { createTranslator } from '../../../src/service/text/translator.ts';
import { undiciTransport } from '../../../src/service/network/undiciTransport.ts';
import { inParallel } from '../../../src/translation/inParallel.ts';
import type { TranslationRequest } from '../../../src/translation/translator.ts';
import { connectControl } from '../../service/control.ts';
import { demoKeys } from '../../service/keys.ts';
import {
  changeOnePercent,
  isComplete,
  sourceOf,
  textOf,
  translateProject,
  type BenchProject,
} from './project.ts';

/* What the main job costs, against the stand-in in a process of its own. */

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,50000' },
    /** The file for a profile of the CPU, to be opened in the developer tools of a browser. */
    profile: { type: 'string' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const locales = ['de', 'fr', 'ja', 'es', 'it'];
const perRequest = 80;
const perText = 0.2;
const batch = 50;

const service = spawn(process.execPath, [
  'test/service/main.ts',
  '--latency-per-request',
  String(perRequest),
  '--latency-per-text',
  String(perText),
]);
const url = await new Promise<string>((resolve) => {
  let said = '';
  service.stdout.on('data', (data: Buffer) => {
    said += data.toString();
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
    if (found !== null) resolve(found[0]);
  });
});
const control = connectControl(url);
const agent = new Agent({ connections: largestWidth });
const translator = createTranslator(
  createClient({
    baseUrl: new URL(url),
    scheme: 'Service-Auth-Key',
    key: () => demoKeys.paid,
    transport: undiciTransport(agent),
    userAgent: 'glossa-bench',
  }),
);

/** The time in which a pool that never waits for anything but the service answers so many requests, in ms. */
function idealWall(requests: number): number {
  return Math.ceil(requests / largestWidth) * (perRequest + perText * batch);
}

const profiler = new Session();
profiler.connect();

// Connections are opened and code is compiled before anything is measured.
await translateProject(freshProject(2_000, 1), translator);
if (values.profile !== undefined) {
  await profiler.post('Profiler.enable');
  await profiler.post('Profiler.start');
}
const head = [
  'messages × targets',
  'requests / minimum',
  'wall / formula',
  'wall / bare pool',
  'sent twice',
  'estimated = received',
  'second run',
  '1 % changed',
  'plan + edits',
  'longest block',
  'heap growth',
];
printRow(head);
printRow(head.map(() => '---'));
for (const size of sizes) for (const count of [1, 5]) printRow(await measure(size, count));
if (values.profile !== undefined) {
  const { profile } = await profiler.post('Profiler.stop');
  await writeFile(values.profile, JSON.stringify(profile));
}
profiler.disconnect();
await agent.close();
service.kill('SIGINT');

async function measure(size: number, count: number): Promise<string[]> {
  await control.reset();
  const project = freshProject(size, count);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const first = await translateProject(project, translator);
  delay.disable();
  const ledger = await control.ledger();
  const requests = ledger.requests.filter(({ path }) => path === '/v2/translate').length;
  const twice = [...ledger.texts.values()].filter((times) => times > 1).length;
  const second = await runAgain(project);
  project.source = changeOnePercent(project.source);
  const third = await runAgain(project);
  const checks = isComplete(project) && first.failed === 0 ? '' : ' (incomplete!)';
  const ideal = idealWall(requests);
  const bare = await bareWall(size, count);
  return [
    `${size} × ${count}${checks}`,
    `${requests} / ${count * Math.ceil(size / batch)}`,
    `${seconds(first.running)} / ${seconds(ideal)} s = ${(first.running / ideal).toFixed(2)}`,
    `${seconds(bare)} s = ${(first.running / bare).toFixed(2)}`,
    String(twice),
    first.estimated === ledger.characters ? 'yes' : `no: ${first.estimated}, ${ledger.characters}`,
    `${second.requests} requests`,
    `${third.texts} texts for ${Math.ceil(size / 100) * count}`,
    `${seconds(first.planning)} + ${seconds(first.writing)} s`,
    `${(delay.max / 1e6).toFixed(0)} ms`,
    `${(await heapGrowth(size, count)).toFixed(0)} MB`,
  ];
}

/** The same texts in as many requests, sent by the same pool with nothing of Glossa around it, in ms. */
async function bareWall(size: number, count: number): Promise<number> {
  const requests = locales.slice(0, count).flatMap((targetLocale) =>
    Array.from({ length: Math.ceil(size / batch) }, (_, place) => ({
      texts: Array.from({ length: Math.min(batch, size - place * batch) }, (_, i) =>
        textOf(place * batch + i),
      ),
      sourceLocale: 'en',
      targetLocale,
    })),
  );
  const signal = new AbortController().signal;
  const started = performance.now();
  const send = async (request: TranslationRequest) => {
    await translator.translate(request, signal);
  };
  await inParallel(requests, send, () => largestWidth);
  return performance.now() - started;
}

function printRow(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

function freshProject(size: number, count: number): BenchProject {
  const targets = new Map(locales.slice(0, count).map((locale) => [locale, '{}\n']));
  return { source: sourceOf(size), targets, ledger: new Map() };
}

/** What lives at the fullest moment of a run, without garbage, in MB; in a run of its own. */
async function heapGrowth(size: number, count: number): Promise<number> {
  const project = freshProject(size, count);
  const alive = () => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  };
  const before = alive();
  let peak = before;
  await translateProject(project, translator, () => {
    peak = Math.max(peak, alive());
  });
  return (peak - before) / 1e6;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}

async function runAgain(project: BenchProject): Promise<{ requests: number; texts: number }> {
  await control.reset();
  await translateProject(project, translator);
  const { requests, texts } = await control.ledger();
  return {
    requests: requests.filter(({ path }) => path === '/v2/translate').length,
    texts: [...texts.values()].reduce((sum, times) => sum + times, 0),
  };
}
