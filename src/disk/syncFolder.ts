import { open } from './fileSystem.ts';

/** Makes names in a folder durable where the system can do that; Windows cannot open a folder. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r', undefined, 0).catch(() => undefined);
  if (folder === undefined) return;
  await folder.sync().catch(() => undefined);
  await folder.close();
}
