import type { Stats } from 'node:fs';
import { dirname } from 'node:path';
import { withFileLock } from './withFileLock.ts';
import { cleanUpLeftovers } from './cleanUpLeftovers.ts';
import {
  chmod,
  chown,
  stat,
  undefinedIfMissing,
  isPassing,
  patience,
  discard,
} from './fileSystem.ts';
import { overwriteFile } from './overwriteFile.ts';
import { rename } from './rename.ts';
import { resolveLink } from './resolveLink.ts';
import { temporaryPath } from './temporaryFile.ts';
import { writeDurably, type FileContent, syncFolder } from './writeDurably.ts';

/**
 * Replaces a file of this machine so that it is old or new at every moment, also when the process or the machine stops:
 * the bytes go to a file beside it, reach the disk, and take its place by one rename.
 *
 * Links are followed, so that they stay links; the mode, the owner and the group of the old file are kept. Where they
 * could not be, or the file has further names (hard links), or the system still refuses the rename after a minute, the
 * file is written in place: what stops that half-way is put right by whoever next writes or reads in its folder. Access
 * lists and extended attributes are kept only there.
 *
 * @param isDue asked right before the file changes, when everything else is done; once more before each attempt. No other
 *   process that asks so changes the file in between, so that none loses what another has written
 * @returns false where it is no longer due; the file is then as it was
 * @throws the error of the file system or of the source of the pieces; the file is then as it was
 */
export async function replaceFile(
  path: string,
  bytes: FileContent,
  isDue?: () => Promise<boolean>,
): Promise<boolean> {
  const target = await resolveLink(path);
  await cleanUpLeftovers(dirname(target));
  const old = await stat(target).catch(undefinedIfMissing);
  const temporary = temporaryPath(dirname(target));
  const due = isDue ?? (() => Promise.resolve(true));
  const alone: <T>(work: () => Promise<T>) => Promise<T> = isDue
    ? (work) => withFileLock(target, work)
    : (work) => work();
  const moved = await discardedUnless(temporary, async () => {
    await writeDurably(temporary, bytes, old?.mode);
    if (!(await canStandFor(temporary, old))) return undefined;
    return moveTo(target, temporary, old, (move) => alone(async () => (await due()) && move()));
  });
  return moved ?? alone(() => overwriteFile(target, temporary, due));
}

/** Does something with a temporary file, which goes where that fails or says no. */
async function discardedUnless(
  temporary: string,
  work: () => Promise<boolean | undefined>,
): Promise<boolean | undefined> {
  let result: boolean | undefined = false;
  try {
    result = await work();
    return result;
  } finally {
    if (result === false) await discard(temporary);
  }
}

/** Files whose rename was refused to the end: that is not waited for again. */
const stubborn = new Set<string>();
/** How many renames of a folder in a row were: a second one is no matter of a single file any more. */
const refusals = new Map<string, number>();

/** @returns what the last attempt returned; `undefined` where the file must be written in place */
async function moveTo(
  target: string,
  temporary: string,
  old: Stats | undefined,
  attempt: (move: () => Promise<boolean>) => Promise<boolean>,
): Promise<boolean | undefined> {
  const folder = dirname(target);
  // What is no file, or is read-only, is refused for good.
  const isRefused = old !== undefined && (!old.isFile() || (old.mode & 0o222) === 0);
  try {
    const isHopeless = stubborn.has(target) || (refusals.get(folder) ?? 0) >= 2;
    const wait = isHopeless ? patience.glance : patience.rename;
    if (!(await rename(temporary, target, isRefused ? 0 : wait, attempt))) return false;
    stubborn.delete(target);
    refusals.delete(folder);
  } catch (error) {
    if (isPassing(error) && !isRefused) {
      if (!stubborn.has(target)) refusals.set(folder, (refusals.get(folder) ?? 0) + 1);
      stubborn.add(target);
    }
    const isKept = isPassing(error) || (error as NodeJS.ErrnoException).code === 'EXDEV';
    // It is mounted, open elsewhere, or another's, and may be written all the same.
    if (old !== undefined && isKept) return undefined;
    throw error;
  }
  await syncFolder(folder);
  return true;
}

/** Gives a file mode, owner and group of the one whose place it is to take. @returns whether nothing of that is lost then */
async function canStandFor(path: string, old: Stats | undefined): Promise<boolean> {
  if (old === undefined) return true;
  if (old.nlink > 1) return false;
  try {
    const { uid, gid } = await stat(path);
    if (uid !== old.uid || gid !== old.gid) await chown(path, old.uid, old.gid);
    // Also after a change of the owner, which takes some modes away.
    if (((await stat(path)).mode & 0o7777) !== (old.mode & 0o7777))
      await chmod(path, old.mode & 0o7777);
    return true;
  } catch {
    return false;
  }
}
