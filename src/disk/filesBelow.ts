import { join } from 'node:path';
import { entriesIn } from './fileSystem.ts';

/** Folders that are read at once. */
const atOnce = 16;

/**
 * The files of a folder and of those in it, as paths relative to it with `/`. Links to folders are not followed: they may
 * lead round in a circle. A folder that cannot be read has no files.
 *
 * @param isLeftOut of the name of a folder
 */
export async function filesBelow(
  folder: string,
  isLeftOut: (name: string) => boolean,
): Promise<readonly string[]> {
  const files: string[] = [];
  const folders = [''];
  while (folders.length > 0) {
    const some = folders.splice(0, atOnce);
    const lists = await Promise.all(
      some.map(async (path) => {
        const entries = await entriesIn(join(folder, path)).catch(() => []);
        return entries.map((entry) => ({ entry, path: `${path}${entry.name}` }));
      }),
    );
    for (const { entry, path } of lists.flat()) {
      if (!entry.isDirectory()) files.push(path);
      else if (!isLeftOut(entry.name)) folders.push(`${path}/`);
    }
  }
  return files;
}
