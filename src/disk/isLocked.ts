import { stat } from 'node:fs/promises';

/** Whether a file of this machine may be written by nobody: its place could be taken all the same, and must not be. */
export async function isLocked(path: string): Promise<boolean> {
  const mode = await stat(path).then(
    (found) => found.mode,
    () => undefined,
  );
  return mode !== undefined && (mode & 0o222) === 0;
}
