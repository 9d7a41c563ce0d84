import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/* Checks that l10n/bundle.l10n.json holds exactly the texts that the sources show. */

const folder = await mkdtemp(join(tmpdir(), 'glossa-texts-'));
await promisify(execFile)('vscode-l10n-dev', ['export', '--outDir', folder, './src']);
const bundle = 'bundle.l10n.json';
const read = async (path: string) =>
  Object.keys(JSON.parse(await readFile(path, 'utf8')) as object);
const [used, kept] = [await read(join(folder, bundle)), await read(join('l10n', bundle))];
await rm(folder, { recursive: true });
const complain = (what: string, texts: readonly string[]) => {
  for (const text of texts) process.stderr.write(`${what}: ${text}\n`);
};
const missing = used.filter((text) => !kept.includes(text));
const unused = kept.filter((text) => !used.includes(text));
complain('not in the bundle', missing);
complain('in the bundle for nothing', unused);
if (missing.length + unused.length > 0) {
  process.stderr.write('Run "npm run l10n".\n');
  process.exitCode = 1;
}
