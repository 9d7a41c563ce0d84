import { execFile } from 'node:child_process';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { isIgnoredFolder } from '../../../src/resources/globs.ts';
import type { Files } from '../../../src/project/ports/files.ts';

const run = promisify(execFile);
const cache = '.cache/corpus';
const wanted = /\.(?:arb|json|jsonc|properties|yaml|yml)$/iu;

/** The resource files of a published package, and all that may stand around them. */
export interface PackageFiles {
  readonly files: Pick<Files, 'read'>;
  readonly paths: readonly string[];
  /** What a path is called in the package itself. */
  readonly original: (path: string) => string;
}

/**
 * The files of `name@version`, fetched once. Packages ship what they were built into, so `dist` and its like are read here
 * as if they were ordinary folders.
 */
export async function packageFiles(spec: string): Promise<PackageFiles> {
  const folder = await unpacked(spec);
  const listed = (await readFile(`${folder}.txt`, 'utf8')).split('\n').filter((one) => one !== '');
  const originals = new Map(listed.map((path) => [opened(path), path]));
  const original = (path: string) => originals.get(path) ?? path;
  return {
    paths: [...originals.keys()],
    original: (path) => original(path).replace(/^[^/]+\//u, ''),
    files: {
      read: async (path) => {
        if (!originals.has(path)) return undefined;
        return new TextDecoder().decode(await readFile(posix.join(folder, original(path))));
      },
    },
  };
}

/** A path none of whose folders discovery would leave alone. */
function opened(path: string): string {
  const [name = '', ...folders] = path.split('/').toReversed();
  const kept = folders.map((folder) => (isIgnoredFolder(folder) ? `_${folder}` : folder));
  return [...kept.toReversed(), name].join('/');
}

/** @returns the folder, beside which a list of what was unpacked stands */
async function unpacked(spec: string): Promise<string> {
  const base = spec.replace(/^@/u, '').replaceAll(/[/@]/gu, '-');
  const folder = `${cache}/${base}`;
  if (await exists(`${folder}.txt`)) return folder;
  const archive = `${folder}.tgz`;
  if (!(await exists(archive))) await pack(spec);
  const { stdout } = await run('tar', ['-tzf', archive], { maxBuffer: 1e8 });
  const list = stdout.split(/\r?\n/u).filter((path) => wanted.test(path));
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}.part`, list.join('\n'));
  if (list.length > 0) await run('tar', ['-xzf', archive, '-C', folder, '-T', `${folder}.part`]);
  await rename(`${folder}.part`, `${folder}.txt`);
  return folder;
}

async function pack(spec: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const options = ['pack', spec, '--silent', '--ignore-scripts', '--pack-destination', cache];
  const { npm_execpath: npm } = process.env;
  if (npm === undefined) await run('npm', options);
  else await run(process.execPath, [npm, ...options]);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
