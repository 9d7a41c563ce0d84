import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import type { FaultSpec } from '../../../service/faults.ts';
import { cleanUp, put, uriIn, useService } from '../../../workbench/hostSuite/glossa.ts';
import { translateMissing } from '../../../workbench/hostSuite/translateMissing.ts';
import { changeOnePercent, sourceOf } from '../project.ts';
import {
  batch,
  benchVariable,
  latency,
  type BenchOrder,
  type BenchRow,
  type JobFigures,
  type JobName,
} from './order.ts';

/* Runs inside the extension host: each job of the table by Glossa and by the bare script, one after the other. */

const order = JSON.parse(process.env[benchVariable] ?? '') as BenchOrder;
const source = uriIn('scratch', 'locales/en.json');
const oneLocale = ['de'];
const fiveLocales = ['de', 'fr', 'ja', 'es', 'it'];
const status = (code: number, share: number, more = {}): FaultSpec => ({
  kind: 'status',
  status: code,
  share,
  path: '/v2/translate',
  times: 'always',
  ...more,
});
const cut: FaultSpec = {
  kind: 'cut',
  at: 'request',
  share: 0.02,
  path: '/v2/translate',
  times: 'always',
};
const troubles: readonly (readonly [JobName, readonly FaultSpec[]])[] = [
  ['10 % 429, 2 % cut', [status(429, 0.05), status(429, 0.05, { retryAfter: '1' }), cut]],
  ['10 % 500', [status(500, 0.1)]],
  ['10 % 503', [status(503, 0.1)]],
  ['30 % 429, 10 % 500, 10 % 503', [status(429, 0.3), status(500, 0.15), status(503, 0.18)]],
];

describe('the main job in the extension host', function () {
  this.timeout(0);
  const service = useService();
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossa-bare-'));
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
    await cleanUp();
  });

  it('has its code compiled', async () => {
    await fresh(sourceOf(2_000));
    await measured('one locale', 2_000, oneLocale);
  });

  for (const size of order.sizes) {
    it(`${size} messages in one locale, then again`, async () => {
      const text = sourceOf(size);
      await fresh(text);
      await record('one locale', size, oneLocale);
      await record('nothing changed', size, oneLocale);
      await write(changeOnePercent(text));
      await record('1 % changed', size, oneLocale);
    });

    it(`${size} messages in five locales`, async () => {
      await fresh(sourceOf(size));
      await record('five locales', size, fiveLocales);
    });

    for (const [name, faults] of order.faults ? troubles : []) {
      it(`${size} messages: ${name}`, async () => {
        await fresh(sourceOf(size));
        await record(name, size, oneLocale, faults);
      });
    }
  }

  async function fresh(text: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    await write(text);
  }

  async function write(text: string): Promise<void> {
    await put(source, text);
    await writeFile(join(folder, 'en.json'), text);
  }

  async function record(
    job: JobName,
    messages: number,
    locales: readonly string[],
    faults: readonly FaultSpec[] = [],
  ): Promise<void> {
    const row = await measured(job, messages, locales, faults);
    await appendFile(order.record, `${JSON.stringify(row)}\n`);
  }

  async function measured(
    job: JobName,
    messages: number,
    locales: readonly string[],
    faults: readonly FaultSpec[] = [],
  ): Promise<BenchRow> {
    await prepare(faults);
    const bare = await byScript(locales);
    await prepare(faults);
    const glossa = await profiled(`${messages} ${job}`, () => byGlossa(locales));
    return { job, messages, bare, glossa };
  }

  async function prepare(faults: readonly FaultSpec[]): Promise<void> {
    await service.reset();
    await service.state.change({ latency });
    for (const fault of faults) await service.faults.add(fault);
  }

  async function byScript(locales: readonly string[]): Promise<JobFigures> {
    const started = performance.now();
    const address = process.env['GLOSSA_TEST_SERVICE'] ?? '';
    const script = [order.bare, folder, address, ...locales];
    const { stdout } = await promisify(execFile)(process.execPath, script);
    const whole = performance.now() - started;
    return { whole, cpu: Number(stdout), ...(await seen()) };
  }

  async function byGlossa(locales: readonly string[]): Promise<BenchRow['glossa']> {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const before = process.memoryUsage.rss();
    let most = before;
    const looking = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 20);
    delay.enable();
    const from = process.cpuUsage();
    const started = performance.now();
    const report = await translateMissing(source, { targets: locales, review: 'off' });
    const whole = performance.now() - started;
    const { user, system } = process.cpuUsage(from);
    delay.disable();
    clearInterval(looking);
    const failed = report.targets.reduce((sum, target) => sum + target.failed.length, 0);
    return {
      whole,
      cpu: (user + system) / 1000,
      ...(await seen()),
      block: delay.max / 1e6,
      memory: most - before,
      failed,
    };
  }

  /** What the service saw of a job. */
  async function seen(): Promise<Pick<JobFigures, 'requests' | 'sending'>> {
    const { requests } = await service.ledger();
    const times = requests.flatMap(({ path, time }) => (path === '/v2/translate' ? [time] : []));
    const [first = 0] = times;
    const last = times.at(-1) ?? 0;
    return { requests: times.length, sending: times.length === 0 ? 0 : last - first + answerTime };
  }
});

const answerTime = latency.perRequest + latency.perText * batch;

/** Writes down where the CPU time goes, where that is asked for; what is measured then includes the cost of that. */
async function profiled<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (order.profiles === undefined) return work();
  const profiler = new Session();
  profiler.connect();
  await profiler.post('Profiler.enable');
  await profiler.post('Profiler.start');
  const result = await work();
  const { profile } = await profiler.post('Profiler.stop');
  profiler.disconnect();
  const file = join(order.profiles, `${name.replaceAll(/\W+/g, '-')}.cpuprofile`);
  await writeFile(file, JSON.stringify(profile));
  return result;
}
