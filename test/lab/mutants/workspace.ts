import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../../tools/paths.ts';
import type { Mutant } from './mutant.ts';

/** What unit tests need none of, and what only takes room. */
const without = /(?:^|\/)(?:\.git|\.cache|coverage|dist|node_modules|workbench\/hosts)$/;

/** Milliseconds after which tests that no longer end have noticed. */
const patience = 300_000;

/** A copy of the checkout in which lines are broken. */
export class Workspace {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async create(): Promise<Workspace> {
    const folder = await mkdtemp(join(tmpdir(), 'glossa-mutants-'));
    // Tests of the disk read it as another user.
    await chmod(folder, 0o755);
    await cp(repositoryRoot, folder, { recursive: true, filter: (path) => !without.test(path) });
    const modules = 'node_modules';
    await symlink(join(repositoryRoot, modules), join(folder, modules));
    return new Workspace(folder);
  }

  /** Whether tests fail while a line is broken. */
  async isKilled({ file, line, broken, tests }: Mutant): Promise<boolean> {
    const path = join(this.#folder, 'src', file);
    const text = await readFile(path, 'utf8');
    await writeFile(path, withLine(text, line, broken));
    try {
      return !(await this.passes(tests));
    } finally {
      await writeFile(path, text);
    }
  }

  /** Runs tests up to the first that fails; where it is shown, in as many processes as there are processors. */
  passes(tests: readonly string[], { isShown = false } = {}): Promise<boolean> {
    const patterns = tests.map((glob) => `test/unit/${glob}`);
    const jobs = isShown ? [] : ['--jobs', '1'];
    return new Promise((resolve) => {
      const child = spawn(
        process.execPath,
        ['test/runner/units.ts', ...jobs, '--bail', ...patterns],
        {
          cwd: this.#folder,
          stdio: isShown ? 'inherit' : 'ignore',
          // A group of its own: what a test has started must not outlive it, least of all where a broken line never ends.
          detached: !isShown,
        },
      );
      const timeout = isShown ? undefined : setTimeout(() => endGroup(child), patience);
      child.once('exit', (code) => {
        clearTimeout(timeout);
        if (!isShown) endGroup(child);
        resolve(code === 0);
      });
    });
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left in it.
  }
}

/** How often a text has a line, whatever its indent. */
export function timesOf(text: string, line: string): number {
  return text.split('\n').filter((one) => one.trim() === line).length;
}

function withLine(text: string, line: string, broken: string): string {
  return text
    .split('\n')
    .map((one) => (one.trim() === line ? broken : one))
    .join('\n');
}
