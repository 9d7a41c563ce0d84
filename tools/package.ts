import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { packageExtension } from './packageExtension.ts';
import { repositoryRoot } from './paths.ts';

/* Makes glossa.vsix, as it ships: to be published where GLOSSA_REPOSITORY says where its sources are on the web. */

const limit = 1_350_000;
const vsix = join(repositoryRoot, 'glossa.vsix');
await copyFile(await packageExtension(process.env['GLOSSA_REPOSITORY']), vsix);
const { size } = await stat(vsix);
process.stdout.write(`glossa.vsix, ${(size / 1000).toFixed(0)} kB\n`);
if (size > limit) {
  process.stderr.write(`The package is larger than ${limit / 1000} kB.\n`);
  process.exitCode = 1;
}
