import assert from 'node:assert/strict';
import { build, type Metafile } from 'esbuild';
import { isolateUndici } from '../../src/service/isolateUndici.mjs';

/** The files that are evaluated when the extension is loaded: everything but what `import()` brings. */
function loadedAtStart({ inputs }: Metafile, entry: string): ReadonlySet<string> {
  const loaded = new Set<string>();
  const queue = [entry];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (loaded.has(path)) continue;
    loaded.add(path);
    for (const { path: next, kind } of inputs[path]?.imports ?? []) {
      if (kind !== 'dynamic-import') queue.push(next);
    }
  }
  return loaded;
}

describe('the bundle of the extension', () => {
  const entry = 'src/extension.ts';
  let meta: Metafile;
  before(async () => {
    ({ metafile: meta } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      metafile: true,
      outfile: 'extension.cjs',
      platform: 'node',
      format: 'cjs',
      mainFields: ['module', 'main'],
      external: ['vscode'],
      plugins: [isolateUndici],
    }));
  });

  it('holds undici and zod', () => {
    const paths = Object.keys(meta.inputs);
    assert.ok(paths.some((path) => path.includes('node_modules/undici/')));
    assert.ok(paths.some((path) => path.includes('node_modules/zod/')));
  });

  it('evaluates neither of them when it is loaded', () => {
    const heavy = /node_modules\/(undici|zod)\//;
    const evaluated = [...loadedAtStart(meta, entry)].filter((path) => heavy.test(path));
    assert.deepEqual(evaluated, []);
  });
});
