import { build, context, transform } from 'esbuild';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isolateUndici } from './src/service/network/isolateUndici.mjs';

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
  },
};

/**
 * Code that `import()` brings stands in files of its own, so that nobody waits for the compilation of what is not used.
 * esbuild splits ES modules only, and into many: here they become CommonJS, and those that are loaded at the start, one
 * file.
 */
const commonJsChunks = {
  name: 'common-js-chunks',
  setup({ initialOptions: options, onEnd }) {
    const { write = true, minify, sourcemap } = options;
    Object.assign(options, { write: false, metafile: true });
    const how = { ...asCommonJs, minify, sourcemap };
    onEnd(async (result) => {
      if (result.errors.length > 0) return;
      const modules = new Map(result.outputFiles.map(({ path, text }) => [basename(path), text]));
      const start = neededAtStart(result.metafile);
      const later = [...modules.keys()].filter((name) => !start.includes(name));
      result.outputFiles = await Promise.all([
        oneFile(start, modules, how),
        ...later.map((name) => oneModule(name, modules.get(name), start, how)),
      ]);
      if (write) await writeChunks(result.outputFiles);
    });
  },
};

/** How a module is made CommonJS. For Node alone esbuild would list the exports once more, for importers that there are none of. */
const asCommonJs = {
  format: 'cjs',
  platform: 'neutral',
  target: host.target,
  supported: { 'dynamic-import': false },
};
const outdir = 'dist';
const entry = 'extension.cjs';
/** The name that a module has among the exports of the entry. */
const exportOf = (name) => `_${name.replaceAll(/\W/g, '_')}`;

/** The entry, and the modules that it imports in whatever way but `import()`, by their names. */
function neededAtStart({ outputs }) {
  const imported = new Map(
    Object.entries(outputs).map(([path, { imports }]) => [
      basename(path),
      imports.filter(({ kind }) => kind === 'import-statement').map((one) => basename(one.path)),
    ]),
  );
  const names = new Set([entry]);
  for (const name of names) {
    for (const other of imported.get(name)) if (imported.has(other)) names.add(other);
  }
  return [...names];
}

/** The modules of the start in one file, which exports what others need of each. */
async function oneFile(names, modules, how) {
  const parts = names.map((name) => `export * as ${exportOf(name)} from './${name}';`);
  const built = await build({
    ...how,
    bundle: true,
    write: false,
    logLevel: 'warning',
    stdin: { contents: [`export * from './${entry}';`, ...parts].join('\n') },
    plugins: [
      {
        name: 'modules',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /.*/ }, ({ path }) => {
            const name = path.replace('./', '');
            return names.includes(name) ? { path: name, namespace: 'start' } : { external: true };
          });
          onLoad({ filter: /.*/ }, ({ path }) => ({ contents: modules.get(path) }));
        },
      },
    ],
  });
  return fileOf(entry, built.outputFiles[0].text);
}

/** A module that is loaded later; what it needs of the start is there by then. */
async function oneModule(name, text, start, how) {
  const { code } = await transform(text, { ...how, sourcefile: name });
  const linked = code.replaceAll(/require\("\.\/([\w-]+\.cjs)"\)/g, (whole, other) =>
    start.includes(other) ? `require("./${entry}").${exportOf(other)}` : whole,
  );
  return fileOf(name, linked);
}

function fileOf(name, code) {
  const once = code.replaceAll('require("editor-api")', '__editorApi');
  const text = once === code ? code : `var __editorApi={vscode:require("vscode")};${once}`;
  return { path: join(outdir, name), contents: new TextEncoder().encode(text), text };
}

/** Writes them in the place of those of an earlier build: the names follow the contents. */
async function writeChunks(files) {
  await mkdir(outdir, { recursive: true });
  const old = (await readdir(outdir)).filter((name) => /-[A-Z\d]{8}\.cjs$/.test(name));
  await Promise.all(old.map((name) => rm(join(outdir, name))));
  await Promise.all(files.map(({ path, contents }) => writeFile(path, contents)));
}

/** The extension, as tests look at it too. */
export const extension = {
  ...host,
  format: 'esm',
  splitting: true,
  entryPoints: ['src/extension.ts'],
  outdir,
  outExtension: { '.js': '.cjs' },
  chunkNames: '[name]-[hash]',
  external: ['editor-api'],
  sourcemap: production ? false : 'inline',
  plugins: [undiciBeside, editorApi, commonJsChunks],
};

const undici = {
  ...host,
  stdin: {
    contents: "export { Agent, Pool, ProxyAgent, WebSocket } from 'undici';",
    resolveDir: '.',
  },
  outfile: 'dist/undici.cjs',
  plugins: [isolateUndici],
};

/** A thread of its own. */
const certificates = {
  ...host,
  entryPoints: ['src/platform/account/certificatesWorker.ts'],
  outfile: 'dist/certificates.cjs',
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
  return [extension, undici, certificates, await pages()];
}

if (import.meta.main) {
  const all = await bundles();
  if (watch) for (const options of all) await (await context(options)).watch();
  else await Promise.all(all.map((options) => build(options)));
}
