import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './lock.ts';
import { cacheFolder, repositoryRoot } from './paths.ts';
import { releasedManifest } from './releasedManifest.ts';
import { runQuietly } from './runQuietly.ts';

const packaging = ['package', '--no-dependencies'];

/**
 * Builds the extension as it ships; gives the `.vsix`.
 *
 * @param repository where its sources are on the web; links and pictures of the README lead there then
 */
export async function packageExtension(repository?: string): Promise<string> {
  const vsix = join(cacheFolder, 'glossa.vsix');
  await withLock('package', async () => {
    await buildExtension('--production');
    await mkdir(cacheFolder, { recursive: true });
    if (repository !== undefined) return packageReleased(vsix, repository);
    const placeless = ['--allow-missing-repository', '--no-rewrite-relative-links'];
    await vsce(repositoryRoot, ...packaging, ...placeless, '-o', vsix);
  });
  return vsix;
}

/** From a copy of what ships, whose manifest names its places. */
async function packageReleased(vsix: string, repository: string): Promise<void> {
  const listed = await vsce(repositoryRoot, 'ls', '--no-dependencies');
  const folder = await mkdtemp(join(tmpdir(), 'glossa-release-'));
  try {
    for (const path of listed.trim().split('\n'))
      await cp(join(repositoryRoot, path), join(folder, path), { recursive: true });
    const file = join(folder, 'package.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
    await writeFile(file, JSON.stringify(releasedManifest(manifest, repository), undefined, 2));
    await vsce(folder, ...packaging, '-o', vsix);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const vsce = (cwd: string, ...args: readonly string[]) =>
  runQuietly(
    process.execPath,
    [join(repositoryRoot, 'node_modules', '@vscode', 'vsce', 'vsce'), ...args],
    { cwd },
  );

/** Bundles the extension into `dist/`; without `--production`, with the source maps that coverage needs. */
export async function buildExtension(...flags: readonly string[]): Promise<void> {
  await runQuietly(process.execPath, ['esbuild.mjs', ...flags], { cwd: repositoryRoot });
}
