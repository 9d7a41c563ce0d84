import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { repositoryRoot } from '../../../tools/paths.ts';
import { fileFacts, type FileFacts } from './fileFacts.ts';

/** The facts of all TypeScript files in a folder of the repository, but for those of the globs. */
export async function readFacts(
  folder: string,
  exclude: readonly string[] = [],
): Promise<readonly FileFacts[]> {
  const cwd = join(repositoryRoot, folder);
  const facts: FileFacts[] = [];
  for await (const path of glob('**/*.ts', { cwd, exclude })) {
    facts.push(fileFacts(path.replaceAll(sep, '/'), await readFile(join(cwd, path), 'utf8')));
  }
  return facts;
}
