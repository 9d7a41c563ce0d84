import { basename, join } from 'node:path';
import Mocha from 'mocha';
import { count, withComplaints, type Counts } from './counts.ts';
import { configureRun, endRun, type WorkbenchRun } from './fixture.ts';
import { testFiles, type TestChoice } from './testFiles.ts';

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
  'spokenTerms.test.ts',
  'termEditor.test.ts',
  'termFiles.test.ts',
  'translateMissing.test.ts',
]);

/** Runs the workbench tests of `pages/`: Playwright drives the user interface of the installed extension. */
export async function runPages(
  options: WorkbenchRun & TestChoice & { readonly essential: boolean },
): Promise<Counts> {
  configureRun(options);
  const mocha = new Mocha({
    ui: 'bdd',
    // It ends a hang; a busy machine may take its time.
    timeout: 600_000,
    forbidOnly: process.env['CI'] !== undefined,
    ...(options.grep !== undefined && { grep: options.grep }),
  });
  for (const file of await testFiles(join(import.meta.dirname, 'pages'), options.files)) {
    if (!options.essential || essential.has(basename(file))) mocha.addFile(file);
  }
  await mocha.loadFilesAsync();
  const counts = await new Promise<Counts>((resolve) => {
    const counted = count(mocha.run(() => resolve(counted())));
  });
  const complaints = (await endRun()).map((file) => `a key stands in ${file}`);
  for (const complaint of complaints) console.log(`  The workbench tests failed: ${complaint}.`);
  return withComplaints(counts, complaints);
}
