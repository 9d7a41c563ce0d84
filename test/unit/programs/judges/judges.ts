import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from '../../../../tools/lock.ts';
import { cacheFolder } from '../../../../tools/paths.ts';

/** A program that is started, and what its environment needs for that. */
export interface Runtime {
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Java from the PATH; its compiler and its library are more than a test may fetch. */
export function findJava(): Runtime | undefined {
  const command = ['java', '-XX:TieredStopAtLevel=1'];
  const modules = run({ command }, ['--list-modules']);
  return modules?.includes('jdk.compiler') === true ? { command } : undefined;
}

/**
 * A Ruby that has I18n and rails-i18n: that of the PATH, else Debian's packages, unpacked once into the cache, which nobody
 * needs to be root for. Undefined where neither is to be had.
 */
export async function findRuby(): Promise<Runtime | undefined> {
  const own: Runtime = { command: ['ruby'] };
  if (hasGems(own)) return own;
  const folder = join(cacheFolder, 'ruby');
  return withLock('ruby', async () => {
    const kept = unpackedRuby(folder);
    if (kept !== undefined) return kept;
    await unpackRuby(folder);
    return unpackedRuby(folder);
  });
}

const hasGems = (runtime: Runtime): boolean =>
  run(runtime, ['-e', 'require "i18n"; require "rails_i18n/common_pluralizations/other"']) !==
  undefined;

function unpackedRuby(folder: string): Runtime | undefined {
  const paths = (pattern: string) => globSync(join(folder, 'usr', pattern));
  const [program] = paths('bin/ruby[0-9]*');
  if (program === undefined) return undefined;
  const library = [
    ...paths('lib/ruby/vendor_ruby'),
    ...paths('lib/ruby/[0-9]*'),
    ...paths('lib/*-linux-gnu*/ruby/[0-9]*'),
    ...paths('share/rubygems-integration/all/gems/*/lib'),
    ...paths('share/rubygems-integration/all/gems/concurrent-ruby-*/lib/concurrent-ruby'),
  ];
  const env = {
    LD_LIBRARY_PATH: paths('lib/*-linux-gnu*').join(':'),
    RUBYLIB: library.join(':'),
  };
  const runtime = { command: [program, '--disable-gems'], env };
  return hasGems(runtime) ? runtime : undefined;
}

/** Fetches and unpacks; where that is not possible, nothing is there afterwards. */
async function unpackRuby(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const lists = join(folder, 'lists');
  await mkdir(join(lists, 'partial'), { recursive: true });
  const own = ['-o', `Dir::State::Lists=${lists}`, '-o', `Dir::Cache=${folder}`];
  // A machine may have no lists of packages, or old ones.
  for (const options of [[], own]) {
    if (options.length > 0 && apt([...options, 'update'], folder) === undefined) break;
    const said = run({ command: ['apt-cache'] }, [...options, 'show', 'ruby']);
    const ruby = /\bruby\d+\.\d+\b/.exec(said ?? '')?.[0];
    if (ruby === undefined) continue;
    const names = [ruby, `lib${ruby}`, 'ruby-i18n', 'ruby-rails-i18n', 'ruby-concurrent'];
    const more = ['libyaml-0-2', 'libgmp10'];
    if (apt([...options, 'download', ...names, ...more], folder) === undefined) continue;
    for (const file of globSync(join(folder, '*.deb')))
      run({ command: ['dpkg-deb'] }, ['-x', file, folder]);
    break;
  }
  await rm(lists, { recursive: true, force: true });
  for (const file of globSync(join(folder, '*.deb'))) await rm(file);
}

const apt = (args: readonly string[], cwd: string) =>
  run(
    { command: ['apt-get', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'] },
    args,
    cwd,
  );

/** What a program says; undefined where it is not there, fails, or takes longer than anybody waits for it. */
function run(runtime: Runtime, args: readonly string[], cwd?: string): string | undefined {
  const { status, stdout } = start(runtime, args, cwd);
  return status === 0 ? stdout : undefined;
}

function start({ command, env }: Runtime, args: readonly string[], cwd?: string) {
  const [program = '', ...first] = command;
  const options = { cwd, env: { ...process.env, ...env }, timeout: 60_000 };
  return spawnSync(program, [...first, ...args], { ...options, encoding: 'utf8' });
}

/** Asks a judge once for all: it reads the request in one file and writes its reply into another. */
export async function ask(runtime: Runtime, judge: string, request: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'glossa-judge-'));
  try {
    const [question, reply] = [join(folder, 'request'), join(folder, 'reply')];
    await writeFile(question, request);
    const script = join(import.meta.dirname, judge);
    const { status, stderr } = start(runtime, [script, question, reply]);
    if (status !== 0) throw new Error(stderr);
    return await readFile(reply, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
