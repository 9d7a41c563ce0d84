import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { repositoryRoot } from '../../tools/paths.ts';

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
  const calls = Object.entries(scripts).flatMap(([name, line]) =>
    Array.from(line.matchAll(/\bnode [^&]*?((?:test|tools)\/\S+\.ts)/g), ([call, path = '']) => ({
      name,
      call,
      path: join(repositoryRoot, path),
    })),
  );

  it('look first for the Node that they need, and the platform where they start a browser', () => {
    assert.ok(calls.length > 20);
    for (const { name, call, path } of calls) {
      const hasBrowser = loadedBy(path).has(join(repositoryRoot, 'test/workbench/browser.ts'));
      const guard = hasBrowser || name === 'test' ? 'linux' : '(?:linux|node24)';
      assert.match(call, new RegExp(String.raw`^node -r \./test/needs/${guard}\.cjs `), name);
    }
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
