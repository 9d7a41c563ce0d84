import type { FolderStatePaths } from './folderStatePaths.ts';
import { takeLease } from './folderLease.ts';
import { takeLock, type LockWait, type Release } from './folderLock.ts';

/**
 * Takes the turn of one who works on a folder: the lock of this machine, and the lease in the folder itself, which others may
 * see.
 *
 * @param folder absent where it is not on a disk of this machine
 * @throws the signal's reason when it aborts, or the error of the file system
 */
export async function takeTurn(
  { lock }: Pick<FolderStatePaths, 'lock'>,
  folder: string | undefined,
  waiting: LockWait = {},
): Promise<Release> {
  const release = await takeLock(lock, waiting);
  if (folder === undefined) return release;
  try {
    const giveBack = await takeLease(folder, waiting);
    return async () => {
      await giveBack();
      await release();
    };
  } catch (error) {
    await release();
    throw error;
  }
}
