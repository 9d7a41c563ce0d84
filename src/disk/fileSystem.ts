import {
  realpath as realPathByParts,
  type Dirent,
  type MakeDirectoryOptions,
  type Mode,
  type Stats,
} from 'node:fs';
import * as fs from 'node:fs/promises';
import { promisify } from 'node:util';
import { patience, patiently } from './patiently.ts';
import { undefinedIfMissing } from './undefinedIfMissing.ts';

/*
 * The calls of the file system, for all of disk/. What the system refuses in passing is tried again, within `limit`
 * milliseconds of waiting. That covers a file that another process is just deleting: on Windows its name is there, and
 * refuses everything, until the last who has it open lets go.
 */

export function open(
  path: string,
  flags: string | number,
  mode?: Mode,
  limit = patience.step,
): Promise<fs.FileHandle> {
  return patiently(() => fs.open(path, flags, mode), limit);
}

export function readFile(path: string): Promise<Buffer> {
  return patiently(() => fs.readFile(path), patience.step);
}

/** Waits until what was written has reached the disk, where the file system can tell: some of networks and clouds cannot. */
export async function flush(file: fs.FileHandle, how: 'sync' | 'datasync' = 'sync'): Promise<void> {
  try {
    await file[how]();
  } catch (error) {
    if (!withoutFlush.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

const withoutFlush = new Set(['EINVAL', 'EISDIR', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM']);

/** @returns `undefined` where there is no such file */
export function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(undefinedIfMissing);
}

/** Makes a file that must not exist yet; without patience, for a name that was never used before. */
export function writeNewFile(path: string, text: string, mode: Mode): Promise<void> {
  return fs.writeFile(path, text, { flag: 'wx', mode });
}

/** Puts a text over that of a file, which must be there and must not be longer. */
export function writeOver(path: string, text: string): Promise<void> {
  return patiently(() => fs.writeFile(path, text, { flag: 'r+' }), patience.step);
}

export function copyFile(from: string, to: string): Promise<void> {
  return patiently(() => fs.copyFile(from, to), patience.step);
}

/** Without patience: whoever renames looks again whether that is still right before each attempt. */
export function renameOnce(from: string, to: string): Promise<void> {
  return fs.rename(from, to);
}

/** Gives a file a second name that nobody has. Not every file system has such names: `limit` is short. */
export function link(path: string, name: string, limit = patience.glance): Promise<void> {
  return patiently(() => fs.link(path, name), limit);
}

/** Removes a file, where there is one. */
export function rm(path: string, limit = patience.step): Promise<void> {
  return patiently(() => fs.rm(path, { force: true }), limit);
}

/** Removes a folder in which there is nothing. */
export function rmdir(path: string): Promise<void> {
  return patiently(() => fs.rmdir(path), patience.glance);
}

export function stat(path: string): Promise<Stats> {
  return patiently(() => fs.stat(path), patience.step);
}

export function lstat(path: string): Promise<Stats> {
  return patiently(() => fs.lstat(path), patience.step);
}

/** Whether something has this name, be it a link that leads nowhere. */
export async function exists(path: string): Promise<boolean> {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOTDIR' ? undefined : undefinedIfMissing(error),
  );
  return found !== undefined;
}

export function chown(path: string, owner: number, group: number): Promise<void> {
  return patiently(() => fs.chown(path, owner, group), patience.glance);
}

export function chmod(path: string, mode: Mode): Promise<void> {
  return patiently(() => fs.chmod(path, mode), patience.glance);
}

export function readdir(path: string): Promise<string[]> {
  return patiently(() => fs.readdir(path), patience.step);
}

/** What is in a folder, with what each of it is. */
export function entriesIn(path: string): Promise<Dirent[]> {
  return patiently(() => fs.readdir(path, { withFileTypes: true }), patience.step);
}

export function mkdir(path: string, options: MakeDirectoryOptions): Promise<string | undefined> {
  return patiently(() => fs.mkdir(path, options), patience.step);
}

/**
 * The path without links. The system cannot tell it on RAM disks and other virtual disks of Windows (EISDIR, EINVAL,
 * UNKNOWN); there it is put together from its parts.
 */
export function realpath(path: string): Promise<string> {
  return patiently(async () => {
    try {
      return await fs.realpath(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
      return promisify(realPathByParts)(path);
    }
  }, patience.step);
}

/** Whether two paths lead to the same file or folder, which must be there; no where the file system does not tell. */
export async function isSameFile(path: string, other: string): Promise<boolean> {
  const [one, two] = await Promise.all([path, other].map(identityOf));
  return one !== undefined && one === two;
}

async function identityOf(path: string): Promise<string | undefined> {
  const found = await fs.stat(path, { bigint: true }).catch(() => undefined);
  return found === undefined || found.ino === 0n ? undefined : `${found.dev} ${found.ino}`;
}

/** What a file of this process keeps under another name: which file it is or, where the file system does not tell, its size and time. */
export async function traitsOf(path: string): Promise<string | undefined> {
  const found = await fs.stat(path, { bigint: true }).catch(() => undefined);
  return (await identityOf(path)) ?? (found && `${found.size} ${found.mtimeNs}`);
}
