import { createHash, randomBytes } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { lstat, leftAs } from './fileSystem.ts';
import { isRunning } from './isRunning.ts';

/** A file beside another one while that one is written. */
export interface TemporaryFile {
  readonly path: string;
  /** Where it holds what another file was before it is written in place: tells the name of that file. */
  readonly keeps: string | undefined;
  readonly machine: string | undefined;
  readonly process: number;
}

/** Milliseconds after which a file counts as left behind, where nothing shows whether its process is running. */
const leftAfter = 10 * 60 * 1000;

// No resource file is ever named like this, and the name of the file itself may be the longest that there can be.
const namePattern =
  /^\.glossa-(?:([\da-f]{8})-(\d{1,10})-)?[\da-f]{12}(?:\.([\da-f]{8})\.old|\.tmp)$/;

/** Containers and machines that share a folder may have equal process ids. */
export const thisMachine = short([process.platform, hostname(), processNumbers()].join('\n'));

const keptName = /\.[\da-f]{8}\.old$/;

/** A fresh name in a folder, from which others see whether its process is running. */
export function temporaryPath(folder: string): string {
  const random = randomBytes(6).toString('hex');
  return join(folder, `.glossa-${thisMachine}-${process.pid}-${random}.tmp`);
}

/** Where the old bytes of a file are kept while the new ones, which are in a temporary file, are put into it. */
export function keptPath(temporary: string, target: string): string {
  const stem = basename(temporary, '.tmp');
  return join(dirname(temporary), `${stem}.${nameTag(basename(target))}.old`);
}

/** The name of the temporary file whose bytes were to take the place of kept ones; empty for other names. */
export function newBytesOf(kept: string): string {
  return keptName.test(kept) ? `${basename(kept).replace(keptName, '')}.tmp` : '';
}

export function nameTag(name: string): string {
  return short(name);
}

/** @returns `undefined` for a name that is not one of ours */
export function temporaryFile(folder: string, name: string): TemporaryFile | undefined {
  const [found, machine, process, keeps] = namePattern.exec(name) ?? [];
  if (found === undefined) return undefined;
  return { path: join(folder, name), keeps, machine, process: Number(process) };
}

/** Whether its process was killed, or has left it. What is not a file is not ours, whatever its name. */
export async function isLeft({ path, machine, process }: TemporaryFile): Promise<boolean> {
  const found = await lstat(path);
  if (!found.isFile()) return false;
  if (leftAs(path) !== undefined || isOwnerRunning(machine, process) === false) return true;
  return Date.now() - found.mtimeMs > leftAfter;
}

/** Whether the process that made a temporary file is running; `undefined` where that cannot be known. */
export function isOwnerRunning(machine: string | undefined, id: number): boolean | undefined {
  return machine === thisMachine ? isRunning(id) : undefined;
}

/** The namespace of process ids, where the system names it. */
function processNumbers(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

function short(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
