import { join } from 'node:path';
import { repositoryRoot } from '../../tools/paths.ts';
import { runSteps, type Step, type StepTime } from './steps.ts';

const vsix = join(repositoryRoot, 'glossa.vsix');

const options = (host: string, suite: string) => ['--host', host, '--suite', suite, '--vsix', vsix];

const workbench = (host: string, suite: string, ...more: readonly string[]): Step => ({
  name: [`${suite} tests in VS Code (${host})`, ...more].join(' '),
  command: [
    'node',
    'test/workbench/runTests.ts',
    ...options(host, suite),
    '--no-pictures',
    ...more,
  ],
  counts: true,
});

// In each stage those first that take longest. An editor alone waits for a good part of its time.
const stages: readonly (readonly Step[])[] = [
  [
    { name: 'VS Code and browser', command: ['node', 'test/runner/install.ts'] },
    { name: 'unit and stand-in tests', command: ['node', 'test/runner/units.ts'], counts: true },
    { name: 'other disks', command: ['node', 'test/runner/disks.ts'] },
    { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
    { name: 'lint', command: ['oxlint'] },
    { name: 'types', command: ['tsc', '-p', '.'] },
    { name: 'package', command: ['node', 'tools/package.ts'] },
    { name: 'dead code', command: ['knip'] },
    { name: 'types of the pages', command: ['tsc', '-p', 'src/webview'] },
    { name: 'texts', command: ['node', 'tools/texts.ts'] },
  ],
  [
    workbench('newest', 'pages', '--part', '1/2'),
    workbench('newest', 'pages', '--part', '2/2'),
    workbench('floor', 'pages', '--essential'),
    workbench('newest', 'host'),
    workbench('floor', 'host'),
  ],
];

const { passed, failed, failures, atSecondTry, times } = await runSteps(stages);
list('Seconds:', times.map(said));
list('The slowest test files:', slowest(times).map(said));
list('Passed only when run once more:', atSecondTry);
list('Failed:', failures);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

function list(heading: string, titles: readonly string[]): void {
  if (titles.length === 0) return;
  process.stdout.write(`\n${heading}\n${titles.map((title) => `  ${title}\n`).join('')}`);
}

function said({ name, seconds }: { readonly name: string; readonly seconds: number }): string {
  return `${seconds.toFixed(1).padStart(7)}  ${name}`;
}

/** Ten test files, those first that took longest. */
function slowest(times: readonly StepTime[]): readonly { name: string; seconds: number }[] {
  return times
    .flatMap((step) =>
      Object.entries(step.files).map(([file, seconds]) => ({
        name: `${file}, ${step.name}`,
        seconds,
      })),
    )
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10);
}
