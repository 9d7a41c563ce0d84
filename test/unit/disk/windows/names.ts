import { lstatSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The path that is meant: names in other letters, or composed otherwise, are the same. */
export function onDisk(path: string): string {
  if (isThere(path)) return path;
  const parent = dirname(path);
  if (parent === path) return path;
  const folder = onDisk(parent);
  const wanted = folded(basename(path));
  return join(folder, namesIn(folder).find((name) => folded(name) === wanted) ?? basename(path));
}

const folded = (name: string) => name.normalize('NFC').toLowerCase();

export const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
