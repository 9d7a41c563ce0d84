import { dirname } from 'node:path';
import {
  exists,
  renameOnce,
  traitsOf,
  patience,
  patiently,
  link,
  open,
  rm,
  stat,
  discard,
} from './fileSystem.ts';

/**
 * Gives a file of this process another name, that of a file that is there among them.
 *
 * @param attempt wraps each attempt, and may do without it
 * @returns what the last attempt returned
 * @throws the refusal of the last attempt
 */
export async function rename(
  from: string,
  to: string,
  limit = patience.rename,
  attempt = (once: () => Promise<boolean>) => once(),
): Promise<boolean> {
  const traits = await traitsOf(from);
  let isRefused = false;
  const once = async () => {
    isRefused = true;
    await renameOnce(from, to);
    return true;
  };
  // On a network a rename may arrive although it was refused. Something else may also have taken the file away.
  const hasArrived = async () =>
    isRefused && traits !== undefined && !(await exists(from)) && (await traitsOf(to)) === traits;
  return patiently(async () => (await hasArrived()) || attempt(once), limit);
}

/** Folders whose file system has no second names: to be refused takes a while each time. */
const withoutLinks = new Set<string>();

const hasNone = new Set([
  'EPERM',
  'ENOSYS',
  'ENOTSUP',
  'EOPNOTSUPP',
  'EISDIR',
  'EINVAL',
  'UNKNOWN',
]);

/**
 * Moves a file to a name that nobody has, also when somebody takes the name at the same moment. Where the file system has
 * no second names for a file (FAT, some network folders), an empty file keeps the place for it, for a moment.
 *
 * @returns false where somebody has the name
 */
export async function moveIfFree(from: string, to: string): Promise<boolean> {
  const folder = dirname(to);
  if (withoutLinks.has(folder)) return moveByPlaceholder(from, to);
  try {
    await link(from, to);
  } catch (error) {
    if (isTaken(error)) return false;
    if (hasNone.has((error as NodeJS.ErrnoException).code ?? '')) withoutLinks.add(folder);
    return moveByPlaceholder(from, to);
  }
  await discard(from);
  return true;
}

async function moveByPlaceholder(from: string, to: string): Promise<boolean> {
  try {
    await (await open(to, 'wx')).close();
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    await removeEmpty(to).catch(() => undefined);
    throw error;
  }
}

/** Where somebody has put something there since, that stays. */
async function removeEmpty(path: string): Promise<void> {
  if ((await stat(path)).size === 0) await rm(path);
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';
