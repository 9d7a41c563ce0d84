import { basename } from 'node:path';
import { isOwnerRunning, temporaryPath } from '../../../disk/temporaryFile.ts';
import type { VirtualFolder } from './virtualFolder.ts';

/** A name that a file of ours has until it takes its place. */
interface TemporaryName {
  readonly machine: string;
  readonly process: number;
  /** Whose place it was about to take: its bytes are complete then. */
  readonly target: string | undefined;
}

const namePattern = /^\.glossa-([\da-f]{8})-(\d{1,10})-[\da-f]{12}\.(?:tmp|(.+)\.new)$/s;

/** Milliseconds after which a file counts as left behind, where nothing shows whether its process is running. */
const leftAfter = 10 * 60 * 1000;

/** The names that this process is using. What else has its number was left when the file system could not be reached. */
const used = new Set<string>();

/** Does something with a fresh name for an unfinished file, and the one that it has when it is complete. */
export async function withTemporaryNames<T>(
  target: string,
  work: (unfinished: string, complete: string) => Promise<T>,
): Promise<T> {
  const unfinished = basename(temporaryPath(''));
  const complete = unfinished.replace(/tmp$/, () => `${target}.new`);
  const names = [unfinished, complete];
  for (const name of names) used.add(name);
  try {
    return await work(unfinished, complete);
  } finally {
    for (const name of names) used.delete(name);
  }
}

/**
 * The bytes of a file. Where it is just being replaced, nothing has its name for a moment, and the new bytes are beside it.
 *
 * @returns `undefined` where there is no such file
 */
export async function readIn(folder: VirtualFolder, name: string): Promise<Uint8Array | undefined> {
  const found = await folder.read(name);
  if (found !== undefined) return found;
  const names = await folder.names();
  const complete = names.find((one) => temporaryName(one)?.target === name);
  if (complete === undefined) return undefined;
  return (await folder.read(complete)) ?? folder.read(name);
}

/**
 * Clears up what killed processes, and this one when it lost the connection, have left in a folder: a file that had lost its name to
 * the one that was to take its place gets that one; all else goes. Never throws.
 *
 * @returns false where something could not be done yet
 */
export async function recoverIn(folder: VirtualFolder): Promise<boolean> {
  try {
    for (const name of await folder.names()) {
      const ours = temporaryName(name);
      if (ours !== undefined && (await isLeft(folder, name, ours))) {
        await settle(folder, name, ours);
      }
    }
    return true;
  } catch {
    return false;
  }
}

async function settle(
  folder: VirtualFolder,
  name: string,
  { target }: TemporaryName,
): Promise<void> {
  const isLost = target !== undefined && (await folder.stat(target)) === undefined;
  if (!isLost || !(await folder.rename(name, target))) await folder.delete(name);
}

async function isLeft(
  folder: VirtualFolder,
  name: string,
  { machine, process: id }: TemporaryName,
): Promise<boolean> {
  const found = await folder.stat(name);
  if (found === undefined || !found.isFile || found.isLink || used.has(name)) return false;
  const owner = isOwnerRunning(machine, id);
  if (owner === undefined) return Date.now() - found.mtime > leftAfter;
  return !owner || id === process.pid;
}

function temporaryName(name: string): TemporaryName | undefined {
  const [found, machine = '', id, target] = namePattern.exec(name) ?? [];
  return found === undefined ? undefined : { machine, process: Number(id), target };
}
