import { stat } from './fileSystem.ts';

/** Whether a file of this machine lacks its owner's permission to write. One that is not there lacks nothing. */
export async function isLocked(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && (found.mode & 0o200) === 0;
}
