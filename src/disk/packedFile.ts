import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { replaceFile } from './replaceFile.ts';
import { undefinedIfMissing } from './undefinedIfMissing.ts';

/**
 * Keeps JSON data in a packed file, which is old or new at every moment.
 *
 * @param most bytes that the file may have
 * @returns false where it would have more; nothing is kept then
 */
export async function writePacked(path: string, value: unknown, most: number): Promise<boolean> {
  const packed = await promisify(gzip)(JSON.stringify(value));
  if (packed.length > most) {
    await rm(path, { force: true });
    return false;
  }
  await mkdir(dirname(path), { recursive: true });
  return replaceFile(path, packed);
}

/**
 * What {@link writePacked} kept there; nothing where it kept nothing or the file is damaged.
 *
 * @param most bytes that the file may have
 */
export async function readPacked(path: string, most: number): Promise<unknown> {
  const file = await stat(path).catch(undefinedIfMissing);
  if (file === undefined || file.size > most) return undefined;
  try {
    return JSON.parse((await promisify(gunzip)(await readFile(path))).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
