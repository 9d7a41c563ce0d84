import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isPassing, discard } from './fileSystem.ts';
import { isRunning } from './isRunning.ts';

/** Another's lifeline, held. */
export interface LivenessWatch {
  /** Settles when it may be cut, or was let go of. */
  readonly ended: Promise<void>;
  letGo(): void;
}

/**
 * Listens on a socket of its own, which the system closes when the process ends, however it ends. It lies in the folder,
 * where whoever sees the folder finds it; in that of temporary files where the system makes no sockets or has no names
 * so long.
 */
export async function openLivenessSocket(folder: string): Promise<{
  /** Tells it apart from all others, for {@link watchLiveness}. */
  readonly endpoint: string;
  /** Ends it; whoever held it notices. */
  cut(): Promise<void>;
}> {
  const held = new Set<Socket>();
  const server = createServer((socket) => {
    held.add(quiet(socket).unref());
    socket.once('close', () => held.delete(socket));
  });
  const endpoint = await listenAtFirst(server, freshEndpoints(folder));
  // One connection that could not be taken does not end it.
  server.on('error', () => undefined).unref();
  return {
    endpoint,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of held) socket.destroy();
      }),
  };
}

async function listenAtFirst(server: Server, endpoints: readonly string[]): Promise<string> {
  let reason: unknown;
  for (const endpoint of endpoints) {
    try {
      await once(server.listen(endpoint), 'listening');
      return endpoint;
    } catch (error) {
      reason = error;
      // Some file systems make a file of that name before they refuse.
      await removeLivenessSocket(endpoint);
    }
  }
  throw reason;
}

/**
 * Takes hold of another's lifeline. One that refuses this process is there all the same: that of an editor that was started
 * as administrator.
 *
 * @param holder the id of its process, which tells what a refusal does not
 * @returns `undefined` where it is cut already
 */
export async function watchLiveness(
  endpoint: string,
  holder?: number,
): Promise<LivenessWatch | undefined> {
  const reached = await reach(endpoint);
  if (reached === 'cut') return undefined;
  if (reached !== 'refused') {
    const ended = new Promise<void>((resolve) => void reached.once('close', () => resolve()));
    return { ended, letGo: () => reached.destroy() };
  }
  if (!mayLive(holder)) return undefined;
  const over = new AbortController();
  return { ended: untilLetIn(endpoint, holder, over.signal), letGo: () => over.abort() };
}

/** Milliseconds after which a lifeline that cannot be held is looked at again. */
const lookAgain = 250;

/** Waits until a lifeline that refuses this process is cut or does so no more, or the signal aborts. */
async function untilLetIn(
  endpoint: string,
  holder: number | undefined,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted && mayLive(holder)) {
    await wait(lookAgain, undefined, { signal }).catch(() => undefined);
    const reached = await reach(endpoint);
    if (reached === 'refused') continue;
    if (reached !== 'cut') reached.destroy();
    return;
  }
}

const mayLive = (process: number | undefined) => process === undefined || isRunning(process);

async function reach(endpoint: string): Promise<Socket | 'refused' | 'cut'> {
  return new Promise((resolve, reject) => {
    const socket = connect(endpoint);
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (cutCodes.has(error.code)) resolve('cut');
      else if (isPassing(error) || error.code === 'EAGAIN') resolve('refused');
      else reject(error);
    });
    socket.once('connect', () => resolve(quiet(socket)));
  });
}

/** Nobody listens there, nobody listens any longer, and the lifeline was cut in this moment. */
const cutCodes: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET']);

/** Removes what a process that was killed has left of its lifeline. */
export async function removeLivenessSocket(endpoint: string): Promise<void> {
  if (!socketName.test(basename(endpoint))) return;
  await discard(endpoint);
}

const socketName = /^glossa-[0-9a-f]{12}\.sock$/;

/** Bytes that the name of a socket may have on every system. */
const longestName = 103;

function freshEndpoints(folder: string): readonly string[] {
  const name = `glossa-${randomBytes(6).toString('hex')}`;
  if (process.platform === 'win32') return [`\\\\.\\pipe\\${name}`];
  const paths = [folder, tmpdir(), '/tmp'].map((parent) => join(parent, `${name}.sock`));
  return paths.filter((path) => Buffer.byteLength(path) <= longestName);
}

/** Nothing is ever said on these sockets; only their end counts. */
function quiet(socket: Socket): Socket {
  return socket.on('error', () => undefined).resume();
}
