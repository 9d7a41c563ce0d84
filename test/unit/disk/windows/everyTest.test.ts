import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { windowsEnv } from './windowsEnv.ts';

/** Runs test files in a process of their own; fails with what it says where one of them fails. */
async function run(env: NodeJS.ProcessEnv, ...files: readonly string[]): Promise<void> {
  const args = ['test/runner/units.ts', '--jobs', '1', ...files];
  await promisify(execFile)(process.execPath, args, { env }).catch((error: unknown) => {
    throw new Error((error as { readonly stdout: string }).stdout, { cause: error });
  });
}

describe('the file system of Windows', function () {
  // Many tests in one; each of them has a limit of its own.
  this.timeout(3_600_000);

  it('lets every test of the disk pass', () => run(windowsEnv(), 'test/unit/disk/*.test.ts'));

  it('lets every run be killed, and writes nothing in place', () =>
    run(windowsEnv('renames only'), 'test/unit/project/run/killedRun.test.ts'));
});
