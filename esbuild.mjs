import { build, context } from 'esbuild';
import { readdir, readFile } from 'node:fs/promises';
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
};

const host = { ...shared, platform: 'node', format: 'cjs', target: 'node20' };

/** undici is half of all code, and is needed with the first request only: it has a file of its own. */
const undiciBeside = {
  name: 'undici-beside',
  setup(build) {
    build.onResolve({ filter: /^undici$/ }, () => ({ path: './undici.cjs', external: true }));
  },
};

/**
 * The editor's API is one object, which `require` hands out. As an ES module it would be copied, property by property, in
 * each of the hundred files that import it: that took longer than all else when the extension is loaded.
 */
const editorApi = {
  name: 'editor-api',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text.replace(
        "import * as vscode from 'vscode';",
        "import { vscode } from 'editor-api';",
      );
      return { contents, loader: 'ts' };
    });
    build.onResolve({ filter: /^editor-api$/ }, ({ path }) => ({ path, namespace: path }));
    build.onLoad({ filter: /.*/, namespace: 'editor-api' }, () => ({
      contents: "export const vscode = require('vscode');",
    }));
  },
};

/** The extension, as tests look at it too. */
export const extension = {
  ...host,
  entryPoints: ['src/extension.ts'],
  outfile: 'dist/extension.cjs',
  external: ['vscode'],
  plugins: [undiciBeside, editorApi],
};

const undici = {
  ...host,
  stdin: { contents: "export { Agent, EnvHttpProxyAgent } from 'undici';", resolveDir: '.' },
  outfile: 'dist/undici.cjs',
  plugins: [isolateUndici],
};

/** Each `src/webview/<name>Page.ts` is a page of its own. */
async function pages() {
  const names = (await readdir('src/webview')).filter((name) => name.endsWith('Page.ts'));
  return {
    ...shared,
    entryPoints: names.map((name) => `src/webview/${name}`),
    outdir: 'dist/webview',
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
  };
}

/** Everything that the package holds of code. */
export async function bundles() {
  return [extension, undici, await pages()];
}

if (import.meta.main) {
  const all = await bundles();
  if (watch) for (const options of all) await (await context(options)).watch();
  else await Promise.all(all.map((options) => build(options)));
}
