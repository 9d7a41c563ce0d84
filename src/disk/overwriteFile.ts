import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  copyFile,
  flush,
  open,
  stat,
  discard,
  discardInOrder,
  leaveUnfinished,
} from './fileSystem.ts';
import { readPieces } from './readPieces.ts';
import { rename } from './rename.ts';
import { keptPath, temporaryPath } from './temporaryFile.ts';

/**
 * Puts the bytes of a temporary file beside it into a file whose place cannot be taken: it has further names, another
 * owner, or is mounted. What it held is in a third file until the new bytes have reached the disk, so that whoever
 * comes after a crash can bring it back (`settleLeft`). Until then a reader may see both mixed. Both other files are
 * removed in the end.
 *
 * @param isDue asked right before the first byte is written
 * @returns false where it is no longer due; the file is then as it was
 * @throws the error of the file system; the file is then as it was, or else what it held is still beside it
 */
export async function overwriteFile(
  target: string,
  temporary: string,
  isDue: () => Promise<boolean>,
): Promise<boolean> {
  const kept = keptPath(temporary, target);
  let isMixed = false;
  try {
    await keep(target, kept);
    if (!(await isDue())) return false;
    isMixed = true;
    try {
      await fillFile(target, temporary);
    } catch (error) {
      isMixed = await fillFile(target, kept).then(
        () => false,
        () => true,
      );
      throw error;
    }
    isMixed = false;
    return true;
  } finally {
    // In this order: without the new bytes, a mixture could not be recognized.
    if (isMixed) leaveUnfinished(kept, temporary);
    else await discardInOrder(kept, temporary);
  }
}

/** Puts the bytes of one file into another, over those that are there, and waits until they have reached the disk. */
export async function fillFile(target: string, from: string): Promise<void> {
  const file = await open(target, 'r+');
  try {
    // It is not truncated first: at every moment each byte is an old or a new one.
    let at = 0;
    for await (const piece of readPieces(from)) at += await writeAt(file, piece, at);
    await file.truncate((await stat(from)).size);
    await flush(file);
  } finally {
    await file.close();
  }
}

async function writeAt(file: FileHandle, bytes: Uint8Array, at: number): Promise<number> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
  return bytes.length;
}

/** A file with the final name is complete. */
async function keep(target: string, kept: string): Promise<void> {
  const unfinished = temporaryPath(dirname(kept));
  try {
    await copyFile(target, unfinished);
    await syncFile(unfinished);
    await rename(unfinished, kept);
  } finally {
    await discard(unfinished);
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await flush(file);
  } finally {
    await file.close();
  }
}
