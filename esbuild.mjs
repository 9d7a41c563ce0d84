import { build, context } from 'esbuild';
import { writeFile } from 'node:fs/promises';
import { isolateUndici } from './src/service/isolateUndici.mjs';

const production = process.argv.includes('--production');
const watch = process.argv.includes('--watch');

/** Shared by every build. `module` before `main`: the UMD build of jsonc-parser cannot be bundled. */
const shared = {
  bundle: true,
  minify: production,
  sourcemap: production ? false : 'linked',
  mainFields: ['module', 'main'],
  logLevel: 'warning',
  metafile: true,
};

const builds = [
  {
    ...shared,
    entryPoints: ['src/extension.ts'],
    outfile: 'dist/extension.cjs',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['vscode'],
    plugins: [isolateUndici],
  },
];

if (watch) {
  for (const options of builds) await (await context(options)).watch();
} else {
  const results = await Promise.all(builds.map((options) => build(options)));
  await writeFile('dist/meta.json', JSON.stringify(results[0].metafile));
}
