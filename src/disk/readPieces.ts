import { open } from './fileSystem.ts';

const pieceSize = 65_536;

/** The bytes of a file in pieces of 64 KiB. Ending the loop early closes it. */
export async function* readPieces(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path, 'r');
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(pieceSize));
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
