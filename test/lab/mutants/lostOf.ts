import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../../tools/paths.ts';
import type { Mutant } from './mutant.ts';
import { timesOf } from './workspace.ts';

/** Those whose line is not in the sources any more, or there twice, or whose tests are gone. */
export async function lostOf(mutants: readonly Mutant[]): Promise<readonly Mutant[]> {
  const found = await Promise.all(
    mutants.map(async ({ file, line, tests }) => {
      const text = await readFile(join(repositoryRoot, 'src', file), 'utf8').catch(() => '');
      const haveTests = await Promise.all(tests.map(isThere));
      return timesOf(text, line) === 1 && haveTests.every(Boolean);
    }),
  );
  return mutants.filter((_, place) => found[place] === false);
}

async function isThere(tests: string): Promise<boolean> {
  for await (const _ of glob(join(repositoryRoot, 'test/unit', tests))) return true;
  return false;
}
