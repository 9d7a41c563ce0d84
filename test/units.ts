import { glob, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import Mocha from 'mocha';

/* Runs the tests that need no editor: the pure folders, the service and the stand-in. */

const { values, positionals } = parseArgs({
  options: {
    summary: { type: 'string' },
    grep: { type: 'string' },
    bail: { type: 'boolean', default: false },
    /** Processes that share the files. */
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
  allowPositionals: true,
});

const patterns = positionals.length > 0 ? positionals : ['test/{unit,service}/**/*.test.ts'];
const files = new Set<string>();
for (const pattern of patterns) {
  let count = 0;
  for await (const file of glob(pattern)) {
    files.add(file);
    count++;
  }
  if (count === 0) throw new Error(`There is no test file ${pattern}`);
}

const jobs = Math.min(Number(values.jobs), files.size);
const mocha = new Mocha({
  // The limit ends a hang; a busy machine may take its time.
  timeout: 300_000,
  reporter: 'dot',
  bail: values.bail,
  parallel: jobs > 1,
  jobs,
});
if (values.grep !== undefined) mocha.grep(values.grep);
for (const file of files) mocha.addFile(file);
// Several processes load the files themselves.
if (jobs === 1) await mocha.loadFilesAsync();
const failed = await new Promise<number>((resolve) => {
  const runner = mocha.run(resolve);
  runner.once('end', () => {
    const { passes, failures } = runner.stats ?? { passes: 0, failures: 0 };
    if (values.summary === undefined) return;
    void writeFile(values.summary, JSON.stringify({ passed: passes, failed: failures }));
  });
});
process.exitCode = failed === 0 ? 0 : 1;
