import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The test files of a folder, absolute, in the order of their names. */
export async function testFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name));
}
