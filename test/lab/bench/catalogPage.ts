import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import Mocha from 'mocha';
import { packageExtension } from '../../../tools/packageExtension.ts';
import { ensureBrowser } from '../../workbench/browser.ts';
import { configureRun, endRun } from '../../workbench/fixture.ts';
import { ensureHost } from '../../workbench/install.ts';
import { recordIn, tables, type PageRow } from './catalogPage/record.ts';

/*
 * The page of the catalog in a real VS Code, on a project of 50,000 messages in 10 locales, beside a plain table and AG Grid.
 * Times by the clock only say something of a machine that has nothing else to do; CPU times say it of a busy one, too. What
 * VS Code does on the same thread is counted with it.
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
const [load = 0] = loadavg();
process.stdout.write(
  `\nLoad of the machine afterwards: ${load.toFixed(1)} on ${cpus().length} cores.\n\n`,
);
print(['the page', 'Glossa', 'wanted', 'plain table', 'AG Grid']);
print(['---', '---', '---', '---', '---']);
for (const what of new Set(rows.map((row) => row.what))) {
  const [own, plain, agGrid] = tables.map((table) =>
    rows.find((row) => row.table === table && row.what === what),
  );
  print([what, own?.value, own?.wanted, plain?.value, agGrid?.value]);
}
process.exitCode = failed > 0 ? 1 : 0;

function print(cells: readonly (string | undefined)[]): void {
  process.stdout.write(`| ${cells.map((cell) => cell ?? '').join(' | ')} |\n`);
}
