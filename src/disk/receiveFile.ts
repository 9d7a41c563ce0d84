import { dirname } from 'node:path';
import { cleanUpLeftovers } from './cleanUpLeftovers.ts';
import { stat, discard } from './fileSystem.ts';
import { rename, moveIfFree } from './rename.ts';
import { temporaryPath } from './temporaryFile.ts';
import { writeDurably, syncFolder } from './writeDurably.ts';

/** Thrown where a file did not come to its end. */
export class PartlyReceived extends Error {
  override readonly name = 'PartlyReceived';
  /** Where what arrived is kept; `undefined` where nothing arrived. */
  readonly path: string | undefined;

  constructor(path: string | undefined, cause: unknown) {
    super('the file did not arrive completely', { cause });
    this.path = path;
  }
}

/**
 * Writes a file that arrives. Its pieces go to a temporary file beside its place, reach the disk, and take
 * the place by one rename; a file that stands there goes only with `mayReplace`, and where it cannot go,
 * the new one stands beside it.
 *
 * @returns where the file is
 * @throws {PartlyReceived} where the pieces broke off or the disk took no more
 */
export async function receiveFile(
  pieces: AsyncIterable<Uint8Array>,
  places: {
    /** Whether a file that stands at the first place may be replaced. */
    readonly mayReplace: boolean;
    /** The path for the number 1, and others beside it for larger numbers. */
    readonly place: (number: number) => string;
    /** Where what arrived goes when the rest does not, numbered alike; absent: it can be had again, and goes. */
    readonly partial?: (number: number) => string;
  },
): Promise<string> {
  const { mayReplace, place, partial } = places;
  const folder = dirname(place(1));
  await cleanUpLeftovers(folder);
  const temporary = temporaryPath(folder);
  try {
    await writeDurably(temporary, pieces);
  } catch (error) {
    throw new PartlyReceived(await keepPart(temporary, partial), error);
  }
  const replaced = mayReplace ? await replacing(temporary, place(1)) : undefined;
  const path = replaced ?? (await moveToFree(temporary, place));
  await syncFolder(folder);
  return path;
}

async function keepPart(
  temporary: string,
  partial: ((number: number) => string) | undefined,
): Promise<string | undefined> {
  const size = await stat(temporary).then(
    (found) => found.size,
    () => 0,
  );
  if (size > 0 && partial !== undefined) {
    return moveToFree(temporary, partial).catch(() => temporary);
  }
  await discard(temporary);
  return undefined;
}

/** The path, where a file could take it: what stands there may be a folder, or held by a program. */
async function replacing(temporary: string, path: string): Promise<string | undefined> {
  return rename(temporary, path).then(
    () => path,
    () => undefined,
  );
}

/** Takes the first place that nobody has, also when somebody takes one at the same moment. */
async function moveToFree(temporary: string, place: (number: number) => string): Promise<string> {
  for (let number = 1; ; number++) {
    if (await moveIfFree(temporary, place(number))) return place(number);
  }
}
