import { flush, open } from './fileSystem.ts';

/** What a file is to hold: all at once, or piece by piece as it comes. */
export type FileContent = Uint8Array | AsyncIterable<Uint8Array>;

/** Makes a file that must not exist yet, and sees to it that its bytes reach the disk. */
export async function writeDurably(path: string, bytes: FileContent, mode = 0o666): Promise<void> {
  const file = await open(path, 'wx', mode & 0o777);
  try {
    await file.writeFile(bytes);
    await flush(file);
  } finally {
    await file.close();
  }
}

/** Makes names in a folder durable where the system can do that; Windows cannot open a folder. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r', undefined, 0).catch(() => undefined);
  if (folder === undefined) return;
  await folder.sync().catch(() => undefined);
  await folder.close();
}
