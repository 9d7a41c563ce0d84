import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  mkdir,
  readdir,
  readIfThere,
  writeNewFile,
  undefinedIfMissing,
  patience,
  discard,
} from './fileSystem.ts';
import {
  removeLivenessSocket,
  watchLiveness,
  openLivenessSocket,
  type LivenessWatch,
} from './processLiveness.ts';
import { moveIfFree } from './rename.ts';

/** Gives a lock back. */
export type Release = () => Promise<void>;

export interface LockWait {
  /** Ends the waiting. */
  readonly signal?: AbortSignal;
  /** Told once, with the id of the process that has the lock. */
  readonly onWait?: (pid: number) => void;
}

/** What is in the file of a lock. */
interface Holder {
  readonly pid: number;
  /** Of its lifeline. */
  readonly endpoint: string;
}

interface Taking {
  /** 0 where the lock was never taken. */
  readonly number: number;
  readonly holder: Holder | undefined;
}

/**
 * Takes a lock, which has a folder of its own, and waits while another process, or another part of this one, has it.
 *
 * Whether its holder lives is asked of the system, by a socket on which the holder listens: there is no stale lock, no
 * age to guess, and no process id that another program was given since.
 *
 * Each taking leaves a numbered file. The highest number counts, and is followed by the next one only, which `link`
 * lets one process make. No number comes twice: the highest file stays when its lock is given back.
 *
 * @throws the signal's reason when it aborts, or the error of the file system
 */
export async function takeLock(folder: string, waiting: LockWait = {}): Promise<Release> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (let { onWait } = waiting; ;) {
    waiting.signal?.throwIfAborted();
    const last = await lastTaking(folder);
    const line = await livenessSocketOf(last);
    if (line === undefined) {
      const release = await takeAfter(folder, last);
      if (release !== undefined) return release;
    } else {
      onWait?.(last.holder?.pid ?? 0);
      onWait = undefined;
      await untilCut(line, waiting.signal);
    }
  }
}

/** Whether somebody has the lock. */
export async function isTaken(folder: string): Promise<boolean> {
  const line = await livenessSocketOf(await lastTaking(folder));
  line?.letGo();
  return line !== undefined;
}

/**
 * Where the file system has no `link`, a number is there a moment before its text: that is waited for, and stays away only
 * where its process was killed.
 */
async function lastTaking(folder: string): Promise<Taking> {
  for (let waited = 0; ;) {
    const number = Math.max(0, ...(await takingsIn(folder)));
    if (number === 0) return { number, holder: undefined };
    const taking = await takingOf(folder, number);
    // Where it is gone, a later one took its place meanwhile.
    if (taking === undefined) continue;
    if (taking.holder !== undefined || waited >= patience.step) return taking;
    await wait(pause);
    waited += pause;
  }
}

/** Milliseconds between two looks at a number without text. */
const pause = 10;

async function takingOf(folder: string, number: number): Promise<Taking | undefined> {
  const text = await readIfThere(join(folder, String(number)));
  return text && { number, holder: holderIn(text.toString('utf8')) };
}

async function takingsIn(folder: string): Promise<readonly number[]> {
  const names = (await readdir(folder).catch(undefinedIfMissing)) ?? [];
  return names.filter((name) => /^\d+$/.test(name)).map(Number);
}

function holderIn(text: string): Holder | undefined {
  try {
    const { pid, endpoint } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === 'number' && typeof endpoint === 'string' ? { pid, endpoint } : undefined;
  } catch {
    return undefined;
  }
}

async function livenessSocketOf({ holder }: Taking): Promise<LivenessWatch | undefined> {
  return holder && watchLiveness(holder.endpoint, holder.pid);
}

/** Waits until a lifeline is cut, or the signal aborts. */
async function untilCut(line: LivenessWatch, signal: AbortSignal | undefined): Promise<void> {
  const letGo = () => line.letGo();
  signal?.addEventListener('abort', letGo);
  if (signal?.aborted === true) letGo();
  await line.ended;
  signal?.removeEventListener('abort', letGo);
}

/** Takes the lock after its last holder; `undefined` where another process was faster. */
async function takeAfter(folder: string, last: Taking): Promise<Release | undefined> {
  const lifeline = await openLivenessSocket(folder);
  const number = last.number + 1;
  try {
    const holder: Holder = { pid: process.pid, endpoint: lifeline.endpoint };
    const isFirst =
      (await claim(folder, number, JSON.stringify(holder))) && !(await hasCome(folder, last));
    // A slow process may have made a lower number than a newer one; the newer one counts.
    if (isFirst && (await lastTaking(folder)).number === number) {
      await removeBefore(folder, number);
      if (last.holder !== undefined) await removeLivenessSocket(last.holder.endpoint);
      return () => lifeline.cut();
    }
  } catch (error) {
    await lifeline.cut();
    throw error;
  }
  await lifeline.cut();
  return undefined;
}

/**
 * Whether a taking that said nothing of its holder says so now: where the file system has no `link`, a number is there a
 * moment before its text.
 */
async function hasCome(folder: string, { number, holder }: Taking): Promise<boolean> {
  if (holder !== undefined || number === 0) return false;
  return (await takingOf(folder, number))?.holder !== undefined;
}

/** Makes the file of a number, with all of its text at once. @returns false where there is one */
async function claim(folder: string, number: number, text: string): Promise<boolean> {
  const draft = join(folder, `${randomBytes(6).toString('hex')}.tmp`);
  try {
    await writeNewFile(draft, text, 0o600);
    return await moveIfFree(draft, join(folder, String(number)));
  } finally {
    await discard(draft);
  }
}

async function removeBefore(folder: string, number: number): Promise<void> {
  for (const earlier of await takingsIn(folder)) {
    if (earlier < number) await discard(join(folder, String(earlier)));
  }
}
