import { dirname, join } from 'node:path';
import { exists, realpath } from './fileSystem.ts';
import { nameOnDisk } from './spelledOnDisk.ts';

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
