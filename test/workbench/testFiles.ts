import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Which tests of a suite are to run; all of them where nothing is said. */
export interface TestChoice {
  /** Only tests whose title holds this. */
  readonly grep?: string;
  /** Only test files of these names. */
  readonly files?: readonly string[];
}

/** The test files of a folder, or those of them that are named, absolute, in the order of their names. */
export async function testFiles(
  folder: string,
  chosen?: readonly string[],
): Promise<readonly string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => chosen === undefined || chosen.includes(name))
    .sort()
    .map((name) => join(folder, name));
}
