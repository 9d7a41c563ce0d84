import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { withLock } from '../../../tools/lock.ts';
import { cacheFolder } from '../../../tools/paths.ts';
import { testFiles, type TestChoice } from '../testFiles.ts';
import { diskScheme } from './diskScheme.ts';

/** The suite as VS Code can load it. */
export interface BundledSuite {
  /** The file whose `run` VS Code calls. */
  readonly entry: string;
  readonly files: readonly string[];
  /**
   * An extension with the file system of `diskFileSystem.ts`, and nothing else: VS Code runs tests only beside one under
   * development.
   */
  readonly stub: string;
}

/** Bundles the suite and the tests of a folder, or those of them that are chosen, to CommonJS, one file each; for an editor by its name. */
export async function bundleSuite(
  editor: string,
  choice: TestChoice = {},
  testFolder = import.meta.dirname,
): Promise<BundledSuite> {
  const folder = join(cacheFolder, 'hostSuite', editor);
  const stub = join(folder, 'stub');
  const tests = await testFiles(testFolder, choice);
  await withLock(`hostSuite-${editor}`, async () => {
    await build({
      entryPoints: [
        { in: join(import.meta.dirname, 'diskFileSystem.ts'), out: 'stub/extension' },
        ...[join(import.meta.dirname, 'index.ts'), ...tests].map((path) => ({
          in: path,
          out: basename(path, '.ts'),
        })),
      ],
      outdir: folder,
      outExtension: { '.js': '.cjs' },
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      mainFields: ['module', 'main'],
      external: ['vscode', 'mocha'],
      sourcemap: 'inline',
      logLevel: 'warning',
    });
    await mkdir(stub, { recursive: true });
    await writeFile(join(stub, 'package.json'), stubManifest);
  });
  return {
    entry: join(folder, 'index.cjs'),
    files: tests.map((file) => join(folder, `${basename(file, '.ts')}.cjs`)),
    stub,
  };
}

const stubManifest = JSON.stringify({
  name: 'glossa-test-stub',
  publisher: 'glossa',
  version: '0.0.1',
  engines: { vscode: '^1.100.0' },
  main: './extension.cjs',
  activationEvents: [`onFileSystem:${diskScheme}`],
});
