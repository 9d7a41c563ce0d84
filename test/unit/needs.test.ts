import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { repositoryRoot } from '../../tools/paths.ts';
import { labs } from '../lab/labs.ts';
import { launch } from '../needs/launch.ts';
import { suites } from '../runner/suites.ts';

const needs = join(repositoryRoot, 'test/needs');

/** The files that a module of ours loads, itself among them. */
function loadedBy(path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path) || !existsSync(path)) return found;
  found.add(path);
  const text = readFileSync(path, 'utf8');
  for (const [, name = ''] of text.matchAll(/from '(\.{1,2}\/[^']+\.ts)'/g)) {
    loadedBy(resolve(dirname(path), name), found);
  }
  return found;
}

describe('the scripts of the checkout', () => {
  const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const direct = Object.entries(scripts).flatMap(([name, line]) =>
    Array.from(line.matchAll(/\bnode (?!esbuild)(.*?)((?:test|tools)\/\S+\.ts)/g), (found) => ({
      name: `npm run ${name}`,
      needs: /^-r \.\/test\/needs\/(\w+)\.cjs $/.exec(found[1] ?? '')?.[1],
      path: found[2] ?? '',
    })),
  );
  const named = Object.entries({ ...labs, ...suites }).flatMap(([name, { needs, calls }]) =>
    calls.map(([path]) => ({ name, needs, path })),
  );

  it('look first for the Node that they need, and the platform where they start a browser', () => {
    assert.ok(direct.length + named.length > 20);
    for (const { name, needs, path } of [...direct, ...named]) {
      assert.ok(existsSync(join(repositoryRoot, path)), path);
      const loaded = loadedBy(join(repositoryRoot, path));
      const hasBrowser = loaded.has(join(repositoryRoot, 'test/workbench/browser.ts'));
      if (hasBrowser || name === 'everything') assert.equal(needs, 'linux', name);
      assert.match(needs ?? '', /^(?:linux|node24)$/, name);
    }
  });

  it('start what a name stands for, with its arguments, and end as it ends', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'glossa-launch-'));
    const file = join(folder, 'script.mjs');
    await writeFile(file, 'process.exit(Number(process.argv[2]) + Number(process.argv[3]))');
    const script = { says: '', needs: 'node24', calls: [[file, '3']] } as const;
    assert.equal(await launch({ script }, 'script', ['4']), 7);
    assert.equal(await launch({ script }, 'script', ['-3']), 0);
    await rm(folder, { recursive: true });
  });

  it('list what there is where no name is given, and where there is none of the name', () => {
    for (const [args, code] of [
      [[], 0],
      [['nonsense'], 2],
    ] as const) {
      const started = [join(repositoryRoot, 'test/lab/main.ts'), ...args];
      const { status, stdout } = spawnSync(process.execPath, started, { encoding: 'utf8' });
      assert.equal(status, code);
      const listed = stdout
        .trim()
        .split('\n')
        .map((line) => line.split(' ', 1)[0]);
      assert.deepEqual(listed, Object.keys(labs));
    }
  });

  it('are few, and every laboratory is one of them', async () => {
    assert.ok(Object.keys(scripts).length <= 15, 'a script of a laboratory goes into labs.ts');
    const entries = await readdir(join(repositoryRoot, 'test/lab'), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const known = new Set(Object.keys(labs).map((name) => name.replace(/:.*/u, '')));
    assert.deepEqual(folders.toSorted(), [...known].toSorted());
  });

  describe('on another machine', () => {
    let folder = '';
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'glossa-needs-'));
    });
    after(() => rm(folder, { recursive: true }));

    /** What a guard says where `process` has these values. */
    async function ended(guard: string, values: Readonly<Record<string, unknown>>) {
      const machine = join(folder, 'machine.cjs');
      const lines = Object.entries(values).map(
        ([key, value]) =>
          `Object.defineProperty(process, '${key}', { value: ${JSON.stringify(value)} });`,
      );
      await writeFile(machine, lines.join('\n'));
      const args = ['-r', machine, '-r', join(needs, guard), '-e', 'console.log("started")'];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      return { status, stdout, stderr };
    }

    for (const [machine, guard, values, said] of [
      ['macOS', 'linux.cjs', { platform: 'darwin', arch: 'arm64' }, /Linux on x64 and 1\.1 GB/],
      ['Windows on ARM', 'linux.cjs', { platform: 'win32', arch: 'arm64' }, /win32 on arm64/],
      ['Linux on ARM', 'linux.cjs', { arch: 'arm64' }, /npm run unit/],
      [
        'macOS with Node 20',
        'node24.cjs',
        { platform: 'darwin', versions: { node: '20.19.0' } },
        /need Node 24/,
      ],
      [
        'Linux with Node 22',
        'linux.cjs',
        { versions: { node: '22.1.0' } },
        /Node 22\.1\.0 for linux/,
      ],
    ] as const) {
      it(`end in one sentence (${machine})`, async () => {
        const { status, stdout, stderr } = await ended(guard, values);
        assert.equal(status, 1);
        assert.equal(stdout, '');
        assert.match(stderr, said);
        assert.match(stderr, /^[^\n]+\.\n$/);
      });
    }

    it('start where all is there', async () => {
      for (const guard of ['linux.cjs', 'node24.cjs']) {
        const { status, stdout } = await ended(guard, { platform: 'linux', arch: 'x64' });
        assert.deepEqual({ status, stdout }, { status: 0, stdout: 'started\n' });
      }
    });
  });
});
