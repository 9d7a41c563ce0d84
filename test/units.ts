import { glob, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import Mocha from 'mocha';

/* Runs the tests that need no editor: the pure folders, the service and the stand-in. */

const { values, positionals } = parseArgs({
  options: {
    summary: { type: 'string' },
    grep: { type: 'string' },
    bail: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

// The limit ends a hang; a busy machine may take its time.
const mocha = new Mocha({ timeout: 300_000, reporter: 'dot', bail: values.bail });
if (values.grep !== undefined) mocha.grep(values.grep);
const patterns = positionals.length > 0 ? positionals : ['test/{unit,service}/**/*.test.ts'];
for (const pattern of patterns) {
  let count = 0;
  for await (const file of glob(pattern)) {
    mocha.addFile(file);
    count++;
  }
  if (count === 0) throw new Error(`There is no test file ${pattern}`);
}
await mocha.loadFilesAsync();
const failed = await new Promise<number>((resolve) => {
  const runner = mocha.run(resolve);
  runner.once('end', () => {
    const { passes, failures } = runner.stats ?? { passes: 0, failures: 0 };
    if (values.summary === undefined) return;
    void writeFile(values.summary, JSON.stringify({ passed: passes, failed: failures }));
  });
});
process.exitCode = failed === 0 ? 0 : 1;
