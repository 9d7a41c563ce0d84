import { Socket, connect as connectReally } from 'node:net';
import { refusedBy } from './windows.ts';

export * from 'node:net';

/** A pipe of a process that runs as administrator refuses everybody else. */
export function connect(path: string): Socket {
  const error = refusedBy('connect', path);
  if (error === undefined) return connectReally(path);
  const socket = new Socket();
  setImmediate(() => socket.destroy(error));
  return socket;
}
