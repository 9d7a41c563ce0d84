import { join } from 'node:path';
import { runSteps, type Step } from './steps.ts';

const vsix = join(import.meta.dirname, '..', 'glossa.vsix');

const options = (host: string, suite: string) => ['--host', host, '--suite', suite, '--vsix', vsix];

const workbench = (host: string, suite: string, ...more: readonly string[]): Step => ({
  name: `${suite} tests in VS Code (${host})`,
  command: ['node', 'test/workbench/runTests.ts', ...options(host, suite), ...more],
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
  { name: 'package', command: ['node', 'test/package.ts'] },
  workbench('newest', 'host'),
  workbench('newest', 'pages'),
  workbench('floor', 'all', '--essential'),
];

const { passed, failed, failures, atSecondTry } = await runSteps(steps);
list('Passed only when run once more:', atSecondTry);
list('Failed:', failures);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

function list(heading: string, titles: readonly string[]): void {
  if (titles.length === 0) return;
  process.stdout.write(`\n${heading}\n${titles.map((title) => `  ${title}\n`).join('')}`);
}
