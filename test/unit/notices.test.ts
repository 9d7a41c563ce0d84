import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { bundles } from '../../esbuild.mjs';

const root = join(import.meta.dirname, '..', '..');
const inPackage = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//;
/** How a WebAssembly module starts, in base64. */
const webAssembly = 'AGFzbQ';

/** The files of others that the package holds, by their paths. */
async function foreignFiles(): Promise<readonly string[]> {
  const built = await Promise.all(
    (await bundles()).map((options) =>
      build({ ...options, write: false, metafile: true, sourcemap: false }),
    ),
  );
  const paths = built.flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {}));
  return paths.filter((path) => inPackage.test(path));
}

/** The line of a package's licence that says whose it is; none where the package has no such file. */
async function copyrightOf(name: string): Promise<string | undefined> {
  const folder = join(root, 'node_modules', name);
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined) return undefined;
  return /^\s*(Copyright .*\S)\s*$/m.exec(await readFile(join(folder, file), 'utf8'))?.[1];
}

describe('the third-party notices', () => {
  let files: readonly string[];
  let notices: string;
  before(async () => {
    files = await foreignFiles();
    notices = await readFile(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8');
  });
  const titles = () => [...notices.matchAll(/^## (.+)$/gm)].map(([, title]) => title);

  it('hold those of every package in the bundles, with the words of its licence', async () => {
    const names = new Set(files.flatMap((path) => inPackage.exec(path)?.[1] ?? []));
    assert.ok(names.has('undici') && names.has('zod'));
    for (const name of names) {
      assert.ok(titles().includes(name), name);
      const copyright = await copyrightOf(name);
      if (copyright !== undefined) assert.ok(notices.includes(copyright), `${name}: ${copyright}`);
    }
  });

  it('hold those of what was compiled into a package', async () => {
    const compiled = new Set<string>();
    for (const path of files) {
      const text = await readFile(join(root, path), 'utf8');
      // Such a module stands in a folder with the name of its project.
      if (text.includes(webAssembly)) compiled.add(basename(dirname(path)));
    }
    assert.deepEqual([...compiled], ['llhttp']);
    for (const name of compiled) assert.ok(titles().includes(name), name);
  });
});

describe('the lock file', () => {
  interface Locked {
    readonly integrity?: string;
    readonly dev?: boolean;
    readonly optional?: boolean;
    readonly os?: readonly string[];
  }

  it('has the hash of every package, but for development tools made for other systems', async () => {
    const text = await readFile(join(root, 'package-lock.json'), 'utf8');
    const { packages } = JSON.parse(text) as { readonly packages: Record<string, Locked> };
    const foreignTool =
      /^node_modules\/(@oxc-parser\/binding|@oxlint\/binding|@oxlint-tsgolint)[-/]/;
    for (const [path, { integrity, dev, optional, os }] of Object.entries(packages)) {
      if (path === '' || integrity !== undefined) continue;
      const isKnown = foreignTool.test(path) && dev === true && optional === true;
      assert.ok(isKnown && os !== undefined, path);
    }
  });
});
