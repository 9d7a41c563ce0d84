import { writeFileSync } from 'node:fs';
import {
  Socket,
  connect as connectReally,
  createServer as createReally,
  type Server,
} from 'node:net';
import { refusedBy } from './windows.ts';

export * from 'node:net';

/** A disk without sockets may leave a file where it refuses one. */
export function createServer(hold: (socket: Socket) => void): Server {
  const server = createReally(hold);
  const listen = server.listen.bind(server) as (path: string) => Server;
  const listenHere = (path: string) => {
    const error = refusedBy('listen', path);
    if (error === undefined) return listen(path);
    writeFileSync(path, '');
    setImmediate(() => server.emit('error', error));
    return server;
  };
  return Object.assign(server, { listen: listenHere });
}

/** A pipe of a process that runs as administrator refuses everybody else. */
export function connect(path: string): Socket {
  const error = refusedBy('connect', path);
  if (error === undefined) return connectReally(path);
  const socket = new Socket();
  setImmediate(() => socket.destroy(error));
  return socket;
}
