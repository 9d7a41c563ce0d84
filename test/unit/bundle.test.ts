import assert from 'node:assert/strict';
import { build, type Metafile } from 'esbuild';
import { bundles, extension } from '../../esbuild.mjs';

/** The files that are evaluated when the extension is loaded: everything but what `import()` brings. */
function evaluatedAtStart({ inputs }: Metafile): readonly string[] {
  const evaluated = new Set<string>();
  const queue = ['src/extension.ts'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (evaluated.has(path)) continue;
    evaluated.add(path);
    for (const { path: next, kind } of inputs[path]?.imports ?? []) {
      if (kind !== 'dynamic-import') queue.push(next);
    }
  }
  return [...evaluated];
}

describe('the bundle of the extension', () => {
  let metafile: Metafile;
  let text: string;
  before(async () => {
    const built = await build({ ...extension, write: false, metafile: true, sourcemap: false });
    metafile = built.metafile;
    text = built.outputFiles[0]?.text ?? '';
  });

  it("asks for the editor's API once, and copies nothing of it", () => {
    assert.equal(text.split('require("vscode")').length - 1, 1);
    assert.doesNotMatch(text, /__toESM\(require\("vscode"\)/);
  });

  it('has undici in a file of its own, which only the first request loads', () => {
    const inputs = Object.keys(metafile.inputs);
    assert.deepEqual(
      inputs.filter((path) => path.includes('node_modules/undici/')),
      [],
    );
    assert.ok(!evaluatedAtStart(metafile).includes('./undici.cjs'));
    assert.ok(inputs.some((path) => path.includes('node_modules/zod/')));
  });

  it('does not evaluate zod when it is loaded', () => {
    const evaluated = evaluatedAtStart(metafile);
    assert.deepEqual(
      evaluated.filter((path) => path.includes('node_modules/zod/')),
      [],
    );
  });
});

describe('the code of the package', () => {
  /** Ways to run a text as code, and to load what no build has seen. */
  const forbidden = [
    /\beval\s*\(/,
    /\bFunction\s*\(/,
    /[=:(,]\s*(?:globalThis\.)?Function\s*[;,)]/,
    /\brequire\s*\((?!\s*["'])/,
    /\bimport\s*\((?!\s*["'])/,
    /\b(?:setTimeout|setInterval)\s*\(\s*["'`]/,
  ];

  it('would be found doing so', () => {
    for (const line of [
      'eval(text)',
      'new Function("return 1")',
      'const F = Function;',
      'require(name)',
      'await import(`${name}.js`)',
      'setTimeout("text", 1)',
    ]) {
      assert.ok(
        forbidden.some((pattern) => pattern.test(line)),
        line,
      );
    }
  });

  it('runs no text as code, and loads nothing by a name that is made up while it runs', async () => {
    const found: string[] = [];
    let files = 0;
    for (const options of await bundles()) {
      const built = await build({ ...options, write: false, minify: false, sourcemap: false });
      for (const { path, text } of built.outputFiles ?? []) {
        files++;
        const lines = text.split('\n').filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line));
        const bad = lines.filter((line) => forbidden.some((pattern) => pattern.test(line)));
        found.push(...bad.map((line) => `${path}: ${line.trim().slice(0, 120)}`));
      }
    }
    assert.ok(files >= 4);
    assert.deepEqual(found, []);
  });
});
