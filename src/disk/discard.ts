import { rm } from './fileSystem.ts';
import { patience } from './patiently.ts';

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
