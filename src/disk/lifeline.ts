import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A sign of life of this process that other processes can look for. */
export interface Lifeline {
  /** Tells it apart from all others, for {@link holdLifeline}. */
  readonly endpoint: string;
  /** Ends it; who held it notices. */
  cut(): Promise<void>;
}

/** Listens on a socket of its own, which the system closes when the process ends, however it ends. */
export async function startLifeline(): Promise<Lifeline> {
  const endpoint = freshEndpoint();
  const held = new Set<Socket>();
  const server = createServer((socket) => {
    held.add(quiet(socket).unref());
    socket.once('close', () => held.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(endpoint, resolve);
  });
  server.unref();
  return {
    endpoint,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of held) socket.destroy();
      }),
  };
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

/** Nobody listens there, nobody listens any more, and the lifeline was cut in this moment. */
const cutCodes: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET']);

/** Removes what a process that was killed has left of its lifeline. */
export async function clearLifeline(endpoint: string): Promise<void> {
  if (!socketName.test(basename(endpoint))) return;
  await rm(endpoint, { force: true }).catch(() => undefined);
}

const socketName = /^glossa-[0-9a-f]{12}\.sock$/;

/** Bytes that the name of a socket may have on every system. */
const longestName = 103;

function freshEndpoint(): string {
  const name = `glossa-${randomBytes(6).toString('hex')}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const path = join(tmpdir(), `${name}.sock`);
  return Buffer.byteLength(path) <= longestName ? path : join('/tmp', `${name}.sock`);
}

/** Nothing is ever said on these sockets; only their end counts. */
function quiet(socket: Socket): Socket {
  return socket.on('error', () => undefined).resume();
}
