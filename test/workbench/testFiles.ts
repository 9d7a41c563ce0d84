import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Which tests of a suite are to run; all of them where nothing is said. */
export interface TestChoice {
  /** Only tests whose title holds this. */
  readonly grep?: string;
  /** Only test files of these names. */
  readonly files?: readonly string[];
  /** Only every so many-th test file, from which one on, where no files are named. */
  readonly part?: TestPart;
}

/** The second of three parts is `{ place: 2, of: 3 }`. */
export interface TestPart {
  readonly place: number;
  readonly of: number;
}

/** The test files of a folder, or those of them that are chosen, absolute, in the order of their names. */
export async function testFiles(
  folder: string,
  { files, part = { place: 1, of: 1 } }: TestChoice = {},
): Promise<readonly string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .filter((name, at) => files?.includes(name) ?? at % part.of === part.place - 1)
    .map((name) => join(folder, name));
}
