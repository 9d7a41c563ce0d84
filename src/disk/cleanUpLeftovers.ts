import { basename, dirname, join } from 'node:path';
import {
  readdir,
  readFile,
  readIfThere,
  realpath,
  discard,
  discardInOrder,
  leftAs,
} from './fileSystem.ts';
import { fillFile } from './overwriteFile.ts';
import { isLeft, nameTag, newBytesOf, temporaryFile, type TemporaryFile } from './temporaryFile.ts';

/**
 * Clears up what killed processes left in a folder: a file that one was just writing in place gets its old bytes back, and the
 * temporary files go. Never throws, and leaves alone what may be in use.
 */
export async function cleanUpLeftovers(folder: string): Promise<void> {
  const names = new Set(await readdir(folder).catch((): string[] => []));
  const ours = [...names].flatMap((name) => temporaryFile(folder, name) ?? []);
  // What was kept comes first: the new bytes tell what became of the file.
  for (const one of ours.toSorted((a, b) => Number(!a.keeps) - Number(!b.keeps))) {
    await settle(one, names).catch(() => undefined);
  }
}

const settledOnce = new Map<string, Promise<void>>();

/** Sees to it that a file is whole before it is read. Looks into each folder once in the life of the process. */
export async function recoverBeforeReading(path: string): Promise<void> {
  const folder = dirname(await realpath(path).catch(() => path));
  const settled = settledOnce.get(folder) ?? cleanUpLeftovers(folder);
  settledOnce.set(folder, settled);
  await settled;
}

/** @param names those in the folder; what goes is taken out of them */
async function settle(one: TemporaryFile, names: Set<string>): Promise<void> {
  if (!(await isLeft(one))) return;
  if (one.keeps !== undefined && leftAs(one.path) !== 'rubbish') {
    await bringBack(
      one.path,
      [...names].find((name) => nameTag(name) === one.keeps),
    );
    return;
  }
  const isNeeded = [...names].some((name) => newBytesOf(name) === basename(one.path));
  if (!isNeeded && (await discard(one.path))) names.delete(basename(one.path));
}

/** A file that somebody has changed or deleted since counts as it is; what it once held stays. */
async function bringBack(kept: string, name: string | undefined): Promise<void> {
  if (name === undefined) return;
  const target = join(dirname(kept), name);
  const temporary = join(dirname(kept), newBytesOf(kept));
  const [before, now] = await Promise.all([readFile(kept), readFile(target)]);
  // One that cannot be read now may tell later.
  const after = (await readIfThere(temporary)) ?? before;
  if (isMixture(now, before, after)) {
    if (!now.equals(before) && !now.equals(after)) await fillFile(target, kept);
    await discardInOrder(kept, temporary);
  } else await discard(temporary);
}

/** Whether every byte is that of one of the two at its place, or has not reached the disk, and the length between theirs. */
function isMixture(now: Uint8Array, before: Uint8Array, after: Uint8Array): boolean {
  const shorter = Math.min(before.length, after.length);
  if (now.length < shorter || now.length > Math.max(before.length, after.length)) return false;
  return now.every((byte, at) => byte === before[at] || byte === after[at] || byte === 0);
}
