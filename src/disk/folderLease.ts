import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readFile, rm, writeNewFile, writeOver } from './fileSystem.ts';
import type { LockWait, Release } from './folderLock.ts';
import { isOwnerRunning, thisMachine } from './temporaryFile.ts';

/** The file in a workspace folder that says who is working on it, as long as that lasts. */
export const leaseName = '.glossa-run.lock';

/** Milliseconds between two signs of life, how many may be missing before a holder counts as dead, and how one is waited for. */
export interface LeaseTimes {
  readonly beat: number;
  readonly missing: number;
  readonly wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

const usual: LeaseTimes = {
  beat: 2_000,
  missing: 15,
  wait: async (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
};

/** What is in the file; `beats` differs with each sign of life. */
interface Lease {
  readonly machine: string;
  readonly pid: number;
  readonly token: string;
  readonly beats: number;
}

/** The leases of this process. */
const held = new Set<string>();

/**
 * Takes turns with those who see the same folder and share no lock with us: from Windows and from WSL, from a container and from
 * the machine around it, from two machines. Nothing but the folder itself is common to them, and no system can be asked whether
 * a holder lives: it shows that by signs in its file, and by no clock. Whoever shares the lock of `takeLock` takes that first.
 *
 * Where the folder cannot be written, work goes on without.
 *
 * @throws the signal's reason when it aborts
 */
export async function takeLease(
  folder: string,
  { signal, onWait }: LockWait = {},
  times: LeaseTimes = usual,
): Promise<Release> {
  const path = join(folder, leaseName);
  const lease = { machine: thisMachine, pid: process.pid, token: randomBytes(6).toString('hex') };
  for (let tell = onWait; ;) {
    signal?.throwIfAborted();
    const made = await make(path, { ...lease, beats: 0 });
    if (made === 'made') return keep(path, lease, times.beat);
    if (made === 'refused') return async () => undefined;
    const text = await textOf(path);
    if (text === undefined) continue;
    if (!isDead(text)) {
      tell?.(0);
      tell = undefined;
      if (!(await staysSilent(path, text, times, signal))) continue;
    }
    if ((await textOf(path)) === text) await rm(path);
  }
}

async function make(path: string, lease: Lease): Promise<'made' | 'taken' | 'refused'> {
  try {
    await writeNewFile(path, JSON.stringify(lease), 0o666);
    return 'made';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST' ? 'taken' : 'refused';
  }
}

/** Gives signs of life until the lease is given back, or somebody else has it: this machine may have slept. */
function keep(path: string, lease: Omit<Lease, 'beats'>, beat: number): Release {
  held.add(lease.token);
  const isOurs = async () => leaseIn(await textOf(path))?.token === lease.token;
  let beats = 0;
  const sign = async () => {
    if (!held.has(lease.token) || !(await isOurs())) return;
    await writeOver(path, JSON.stringify({ ...lease, beats: ++beats })).catch(() => undefined);
  };
  let signing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    signing = signing.then(sign);
  }, beat).unref();
  return async () => {
    clearInterval(timer);
    held.delete(lease.token);
    await signing;
    if (await isOurs()) await rm(path).catch(() => undefined);
  };
}

/** Whether the file of another holder does not change for as long as a dead one's. */
async function staysSilent(
  path: string,
  text: string,
  { beat, missing, wait }: LeaseTimes,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  for (let silent = 0; silent < missing; silent++) {
    signal?.throwIfAborted();
    await wait(beat, signal).catch(() => signal?.throwIfAborted());
    if ((await textOf(path)) !== text) return false;
  }
  return true;
}

/** A holder of this machine that was killed. */
function isDead(text: string): boolean {
  const lease = leaseIn(text);
  if (lease?.machine !== thisMachine) return false;
  return lease.pid === process.pid
    ? !held.has(lease.token ?? '')
    : isOwnerRunning(thisMachine, lease.pid ?? 0) === false;
}

function leaseIn(text: string | undefined): Partial<Lease> | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Partial<Lease>);
  } catch {
    return undefined;
  }
}

async function textOf(path: string): Promise<string | undefined> {
  return readFile(path).then(
    (bytes) => bytes.toString('utf8'),
    () => undefined,
  );
}
