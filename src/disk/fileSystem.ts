import {
  realpath as realPathByParts,
  type Dirent,
  type MakeDirectoryOptions,
  type Mode,
  type Stats,
} from 'node:fs';
import * as fs from 'node:fs/promises';
import { platform } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

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

/** What to return where a file does not exist. Other errors of the file system stay errors. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/**
 * How long to try again, in milliseconds of waiting. `rename`: some virus scanners hold a new file for up to a minute; `step`: any
 * other step that must succeed; `glance`: cleaning up, and a look at what may well be refused for good.
 *
 * On Windows, what is refused is mostly refused in passing: a virus scanner, an indexer or a synchronized folder has the
 * file open. Elsewhere a refusal mostly stays, but folders of a Windows machine are mounted there too (WSL, containers).
 */
export const patience =
  platform === 'win32'
    ? { rename: 60_000, step: 10_000, glance: 1_000 }
    : { rename: 2_000, step: 1_000, glance: 200 };

/** Somebody else has the file open or is just deleting it, or too many files are open. */
const passing = new Set(['EACCES', 'EBUSY', 'EMFILE', 'ENFILE', 'EPERM']);

const longestPause = 100;

/**
 * Does something, and does it again while the system refuses it in a way that may pass.
 *
 * @param limit milliseconds of waiting, after which the refusal counts
 * @throws the error of the last attempt
 */
export async function patiently<T>(attempt: () => Promise<T>, limit: number): Promise<T> {
  for (let waited = 0, pause = 10; ; pause = Math.min(pause + 10, longestPause)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error) || waited >= limit) throw error;
    }
    await wait(pause);
    waited += pause;
  }
}

/** Whether the refusal of a step may pass. */
export function isPassing(error: unknown): boolean {
  return passing.has((error as NodeJS.ErrnoException).code ?? '');
}

/** What this process has left: what nobody needs any more, and what tells how to end something that it could not end. */
const left = new Map<string, 'rubbish' | 'unfinished'>();

/**
 * Removes a file that is not needed any more. What comes of that changes nothing of what was done: where somebody holds
 * the file, it stays until its folder is next cleaned up.
 *
 * @returns whether it is gone
 */
export async function discard(path: string): Promise<boolean> {
  try {
    await rm(path, patience.glance);
    left.delete(path);
    return true;
  } catch {
    left.set(path, 'rubbish');
    return false;
  }
}

/** Removes files in this order, and none after one that could not be removed. */
export async function discardInOrder(...paths: readonly string[]): Promise<void> {
  let isGone = true;
  for (const path of paths) {
    if (isGone) isGone = await discard(path);
    else left.set(path, 'rubbish');
  }
}

/** Leaves files to whoever next cleans up their folder and ends what was begun. */
export function leaveUnfinished(...paths: readonly string[]): void {
  for (const path of paths) left.set(path, 'unfinished');
}

/** What a file is that this process has left; nothing where it may be in use. */
export function leftAs(path: string): 'rubbish' | 'unfinished' | undefined {
  return left.get(path);
}
