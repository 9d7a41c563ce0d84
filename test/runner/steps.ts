import { spawn, type SpawnOptions } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Writable } from 'node:stream';
import { nothing as noCounts, type Counts, type Failure } from '../workbench/counts.ts';

/** A part of the checks. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The command takes `--summary <file>` for its counts and `--files <names>`; one that does not is one test. */
  readonly counts?: boolean;
}

/** How long a step took, and each of its test files where it says so, by their names. */
export interface StepTime {
  readonly name: string;
  readonly seconds: number;
  readonly files: Readonly<Record<string, number>>;
}

/** What steps came to. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Tests by their titles that failed, the second time too, and steps by their names that failed without a test. */
  readonly failures: readonly string[];
  /** Tests that failed first and passed when their files ran again. */
  readonly atSecondTry: readonly string[];
  readonly times: readonly StepTime[];
}

const nothing: Outcome = { passed: 0, failed: 0, failures: [], atSecondTry: [], times: [] };

function sum(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (one, other) => ({
      passed: one.passed + other.passed,
      failed: one.failed + other.failed,
      failures: [...one.failures, ...other.failures],
      atSecondTry: [...one.atSecondTry, ...other.atSecondTry],
      times: [...one.times, ...other.times],
    }),
    nothing,
  );
}

/**
 * Runs the steps of each stage in their order, `atOnce` of them side by side; a stage begins when the one before it has ended, also
 * where a step failed. What steps say, and how they go, is said on `out`.
 */
export async function runSteps(
  stages: readonly (readonly Step[])[],
  out: Writable = process.stdout,
  atOnce = availableParallelism(),
): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const steps of stages) {
    const [only, ...others] = steps;
    outcomes.push(
      ...(only !== undefined && others.length === 0
        ? [await runStep(only, out)]
        : await runSideBySide(steps, out, atOnce)),
    );
  }
  return sum(outcomes);
}

async function runSideBySide(
  steps: readonly Step[],
  out: Writable,
  atOnce: number,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = steps.entries();
  const lane = async () => {
    for (const [place, step] of left) outcomes[place] = await runHeldBack(step, out);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return outcomes;
}

/** A step beside another one says what it has to say when it has ended. */
async function runHeldBack(step: Step, out: Writable): Promise<Outcome> {
  const said: Uint8Array[] = [];
  const write = (chunk: Uint8Array, _encoding: unknown, done: () => void) => {
    said.push(chunk);
    done();
  };
  const outcome = await runStep(step, new Writable({ write }));
  out.write(Buffer.concat(said));
  return outcome;
}

/**
 * Runs a step. Files of which a test failed run once more, each in fresh windows: a test may lose a race on a machine
 * that does other work. What passes only then is named in the end, so that the race is found.
 */
async function runStep(step: Step, out: Writable): Promise<Outcome> {
  const { time, ...first } = await attempt(step, [], out);
  const titles = first.failures.map(({ title }) => title);
  if (first.failed === 0) return { ...nothing, passed: first.passed, times: [time] };
  // A failure without a file is none of a test: the key in a log, an editor that died.
  const files = [...new Set(first.failures.flatMap(({ file }) => file ?? []))];
  if (files.length === 0 || first.failures.some(({ file }) => file === undefined)) {
    const { passed, failed } = first;
    return { ...nothing, passed, failed, failures: titles, times: [time] };
  }
  const again = await attempt({ ...step, name: `${step.name}, once more` }, files, out);
  const failures = again.failures.map(({ title }) => title);
  return {
    passed: first.passed + first.failed - Math.min(again.failed, first.failed),
    failed: again.failed,
    failures,
    atSecondTry: titles.filter((title) => !failures.includes(title)),
    times: [time, again.time],
  };
}

interface Attempt extends Counts {
  readonly time: StepTime;
}

async function attempt(step: Step, files: readonly string[], out: Writable): Promise<Attempt> {
  const { name, command, counts = false } = step;
  const folder = await mkdtemp(join(tmpdir(), 'glossa-test-'));
  const summary = join(folder, 'summary.json');
  const [program = '', ...args] = command;
  if (counts) args.push('--summary', summary);
  if (files.length > 0) args.push('--files', files.map(nameOfTest).join());
  const started = performance.now();
  out.write(`\n▸ ${name}\n`);
  const code = await exitCodeOf(program, args, out);
  const seconds = (performance.now() - started) / 1000;
  out.write(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)\n`);
  const counted = counts ? await readCounts(summary) : undefined;
  await rm(folder, { recursive: true, force: true });
  return { ...judged(step, code, counted), time: { name, seconds, files: counted?.seconds ?? {} } };
}

/** A run that says nothing of its tests, or fails without a failed test, is a failure of its own. */
function judged({ name, counts }: Step, code: number, counted: Counts | undefined): Counts {
  const failure: Failure = { title: name };
  const failed: Counts = { ...noCounts, failed: 1, failures: [failure] };
  if (counts !== true) return code === 0 ? { ...noCounts, passed: 1 } : failed;
  if (counted === undefined || counted.passed + counted.failed === 0) return failed;
  return code !== 0 && counted.failed === 0
    ? { ...counted, failed: 1, failures: [failure] }
    : counted;
}

function exitCodeOf(program: string, args: readonly string[], out: Writable): Promise<number> {
  return new Promise((resolve) => {
    // To a terminal they write themselves, which they color then.
    const isDirect = out === process.stdout;
    const options: SpawnOptions = { stdio: isDirect ? 'inherit' : ['ignore', 'pipe', 'pipe'] };
    const child = spawn(program, args, options);
    for (const said of [child.stdout, child.stderr]) said?.pipe(out, { end: false });
    child.once('error', (error) => {
      out.write(`${error.message}\n`);
      resolve(127);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** The name of the test file; the host suite runs it bundled, by another extension. */
const nameOfTest = (file: string) => basename(file).replace(/\.cjs$/, '.ts');

async function readCounts(path: string): Promise<Counts | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Counts;
  } catch {
    return undefined;
  }
}
