import { chmod, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';

/** What a file is to hold: all at once, or piece by piece as it comes. */
export type FileContent = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Replaces a file of this machine so that it is old or new at every moment, also when the process or the
 * machine stops: the bytes go to a file beside it, reach the disk, and take its place by one rename.
 * A link is followed, so that it stays a link. The mode of the old file is kept.
 *
 * @throws the error of the file system or of the source of the pieces; the file is then as it was
 */
export async function replaceFile(path: string, bytes: FileContent): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const mode = await stat(target).then(
    (found) => found.mode,
    () => undefined,
  );
  const beside = join(
    dirname(target),
    `.${basename(target)}.${randomBytes(6).toString('hex')}.tmp`,
  );
  try {
    await writeDurably(beside, bytes);
    if (mode !== undefined) await chmod(beside, mode);
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  await syncFolder(dirname(target));
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
