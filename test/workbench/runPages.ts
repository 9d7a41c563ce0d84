import { basename, join } from 'node:path';
import Mocha from 'mocha';
import type { Counts } from './counts.ts';
import { configureRun, endRun, type WorkbenchRun } from './fixture.ts';
import { testFiles } from './testFiles.ts';

/**
 * One test file of each kind of user interface. What Glossa does is the same in every editor; what an older one may lack is a
 * part of the interface, or of the API behind it, and the host suite covers the API.
 */
const essential = new Set([
  'firstMinutes.test.ts',
  'foreignSettings.test.ts',
  'glossaries.test.ts',
  'memorySegments.test.ts',
  'resources.test.ts',
  'signIn.test.ts',
  'smoke.test.ts',
  'spokenTerms.test.ts',
  'termEditor.test.ts',
  'termFiles.test.ts',
  'translateMissing.test.ts',
]);

/** Runs the workbench tests of `pages/`: Playwright drives the user interface of the installed extension. */
export async function runPages(
  options: WorkbenchRun & { readonly grep?: string; readonly essential: boolean },
): Promise<Counts> {
  configureRun(options);
  const mocha = new Mocha({
    ui: 'bdd',
    // It ends a hang; a busy machine may take its time.
    timeout: 600_000,
    forbidOnly: process.env['CI'] !== undefined,
    ...(options.grep !== undefined && { grep: options.grep }),
  });
  for (const file of await testFiles(join(import.meta.dirname, 'pages'))) {
    if (!options.essential || essential.has(basename(file))) mocha.addFile(file);
  }
  await mocha.loadFilesAsync();
  const counts = await new Promise<Counts>((resolve) => {
    const runner = mocha.run(() => {
      const { passes = 0, failures = 0, pending = 0 } = runner.stats ?? {};
      resolve({ passed: passes, failed: failures, skipped: pending });
    });
  });
  const leaks = await endRun();
  for (const file of leaks) console.log(`  The workbench tests failed: a key stands in ${file}.`);
  return { ...counts, failed: counts.failed + leaks.length };
}
