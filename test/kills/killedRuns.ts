import { spawn } from 'node:child_process';
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Service } from '../service/service.ts';

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
    await run(project, folder, service);
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
    const killed = !(await run(project, folder, service, moment));
    await run(project, folder, service);
    const files = await filesOf(folder);
    const names = new Set([...whole.keys(), ...files.keys()]);
    return {
      killed,
      different: [...names].filter((name) => files.get(name) !== whole.get(name)),
      sentTwice: [...service.ledger.texts.values()].reduce((sum, count) => sum + count - 1, 0),
    };
  });
}

async function inFolder<T>(
  { sources, locales }: KilledProject,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'glossa-kills-'));
  const folder = join(root, 'project');
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
async function run(
  { locales }: KilledProject,
  folder: string,
  service: Service,
  moment?: KillMoment,
): Promise<boolean> {
  const write = moment !== undefined && 'write' in moment ? [String(moment.write)] : [];
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'child.ts'),
      folder,
      service.url,
      service.keys.paid,
      locales.join(','),
      ...write,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = new Promise<NodeJS.Signals | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0 || signal === 'SIGKILL') resolve(signal);
      else reject(new Error(`The run ended with ${code ?? signal}`));
    });
  });
  if (moment !== undefined && 'milliseconds' in moment) {
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
