import { createHash } from 'node:crypto';
import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '../../tools/lock.ts';
import { runQuietly } from '../../tools/runQuietly.ts';
import { hostsFolder } from './paths.ts';

/** `newest`: VS Code 1.139. `floor`: 1.100, the oldest that the manifest's `engines.vscode` allows. */
export type HostName = 'newest' | 'floor';

export const hostNames: readonly HostName[] = ['newest', 'floor'];

/**
 * The built-in extensions that a window has: those for files and themes that tests open. The others cost each window a quarter of
 * its start, and some need a network or native modules.
 */
const keptExtensions = new Set([
  'configuration-editing',
  'css',
  'html',
  'ini',
  'java',
  'javascript',
  'json',
  'json-language-features',
  'markdown-basics',
  'markdown-language-features',
  'media-preview',
  'php',
  'references-view',
  'theme-defaults',
  'theme-modern-icons',
  'theme-seti',
  'typescript-basics',
  'xml',
  'yaml',
]);

/** Other parts that no test opens. */
const prunedParts = ['out/vs/platform/agentHost', 'out/vs/sessions'];

/** Installs a host from the npm registry unless it is there already; gives the folder of its VS Code. */
export async function ensureHost(host: HostName): Promise<string> {
  const folder = join(hostsFolder, host);
  const vscode = join(folder, 'node_modules', 'code-server', 'lib', 'vscode');
  await ensurePackages(host, async () => {
    // The server serves its browser libraries from its own node_modules.
    await symlink(join('..', '..', '..', '..', 'node_modules'), join(vscode, 'node_modules'));
    await prune(vscode);
  });
  return vscode;
}

async function prune(vscode: string): Promise<void> {
  const extensions = await readdir(join(vscode, 'extensions'));
  const pruned = extensions
    .filter((name) => !keptExtensions.has(name))
    .map((name) => join('extensions', name));
  for (const part of [...pruned, ...prunedParts])
    await rm(join(vscode, part), { recursive: true, force: true });
}

/** `npm ci` in a folder of `hosts/` when its lock file or the steps in this file changed, then `finish`. */
export async function ensurePackages(
  name: string,
  finish: () => Promise<void> = async () => undefined,
): Promise<string> {
  const folder = join(hostsFolder, name);
  const stamp = join(folder, 'node_modules', '.glossa-installed');
  await withLock(`install-${name}`, async () => {
    const wanted = await fingerprint(folder);
    if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
    // The scripts of these packages compile native modules, which the tests do not need.
    await runQuietly(
      'npm',
      ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: folder },
    );
    await finish();
    await writeFile(stamp, wanted);
  });
  return join(folder, 'node_modules');
}

async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(join(folder, 'package-lock.json')));
  hash.update(await readFile(import.meta.filename));
  return hash.digest('hex');
}
