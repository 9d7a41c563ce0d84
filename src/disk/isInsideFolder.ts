import { realpath } from 'node:fs/promises';
import { dirname, isAbsolute, relative } from 'node:path';

/**
 * Whether a path of this machine, which need not exist yet, really lies below a folder: links are followed
 * on both sides.
 */
export async function isInsideFolder(folder: string, path: string): Promise<boolean> {
  const way = relative(await realpath(folder), await realPlace(path));
  return way !== '' && !way.startsWith('..') && !isAbsolute(way);
}

/** The real place of a path whose last parts may not exist. */
async function realPlace(path: string): Promise<string> {
  const parent = dirname(path);
  const found = await realpath(path).catch(() => undefined);
  if (found !== undefined || parent === path) return found ?? path;
  return (await realPlace(parent)) + path.slice(parent.length);
}
