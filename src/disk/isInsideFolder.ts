import { dirname, isAbsolute, relative } from 'node:path';
import { foldedPath } from './foldedPath.ts';
import { isSameFile, realpath } from './fileSystem.ts';

/**
 * Whether a path of this machine, which need not exist yet, really lies below a folder: links are followed
 * on both sides, and both may be spelled in other ways than on the disk.
 */
export async function isInsideFolder(folder: string, path: string): Promise<boolean> {
  const [root, place] = [await realpath(folder), await realPlace(path)];
  const way = relative(root, place);
  if (way !== '' && !/^\.\.(?:[\\/]|$)/u.test(way) && !isAbsolute(way)) return true;
  return isSpelledInside(root, dirname(place));
}

/** Whether one of these folders is the same as `root` for the file system, as it is spelled in another way. */
async function isSpelledInside(root: string, folder: string): Promise<boolean> {
  if (foldedPath(folder) === foldedPath(root)) return isSameFile(root, folder);
  const parent = dirname(folder);
  return parent !== folder && isSpelledInside(root, parent);
}

/** The real place of a path whose last parts may not exist. */
async function realPlace(path: string): Promise<string> {
  const parent = dirname(path);
  const found = await realpath(path).catch(() => undefined);
  if (found !== undefined || parent === path) return found ?? path;
  return (await realPlace(parent)) + path.slice(parent.length);
}
