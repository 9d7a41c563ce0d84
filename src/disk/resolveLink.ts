import { lstat, realpath } from 'node:fs/promises';

/**
 * The path that is written where a path is a link; it need not exist.
 *
 * @throws where it is a link that leads nowhere: a file in its place would end it
 */
export async function resolveLink(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const isThere = await lstat(path).then(
      () => true,
      () => false,
    );
    if (isThere) throw error;
    return path;
  }
}
