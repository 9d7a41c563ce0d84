import { dirname, join, basename } from 'node:path';
import { exists, realpath, isSameFile, readdir } from './fileSystem.ts';
import { foldedPath } from './foldedPath.ts';

/**
 * The path that is written where a path is a link, with the name that the folder has for it; it need not exist.
 *
 * @throws where it is a link that leads nowhere: a file in its place would end it
 */
export async function resolveLink(path: string): Promise<string> {
  try {
    const real = await realpath(path);
    return join(dirname(real), await nameOnDisk(real));
  } catch (error) {
    if (await exists(path).catch(() => true)) throw error;
    return path;
  }
}

/**
 * A path as its folders spell it, where the file system takes other spellings for the same. Not every system tells that
 * with the real path.
 *
 * @param path of something that is there
 */
export async function spelledOnDisk(path: string): Promise<string> {
  const parent = dirname(path);
  if (parent === path) return path;
  const [folder, name] = await Promise.all([spelledOnDisk(parent), nameOnDisk(path)]);
  return join(folder, name);
}

/** The name of something that is there, as its folder spells it. */
async function nameOnDisk(path: string): Promise<string> {
  const name = basename(path);
  // A folder may be entered that cannot be listed.
  const names = await readdir(dirname(path)).catch((): string[] => []);
  if (names.includes(name)) return name;
  const wanted = foldedPath(name);
  const found = names.find((one) => foldedPath(one) === wanted);
  const isIt = found !== undefined && (await isSameFile(path, join(dirname(path), found)));
  return isIt ? found : name;
}
