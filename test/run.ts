import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a step counted. A step that counts nothing itself is one test. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The command takes `--summary <file>` and leaves its counts there. */
  readonly counts?: boolean;
}

const workbench = (host: string, suite: string, ...more: readonly string[]): Step => ({
  name: `${suite} tests in VS Code (${host})`,
  command: ['node', 'test/workbench/runTests.ts', '--host', host, '--suite', suite, ...more],
  counts: true,
});

const steps: readonly Step[] = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'types of the pages', command: ['tsc', '-p', 'src/webview'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'texts', command: ['node', 'test/texts.ts'] },
  { name: 'unit and stand-in tests', command: ['node', 'test/units.ts'], counts: true },
  workbench('newest', 'host'),
  workbench('newest', 'pages'),
  workbench('floor', 'all', '--essential'),
];

async function runStep(step: Step, folder: string): Promise<Counts> {
  const summary = join(folder, 'summary.json');
  await rm(summary, { force: true });
  const [program = '', ...args] = step.command;
  const extra = step.counts === true ? ['--summary', summary] : [];
  const started = performance.now();
  process.stdout.write(`\n▸ ${step.name}\n`);
  const code = await exitCodeOf(program, [...args, ...extra]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)\n`);
  const own: Counts = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (step.counts !== true) return own;
  const counted = await readCounts(summary);
  // A run that says nothing of its tests, or fails without a failed test, is a failure of its own.
  if (counted === undefined || counted.passed + counted.failed === 0)
    return { passed: 0, failed: 1 };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function exitCodeOf(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit' });
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(127);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function readCounts(path: string): Promise<Counts | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Counts;
  } catch {
    return undefined;
  }
}

const folder = await mkdtemp(join(tmpdir(), 'glossa-test-'));
let passed = 0;
let failed = 0;
for (const step of steps) {
  const counts = await runStep(step, folder);
  passed += counts.passed;
  failed += counts.failed;
}
await rm(folder, { recursive: true, force: true });
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
