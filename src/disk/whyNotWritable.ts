import { dirname } from 'node:path';
import { lstat, open, stat, patience, discard } from './fileSystem.ts';
import { resolveLink } from './resolveLink.ts';
import { cleanUpLeftovers } from './cleanUpLeftovers.ts';
import { temporaryPath } from './temporaryFile.ts';

/** What keeps a file from being written, with the code of the file system. */
export interface Unwritable {
  readonly what: 'file' | 'folder' | 'notAFile';
  /** The file, or the folder in which no file can be made. */
  readonly path: string;
  readonly code: string;
}

/**
 * Finds out whether `replaceFile` could write a file, which need not exist, by doing all of it but the last step: the
 * file is opened for writing, and a file is made where the new bytes would go first. Nothing is changed and nothing
 * left. A read-only file is not written either, even where the system would allow it.
 */
export async function whyNotWritable(path: string): Promise<Unwritable | undefined> {
  let target = path;
  const because = (what: Unwritable['what'], code: string, path = target) => ({ what, path, code });
  try {
    target = await resolveLink(path);
  } catch (error) {
    return because('notAFile', codeOf(error));
  }
  const found = await stat(target).catch(() => undefined);
  if (found?.isFile() === false) return because('notAFile', 'EISDIR');
  if (found !== undefined && (found.mode & 0o222) === 0) return because('file', 'EACCES');
  const refused = found && (await refusal(() => open(target, 'r+', undefined, patience.glance)));
  if (refused !== undefined) return because('file', refused);
  const folder = await nearestFolder(target);
  await cleanUpLeftovers(folder);
  const temporary = temporaryPath(folder);
  const code = await refusal(() => open(temporary, 'wx', undefined, patience.glance));
  await discard(temporary);
  return code === undefined ? undefined : because('folder', code, folder);
}

async function refusal(
  attempt: () => Promise<{ close(): Promise<void> }>,
): Promise<string | undefined> {
  try {
    await (await attempt()).close();
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

/** The folder of a file, or the one in which that would be made; a link that leads nowhere is in the way of both. */
async function nearestFolder(path: string): Promise<string> {
  const folder = dirname(path);
  const isThere = await lstat(folder).then(
    () => true,
    () => false,
  );
  return isThere || folder === path ? folder : nearestFolder(folder);
}
