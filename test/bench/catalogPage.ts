import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Mocha from 'mocha';
import { ensureBrowser } from '../workbench/browser.ts';
import { configureRun, endRun } from '../workbench/fixture.ts';
import { ensureHost } from '../workbench/install.ts';
import { packageExtension } from '../workbench/packageExtension.ts';
import { recordIn, type PageRow } from './catalogPage/record.ts';

/*
 * The page of the catalog in a real VS Code, on a project of 50,000 messages in 10 locales, beside a plain table. Times only
 * say something of a machine that has nothing else to do; what VS Code does on the same thread is counted with it.
 */

await Promise.all([ensureHost('newest'), ensureBrowser()]);
configureRun({ host: 'newest', extension: { vsix: await packageExtension() } });
const folder = await mkdtemp(join(tmpdir(), 'glossa-bench-'));
const record = join(folder, 'rows.jsonl');
recordIn(record);
const mocha = new Mocha({ ui: 'bdd', timeout: 120_000 });
mocha.addFile(join(import.meta.dirname, 'catalogPage', 'page.test.ts'));
await mocha.loadFilesAsync();
const failed = await new Promise<number>((resolve) => mocha.run(resolve));
await endRun();
const rows = (await readFile(record, 'utf8'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as PageRow);
await rm(folder, { recursive: true });
process.stdout.write(
  '\n| 50,000 messages × 10 locales, the page | | wanted |\n| --- | --- | --- |\n',
);
for (const { what, unit, value, wanted } of rows) {
  const goal = wanted === undefined ? '' : `≤ ${wanted} ${unit}`;
  process.stdout.write(`| ${what} | ${value.toFixed(1)} ${unit} | ${goal} |\n`);
}
process.exitCode = failed > 0 ? 1 : 0;
