import { join } from 'node:path';
import Mocha from 'mocha';
import { count, withComplaints, type Counts } from './counts.ts';
import { configureRun, endRun, type WorkbenchRun } from './fixture.ts';
import { testFiles, type TestChoice } from './testFiles.ts';

/**
 * Of each kind of user interface one `describe`. What Glossa does is the same in every editor; what an older one may lack is a part of
 * the interface, or of the API behind it, and the host suite covers the API.
 */
const essential = [
  'the first minutes',
  'settings that somebody else has written',
  'the glossaries of the account',
  'the work in sight',
  'signing in',
  'the term editor',
  'term files next to code',
  'translating what is missing',
  'a folder that is not trusted',
];

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
  for (const file of await testFiles(join(import.meta.dirname, 'pages'), options))
    mocha.addFile(file);
  await mocha.loadFilesAsync();
  if (options.essential) keepEssential(mocha, options);
  const counts = await new Promise<Counts>((resolve) => {
    const counted = count(mocha.run(() => resolve(counted())));
  });
  const complaints = (await endRun()).map((file) => `a key stands in ${file}`);
  for (const complaint of complaints) console.log(`  The workbench tests failed: ${complaint}.`);
  return withComplaints(counts, complaints);
}

function keepEssential({ suite }: Mocha, { files, part }: TestChoice): void {
  suite.suites = suite.suites.filter(({ title }) => essential.includes(title));
  const isWhole = files === undefined && part === undefined;
  if (isWhole && suite.suites.length !== essential.length)
    throw new Error('The essential tests in runPages.ts are called differently now');
}
