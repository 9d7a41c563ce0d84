import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { build, type Metafile, type OutputFile } from 'esbuild';
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
  let files: readonly OutputFile[];
  before(async () => {
    const options = { write: false, metafile: true, sourcemap: false, minify: true } as const;
    const built = await build({ ...extension, ...options });
    ({ metafile, outputFiles: files } = built);
  });
  const textOf = (name: string) => files.find(({ path }) => basename(path) === name)?.text ?? '';

  it("asks for the editor's API at most once in each file, and copies nothing of it", () => {
    assert.match(textOf('extension.cjs'), /require\("vscode"\)/);
    for (const { text, path } of files) {
      assert.ok(text.split('require("vscode")').length <= 2, path);
      assert.doesNotMatch(text, /\(require\("vscode"\)/, path);
    }
  });

  it('is one file at the start, which holds a fraction of the code', () => {
    const start = textOf('extension.cjs');
    assert.ok(start.length < 200_000, `${start.length}`);
    assert.ok(files.reduce((sum, { text }) => sum + text.length, 0) > 3 * start.length);
  });

  it('finds everything that one of its files asks for', () => {
    const names = new Set(files.map(({ path }) => basename(path)));
    for (const { text, path } of files) {
      for (const [, name = ''] of text.matchAll(/require\("\.\/([^"]+)"\)/g)) {
        assert.ok(name === 'undici.cjs' || names.has(name), `${path}: ${name}`);
      }
    }
  });

  it('leaves to their first use what reads files, checks messages and translates', () => {
    const heavy =
      /^src\/(resources\/formats\/(json|yaml|properties|arb)\/|message\/checks\/|translation\/sending\/(?!runClock)|project\/(plan|run|write)\/)/;
    const evaluated = evaluatedAtStart(metafile);
    assert.deepEqual(
      evaluated.filter((path) => heavy.test(path)),
      [],
    );
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
    // Not a method of that name, nor a call of one.
    /(?<![.\w])eval\s*\((?![^()]*\)\s*\{)/,
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
