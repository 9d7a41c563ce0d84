import { chmod, chown, rename, rm, stat } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { dirname } from 'node:path';
import { aloneWith } from './aloneWith.ts';
import { resolveLink } from './resolveLink.ts';
import { overwriteFile } from './overwriteFile.ts';
import { cleanUpLeftovers } from './cleanUpLeftovers.ts';
import { syncFolder } from './syncFolder.ts';
import { temporaryPath } from './temporaryFile.ts';
import { writeDurably, type FileContent } from './writeDurably.ts';

/** Of a rename that the system refuses although the file may be written: it is mounted, open elsewhere, or another's. */
const refusals = new Set(['EBUSY', 'EPERM', 'EACCES', 'EXDEV']);

/**
 * Replaces a file of this machine so that it is old or new at every moment, also when the process or the machine stops:
 * the bytes go to a file beside it, reach the disk, and take its place by one rename.
 *
 * Links are followed, so that they stay links; the mode, the owner and the group of the old file are kept. Where they
 * could not be, or the file has further names (hard links), or the system refuses the rename, the file is written in
 * place: what stops that half-way is put right by whoever next writes or reads in its folder. Access lists and extended
 * attributes are kept only there.
 *
 * @param isDue asked right before the file changes, when everything else is done; perhaps twice. No other process that
 *   asks so changes the file in between, so that none loses what another has written
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
  const old = await stat(target).catch(() => undefined);
  const temporary = temporaryPath(dirname(target));
  const put = async (due: () => Promise<boolean>) => {
    const ended = await removedOnError(temporary, async () =>
      (await canStandFor(temporary, old)) ? moveTo(target, temporary, due) : undefined,
    );
    return ended ?? overwriteFile(target, temporary, due);
  };
  await removedOnError(temporary, () => writeDurably(temporary, bytes, old?.mode));
  return isDue === undefined
    ? put(() => Promise.resolve(true))
    : aloneWith(target, () => put(isDue));
}

async function removedOnError<T>(temporary: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** @returns what `isDue` said; `undefined` where the file must be written in place */
async function moveTo(
  target: string,
  temporary: string,
  isDue: () => Promise<boolean>,
): Promise<boolean | undefined> {
  if (!(await isDue())) {
    await rm(temporary);
    return false;
  }
  try {
    await rename(temporary, target);
  } catch (error) {
    if (refusals.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
  await syncFolder(dirname(target));
  return true;
}

/** Gives a file mode, owner and group of the one whose place it is to take. @returns whether nothing of that is lost then */
async function canStandFor(path: string, old: Stats | undefined): Promise<boolean> {
  if (old === undefined) return true;
  if (old.nlink > 1) return false;
  try {
    const { uid, gid } = await stat(path);
    if (uid !== old.uid || gid !== old.gid) await chown(path, old.uid, old.gid);
    await chmod(path, old.mode & 0o7777);
    return true;
  } catch {
    return false;
  }
}
