import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lstat, readFile, rm, writeNewFile, writeOver, patience, patiently } from './fileSystem.ts';
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
 * Where the folder cannot be written, or something else than such a file is in its place, work goes on without.
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
  for (let notify = onWait; ;) {
    signal?.throwIfAborted();
    const made = await make(path, { ...lease, beats: 0 });
    if (made === 'made') return keep(path, lease, times.beat);
    if (made === 'refused') return without;
    const found = await leaseAt(path);
    if (found === 'gone') continue;
    if (found === 'unusable') return without;
    const { text } = found;
    if (!isDead(text)) {
      notify?.(0);
      notify = undefined;
      if (!(await staysSilent(path, text, times, signal))) continue;
    }
    if ((await textOf(path)) !== text) continue;
    const isFree = await rm(path).then(
      () => true,
      () => false,
    );
    if (!isFree) return without;
  }
}

/** Given back where there is no lease. */
const without: Release = async () => undefined;

/** The text of the file that is in the place of a lease; a link may lead anywhere, and would never be made. */
async function leaseAt(path: string): Promise<{ readonly text: string } | 'gone' | 'unusable'> {
  try {
    if (!(await lstat(path)).isFile()) return 'unusable';
    return { text: (await readFile(path)).toString('utf8') };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'gone' : 'unusable';
  }
}

async function make(path: string, lease: Lease): Promise<'made' | 'taken' | 'refused'> {
  try {
    const text = JSON.stringify(lease);
    await patiently(() => writeNewFile(path, text, 0o666), patience.glance);
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
