import { posix } from 'node:path';
import type { FileFacts } from './fileFacts.ts';
import { importCircles } from './importCircles.ts';

/** The folders of a folder, and which of them import which; an `import type` counts. */
export interface Rooms {
  readonly rooms: number;
  /** Pairs of which one imports the other; a file beside the folders counts as a room here. */
  readonly arrows: number;
  /** Of them, those that lead back to themselves. */
  readonly inCircles: number;
}

/** Counts the rooms of a folder, as far as its own files lead. */
export function roomsOf(
  files: readonly Pick<FileFacts, 'path' | 'imports'>[],
  folder: string,
): Rooms {
  const roomOf = (path: string) => {
    const [room = '', ...rest] = posix.relative(folder, path).split('/');
    return room === '..' ? undefined : { room, isFolder: rest.length > 0 };
  };
  const known = new Map<string, Set<string>>();
  const folders = new Set<string>();
  for (const { path, imports } of files) {
    const own = roomOf(path);
    if (own === undefined) continue;
    if (own.isFolder) folders.add(own.room);
    const others = known.get(own.room) ?? new Set();
    known.set(own.room, others);
    for (const { specifier } of imports) {
      if (!specifier.startsWith('.')) continue;
      const other = roomOf(posix.join(posix.dirname(path), specifier));
      if (other !== undefined && other.room !== own.room) others.add(other.room);
    }
  }
  const rooms = [...known].map(([path, others]) => ({
    path,
    imports: [...others].map((other) => ({ specifier: `./${other}`, isTypeOnly: false })),
  }));
  return {
    rooms: folders.size,
    arrows: rooms.reduce((sum, { imports }) => sum + imports.length, 0),
    inCircles: importCircles(rooms, () => true).flat().length,
  };
}
