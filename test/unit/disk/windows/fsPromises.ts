import { statSync } from 'node:fs';
import * as real from 'node:fs/promises';
import { basename } from 'node:path';
import { isThere, onDisk } from './names.ts';
import { inNoTime } from './clock.ts';
import { arrives, errorOf, refusedBy, type Call } from './windows.ts';

export * from 'node:fs/promises';

/* Node's file system as it is on Windows, for the modules of `src/disk`; below it is the one of this machine. */

/** Where nothing but renames may put bytes into a file. */
const isInPlaceRefused = process.env['GLOSSA_WINDOWS'] === 'renames only';

/** How often each file is open, by its path. */
const handles = new Map<string, number>();
/** Files that go when the last who has them open lets go. */
const goes = new Set<string>();

function check(call: Call, ...paths: readonly string[]): void {
  const error = refusedBy(call, ...paths);
  if (error !== undefined) throw error;
  if (paths.some((path) => goes.has(path))) throw errorOf('EPERM', call, paths);
}

export async function open(given: string, flags: string | number, mode?: number) {
  const path = onDisk(given);
  check('open', path);
  const found = statSync(path, { throwIfNoEntry: false });
  const writes = flags !== 'r';
  if (found !== undefined && writes && flags !== 'wx' && (found.mode & 0o222) === 0) {
    throw errorOf('EPERM', 'open', [path]);
  }
  const file = await inNoTime(real.open(path, flags, mode));
  // Whoever only looks whether a file could be written opens it as well.
  if (flags === 'r+' && isInPlaceRefused && !basename(path).startsWith('.glossa-')) {
    const refuse = () => Promise.reject(errorOf('ENOTSUP', 'written in place', [path]));
    Object.assign(file, { write: refuse, writev: refuse, writeFile: refuse, truncate: refuse });
  }
  handles.set(path, (handles.get(path) ?? 0) + 1);
  const close = file.close.bind(file);
  file.close = async () => {
    await inNoTime(close().then(() => closed(path)));
  };
  for (const flush of ['sync', 'datasync'] as const) {
    const really = file[flush].bind(file);
    file[flush] = async () => {
      const error = refusedBy('sync', path);
      if (error !== undefined) throw error;
      await really();
    };
  }
  // A folder can be opened, but not flushed.
  if (found?.isDirectory()) file.sync = () => Promise.reject(errorOf('EPERM', 'fsync', [path]));
  return file;
}

async function closed(path: string): Promise<void> {
  const left = (handles.get(path) ?? 1) - 1;
  if (left > 0) handles.set(path, left);
  else handles.delete(path);
  if (left > 0 || !goes.has(path)) return;
  await inNoTime(real.rm(path));
  goes.delete(path);
}

export async function rename(given: string, name: string): Promise<void> {
  const [from, to] = [onDisk(given), onDisk(name)];
  if (arrives(to)) await inNoTime(real.rename(from, to));
  check('rename', from, to);
  const there = statSync(to, { throwIfNoEntry: false });
  const isFixed = there !== undefined && (there.isDirectory() || (there.mode & 0o222) === 0);
  if (isFixed || [from, to].some((path) => handles.has(path))) {
    throw errorOf('EPERM', 'rename', [from, to]);
  }
  await inNoTime(real.rename(from, to));
}

export async function rm(given: string, options?: { readonly force?: boolean }): Promise<void> {
  const path = onDisk(given);
  if (isThere(path)) check('rm', path);
  if (handles.has(path)) goes.add(path);
  else await inNoTime(real.rm(path, options));
}

export async function link(given: string, name: string): Promise<void> {
  const [path, to] = [onDisk(given), onDisk(name)];
  check('link', path, to);
  await inNoTime(real.link(path, to));
}

export async function realpath(given: string): Promise<string> {
  const path = onDisk(given);
  check('realpath', path);
  // A virtual disk does not tell.
  throw errorOf(['EISDIR', 'EINVAL', 'UNKNOWN'][path.length % 3] ?? '', 'realpath', [path]);
}

export async function copyFile(given: string, name: string): Promise<void> {
  const [from, to] = [onDisk(given), onDisk(name)];
  check('copyFile', from, to);
  await inNoTime(real.copyFile(from, to));
}

export const readFile = seen('readFile', (path) => real.readFile(path));
export const stat = seen('stat', (path, options?: object) => real.stat(path, options));
export const lstat = seen('lstat', (path) => real.lstat(path));
export const readdir = seen('readdir', (path, options?: object) => real.readdir(path, options));
export const chmod = seen('chmod', (path, mode: number) => real.chmod(path, mode));
export const mkdir = seen('mkdir', (path, options: object) => real.mkdir(path, options));
export const writeFile = seen('writeFile', (path, data: string, options: object) =>
  real.writeFile(path, data, options),
);

function seen<More extends unknown[], T>(
  call: Call,
  ask: (path: string, ...more: More) => Promise<T>,
): (path: string, ...more: More) => Promise<T> {
  return async (given, ...more) => {
    const path = onDisk(given);
    check(call, path);
    return inNoTime(ask(path, ...more));
  };
}
