import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Proof for other processes that this one is alive. */
export interface Lifeline {
  /** Tells it apart from all others, for {@link holdLifeline}. */
  readonly endpoint: string;
  /** Ends it; whoever held it notices. */
  cut(): Promise<void>;
}

/**
 * Listens on a socket of its own, which the system closes when the process ends, however it ends. It lies in the folder,
 * where whoever sees the folder finds it; in that of temporary files where the system makes no sockets or has no names
 * so long.
 */
export async function startLifeline(folder: string): Promise<Lifeline> {
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
    }
  }
  throw reason;
}

/** Takes hold of another's lifeline: the socket closes when it is cut. `undefined` where it is cut already. */
export async function holdLifeline(endpoint: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(endpoint);
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (cutCodes.has(error.code)) resolve(undefined);
      else reject(error);
    });
    socket.once('connect', () => resolve(quiet(socket)));
  });
}

/** Nobody listens there, nobody listens any longer, and the lifeline was cut in this moment. */
const cutCodes: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET']);

/** Removes what a process that was killed has left of its lifeline. */
export async function clearLifeline(endpoint: string): Promise<void> {
  if (!socketName.test(basename(endpoint))) return;
  await rm(endpoint, { force: true }).catch(() => undefined);
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
