import { glob, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import Mocha from 'mocha';
import '../unit/editorTexts.ts';
import { count, type Counts } from '../workbench/counts.ts';

/* Runs the tests that need no editor: the pure folders, the service and the stand-in. */

const { values, positionals } = parseArgs({
  options: {
    summary: { type: 'string' },
    grep: { type: 'string' },
    /** Only test files of these names, with commas between them. */
    files: { type: 'string' },
    bail: { type: 'boolean', default: false },
    /** Processes that share the files. */
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
  allowPositionals: true,
});

const patterns = positionals.length > 0 ? positionals : ['test/{unit,service}/**/*.test.ts'];
const names = values.files?.split(',');
const files = new Set<string>();
for (const pattern of patterns) {
  let found = 0;
  for await (const file of glob(pattern)) {
    if (names?.includes(basename(file)) === false) continue;
    files.add(file);
    found++;
  }
  if (found === 0) throw new Error(`There is no test file ${pattern}`);
}

const jobs = Math.min(Number(values.jobs), files.size);
const mocha = new Mocha({
  // The limit ends a hang; a busy machine may take its time.
  timeout: 300_000,
  reporter: 'dot',
  bail: values.bail,
  parallel: jobs > 1,
  jobs,
  // Each of several processes loads it as well.
  require: [join(import.meta.dirname, '../unit/editorTexts.ts')],
});
if (values.grep !== undefined) mocha.grep(values.grep);
for (const file of files) mocha.addFile(file);
// Several processes load the files themselves.
if (jobs === 1) await mocha.loadFilesAsync();
const counts = await new Promise<Counts>((resolve) => {
  const counted = count(mocha.run(() => resolve(counted())));
});
if (values.summary !== undefined) await writeFile(values.summary, JSON.stringify(counts));
// What a test has left open keeps nobody waiting; several processes end so as well.
process.stdout.write('', () => process.exit(counts.failed === 0 ? 0 : 1));
