import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { type DescribedManifest, withManifestTables } from './manifestTables.ts';
import { repositoryRoot } from './paths.ts';
import { programDocs } from './programDocs.ts';

/* Writes the tables of commands and settings into the README, and what is known of programs into the docs. */

const read = async (name: string) => readFile(join(repositoryRoot, name), 'utf8');
const json = async (name: string) => JSON.parse(await read(name)) as unknown;
const readme = join(repositoryRoot, 'README.md');
const made = withManifestTables(
  await read('README.md'),
  (await json('package.json')) as DescribedManifest,
  (await json('package.nls.json')) as Readonly<Record<string, string>>,
);
const options = await resolveConfig(readme);
await writeFile(readme, await format(made, { ...options, parser: 'markdown' }));
const programs = join(repositoryRoot, 'docs/programs.md');
await writeFile(programs, await format(programDocs(), { ...options, parser: 'markdown' }));
