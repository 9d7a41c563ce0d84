import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Service } from '../../service/service.ts';
import { runFolder, type FolderRun } from './runFolder.ts';

/** A project: its source files and the locales that it is translated into. */
export interface KilledProject {
  readonly sources: ReadonlyMap<string, string>;
  readonly locales: readonly string[];
}

/** When a run is killed: right before or after one of its files takes its place, or so many milliseconds after its start. */
export type KillMoment = { readonly write: number } | { readonly milliseconds: number };

/** What was found after a run that was killed and one that was not. */
export interface AfterKill {
  /** Whether the run was killed at all; it may have been faster. */
  readonly killed: boolean;
  /** Files, the ledger among them, that differ from those of an uninterrupted run. */
  readonly different: readonly string[];
  /** Texts that the service was sent more than once. */
  readonly sentTwice: number;
}

/** A project with so many messages in so many files. */
export function projectOf(
  messages: number,
  files: number,
  locales: readonly string[],
): KilledProject {
  const sources = new Map<string, string>();
  for (let file = 0; file < files; file++) {
    const entries = Array.from({ length: Math.ceil(messages / files) }, (_, place) => [
      `message${place}`,
      `This is message ${place} of file ${file}`,
    ]);
    sources.set(`part${file}/en.json`, JSON.stringify(Object.fromEntries(entries), null, 2));
  }
  return { sources, locales };
}

/** Runs a project to its end, to compare others with. */
export async function wholeRun(
  project: KilledProject,
  service: Service,
): Promise<ReadonlyMap<string, string>> {
  return inFolder(project, async (folder) => {
    await runFolder(runOf(project, folder, service));
    return filesOf(folder);
  });
}

/** Kills a run, runs the project once more, and compares. */
export async function killedRun(
  project: KilledProject,
  service: Service,
  whole: ReadonlyMap<string, string>,
  moment: KillMoment,
): Promise<AfterKill> {
  return inFolder(project, async (folder) => {
    service.reset();
    const killed = !(await runUntil(moment, runOf(project, folder, service)));
    return { killed, ...(await finished(project, folder, service, whole)) };
  });
}

/**
 * What is left of a run that is killed right before and right after each of its writes, without so many processes: a
 * copy is made of the folder at each of these moments, and the project is run once more in each copy.
 */
export async function runsKilledAtWrites(
  project: KilledProject,
  service: Service,
  whole: ReadonlyMap<string, string>,
): Promise<readonly Omit<AfterKill, 'killed'>[]> {
  return inFolder(project, async (folder) => {
    service.reset();
    const run = dirname(folder);
    const copies: string[] = [];
    await runFolder(runOf(project, folder, service), () => {
      const copy = `${run}-${copies.length + 1}`;
      copies.push(copy);
      cpSync(run, copy, { recursive: true });
    });
    const found: Omit<AfterKill, 'killed'>[] = [];
    for (const copy of copies)
      found.push(await finished(project, join(copy, basename(folder)), service, whole));
    return found;
  });
}

/** Runs a project whose run was killed once more, and compares. */
async function finished(
  project: KilledProject,
  folder: string,
  service: Service,
  whole: ReadonlyMap<string, string>,
): Promise<Omit<AfterKill, 'killed'>> {
  const before = sentTwice(service);
  await runFolder(runOf(project, folder, service));
  const files = await filesOf(folder);
  const names = new Set([...whole.keys(), ...files.keys()]);
  return {
    different: [...names].filter((name) => files.get(name) !== whole.get(name)),
    sentTwice: sentTwice(service) - before,
  };
}

const sentTwice = ({ ledger }: Service): number =>
  [...ledger.texts.values()].reduce((sum, count) => sum + count - 1, 0);

function runOf({ locales }: KilledProject, folder: string, service: Service): FolderRun {
  return { folder, url: service.url, key: service.keys.paid, locales };
}

async function inFolder<T>(
  { sources, locales }: KilledProject,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'glossa-kills-'));
  const folder = join(root, 'run', 'project');
  try {
    for (const [path, text] of sources) {
      await mkdir(join(folder, dirname(path)), { recursive: true });
      await writeFile(join(folder, path), text);
      for (const locale of locales)
        await writeFile(join(folder, dirname(path), `${locale}.json`), '{}\n');
    }
    return await work(folder);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** @returns whether the run came to its end */
async function runUntil(
  moment: KillMoment,
  { folder, url, key, locales }: FolderRun,
): Promise<boolean> {
  const write = 'write' in moment ? [String(moment.write)] : [];
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'child.ts'), folder, url, key, locales.join(','), ...write],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = new Promise<NodeJS.Signals | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0 || signal === 'SIGKILL') resolve(signal);
      else reject(new Error(`The run ended with ${code ?? signal}`));
    });
  });
  if ('milliseconds' in moment) {
    const over = new AbortController();
    void ended.finally(() => over.abort()).catch(() => undefined);
    await wait(moment.milliseconds, undefined, { signal: over.signal }).catch(() => undefined);
    child.kill('SIGKILL');
  }
  return (await ended) === null;
}

async function filesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length + 1), await readFile(path, 'utf8'));
  }
  for await (const name of glob('**/.glossa-*', { cwd: folder })) files.set(name, 'litter');
  return files;
}
