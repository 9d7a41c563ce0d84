import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { foldedPath } from './foldedPath.ts';
import { takeLock } from './folderLock.ts';
import { stateFolder } from './folderStatePaths.ts';

/** Locks that the files of this machine share: few enough that they never pile up. */
const locks = 64;

/** Milliseconds after which a process that holds a lock counts as stopped. */
const longest = 5_000;

/**
 * Does something with a file while no other process of this user does, nor another part of this one: what takes moments.
 * Where no lock is to be had, it is done without.
 *
 * @param path the real one, by which all find each other
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const place = createHash('sha256').update(foldedPath(path)).digest().readUInt32BE() % locks;
  const folder = join(stateFolder(), 'locks', `write-${place}`);
  const release = await takeLock(folder, { signal: AbortSignal.timeout(longest) }).catch(
    () => undefined,
  );
  try {
    return await work();
  } finally {
    await release?.();
  }
}
