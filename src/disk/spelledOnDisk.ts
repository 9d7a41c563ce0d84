import { basename, dirname, join } from 'node:path';
import { foldedPath } from './foldedPath.ts';
import { isSameFile, readdir } from './fileSystem.ts';

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
export async function nameOnDisk(path: string): Promise<string> {
  const name = basename(path);
  // A folder may be entered that cannot be listed.
  const names = await readdir(dirname(path)).catch((): string[] => []);
  if (names.includes(name)) return name;
  const wanted = foldedPath(name);
  const found = names.find((one) => foldedPath(one) === wanted);
  const isIt = found !== undefined && (await isSameFile(path, join(dirname(path), found)));
  return isIt ? found : name;
}
