import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from './lock.ts';
import { cacheFolder, repositoryRoot } from './paths.ts';
import { runQuietly } from './runQuietly.ts';

/** Builds the extension as it ships; gives the `.vsix`. */
export async function packageExtension(): Promise<string> {
  const vsix = join(cacheFolder, 'glossa.vsix');
  await withLock('package', async () => {
    await buildExtension('--production');
    await mkdir(cacheFolder, { recursive: true });
    const vsce = join(repositoryRoot, 'node_modules', '@vscode', 'vsce', 'vsce');
    const args = [
      'package',
      '--no-dependencies',
      '--allow-missing-repository',
      '--no-rewrite-relative-links',
      '-o',
      vsix,
    ];
    await runQuietly(process.execPath, [vsce, ...args], { cwd: repositoryRoot });
  });
  return vsix;
}

/** Bundles the extension into `dist/`; without `--production`, with the source maps that coverage needs. */
export async function buildExtension(...flags: readonly string[]): Promise<void> {
  await runQuietly(process.execPath, ['esbuild.mjs', ...flags], { cwd: repositoryRoot });
}
