import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createGzip, gunzip } from 'node:zlib';
import { mkdir, readFile, rm, stat, undefinedIfMissing } from './fileSystem.ts';
import { joinedPieces, jsonPieces } from './jsonPieces.ts';
import { replaceFile } from './replaceFile.ts';

/**
 * Keeps JSON data in a packed file, which is old or new at every moment.
 *
 * @param most bytes that the file may have
 * @returns false where it would have more; nothing is kept then
 */
export async function writePacked(path: string, value: unknown, most: number): Promise<boolean> {
  const packed = await pack(value, most);
  if (packed === undefined) {
    await rm(path);
    return false;
  }
  await mkdir(dirname(path), { recursive: true });
  return replaceFile(path, packed);
}

/** Characters that are packed in one step. */
const step = 65_536;

/** Of a large value a little at a time, so that everything else has its turn. */
async function pack(value: unknown, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  await pipeline(joinedPieces(jsonPieces(value), step), gzip, async (packed) => {
    for await (const chunk of packed as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
    }
  });
  return size > most ? undefined : Buffer.concat(chunks);
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
