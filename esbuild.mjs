import { build, context } from 'esbuild';
import { readdir, writeFile } from 'node:fs/promises';
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

/** Each `src/webview/<name>Page.ts` is a page of its own. */
const pages = (await readdir('src/webview')).filter((name) => name.endsWith('Page.ts'));

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
  {
    ...shared,
    entryPoints: pages.map((name) => `src/webview/${name}`),
    outdir: 'dist/webview',
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
  },
];

if (watch) {
  for (const options of builds) await (await context(options)).watch();
} else {
  const results = await Promise.all(builds.map((options) => build(options)));
  await writeFile('dist/meta.json', JSON.stringify(results[0].metafile));
}
