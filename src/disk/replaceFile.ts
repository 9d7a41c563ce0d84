import { chmod, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';

/** What a file is to hold: all at once, or piece by piece as it comes. */
export type FileContent = Uint8Array | AsyncIterable<Uint8Array>;

/** The files that the bytes go to first. One that is older than this, in milliseconds, was left by a process that was killed. */
const besideName = /^\.glossa-[0-9a-f]{12}\.tmp$/;
const leftAfter = 10 * 60 * 1000;

/**
 * Replaces a file of this machine so that it is old or new at every moment, also when the process or the
 * machine stops: the bytes go to a file beside it, reach the disk, and take its place by one rename.
 * A link is followed, so that it stays a link. The mode of the old file is kept.
 *
 * @param isDue asked right before the rename, when everything else is done
 * @returns false where it is not due any more; the file is then as it was
 * @throws the error of the file system or of the source of the pieces; the file is then as it was
 */
export async function replaceFile(
  path: string,
  bytes: FileContent,
  isDue: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> {
  const target = await realpath(path).catch(() => path);
  const folder = dirname(target);
  await removeLeft(folder);
  const mode = await stat(target).then(
    (found) => found.mode,
    () => undefined,
  );
  const beside = join(folder, `.glossa-${randomBytes(6).toString('hex')}.tmp`);
  try {
    await writeDurably(beside, bytes);
    if (mode !== undefined) await chmod(beside, mode);
    if (await isDue()) await rename(beside, target);
    else {
      await rm(beside);
      return false;
    }
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  await syncFolder(folder);
  return true;
}

async function removeLeft(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => besideName.test(one))) {
    const path = join(folder, name);
    const written = await stat(path).then(
      (found) => found.mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - written > leftAfter) await rm(path, { force: true });
  }
}

async function writeDurably(path: string, bytes: FileContent): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the rename itself durable where the system can do that; Windows cannot open a folder. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  if (folder === undefined) return;
  await folder.sync().catch(() => undefined);
  await folder.close();
}
