import { withTemporaryNames } from './leftover.ts';
import type { VirtualFolder } from './virtualFolder.ts';

/** Thrown for a file that is a link: where it leads cannot be seen, and a file in its place would end it. */
export class IsLink extends Error {
  override readonly name = 'IsLink';
}

interface Replacement {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Asked at the last moment. */
  readonly isDue: () => Promise<boolean>;
}

/**
 * Puts bytes in the place of a file, or makes it: they go to a file beside it, which takes its place when it is complete. Whoever is
 * killed meanwhile, or loses the connection, leaves the old bytes or the new ones, perhaps under another name until `recoverIn` has
 * looked there. A file system that cannot rename gets the bytes in one call.
 *
 * @returns false where it is no longer due; the file is then as it was
 * @throws {IsLink} and the error of the file system
 */
export async function replaceIn(folder: VirtualFolder, wanted: Replacement): Promise<boolean> {
  const old = await folder.stat(wanted.name);
  if (old?.isLink === true) throw new IsLink(wanted.name);
  return withTemporaryNames(wanted.name, async (unfinished, complete) => {
    await orRemoved(folder, unfinished, () => folder.write(unfinished, wanted.bytes));
    if (old === undefined) return takeFreeName(folder, unfinished, wanted);
    const canRename = await folder.rename(unfinished, complete).catch(() => false);
    if (canRename) return takePlace(folder, complete, wanted);
    await folder.delete(unfinished);
    return writeInPlace(folder, wanted);
  });
}

/** What stands there by then is somebody else's, and stays. */
async function takeFreeName(
  folder: VirtualFolder,
  unfinished: string,
  wanted: Replacement,
): Promise<boolean> {
  const isDue = await orRemoved(folder, unfinished, wanted.isDue);
  const isTaken = isDue && (await folder.rename(unfinished, wanted.name).catch(() => undefined));
  if (isTaken === true) return true;
  await folder.delete(unfinished);
  if (isTaken === false) return false;
  return (await folder.stat(wanted.name)) === undefined
    ? writeInPlace(folder, wanted)
    : holds(folder, wanted);
}

async function takePlace(
  folder: VirtualFolder,
  complete: string,
  wanted: Replacement,
): Promise<boolean> {
  const { name, bytes } = wanted;
  if (!(await orRemoved(folder, complete, wanted.isDue))) {
    await folder.delete(complete);
    return false;
  }
  try {
    await folder.replace(complete, name);
  } catch (error) {
    if ((await folder.stat(name)) !== undefined) {
      await folder.delete(complete);
      if (await holds(folder, wanted)) return true;
      throw error;
    }
    // What stood there is deleted, and the name is free.
    const isMoved = await folder.rename(complete, name).catch(() => undefined);
    if (isMoved === true) return true;
    // Somebody has made a file of that name since.
    if (isMoved === undefined) await folder.write(name, bytes);
    await folder.delete(complete);
    return isMoved === undefined;
  }
  return true;
}

async function writeInPlace(
  folder: VirtualFolder,
  { name, bytes, isDue }: Replacement,
): Promise<boolean> {
  if (!(await isDue())) return false;
  await folder.write(name, bytes);
  return true;
}

/** Whether the file has the bytes: a connection may break when all is done. */
async function holds(folder: VirtualFolder, { name, bytes }: Replacement): Promise<boolean> {
  const found = await folder.read(name);
  return found !== undefined && Buffer.compare(found, bytes) === 0;
}

/** What cannot be removed now is left for `recoverIn`. */
async function orRemoved<T>(
  folder: VirtualFolder,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await folder.delete(name).catch(() => undefined);
    throw error;
  }
}
