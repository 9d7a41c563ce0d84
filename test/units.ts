import { glob, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import Mocha from 'mocha';

/* Runs the tests that need no editor: the pure folders, the service and the stand-in. */

const { values, positionals } = parseArgs({
  options: { summary: { type: 'string' }, grep: { type: 'string' } },
  allowPositionals: true,
});

const mocha = new Mocha({ timeout: 300_000, reporter: 'dot' });
if (values.grep !== undefined) mocha.grep(values.grep);
const patterns = positionals.length > 0 ? positionals : ['test/{unit,service}/**/*.test.ts'];
for await (const file of glob(patterns)) mocha.addFile(file);
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
