import { lstatSync, realpath as realpathReally } from 'node:fs';
import { onDisk } from './names.ts';

export * from 'node:fs';

/** Put together from its parts: links are followed, and names stay as they are spelled. */
export function realpath(
  path: string,
  done: (error: NodeJS.ErrnoException | null, real: string) => void,
): void {
  const isSpelled = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  realpathReally(onDisk(path), (error, real) => done(error, error || isSpelled ? real : path));
}
