/** A file that is sent piece by piece. */
export interface SentFile {
  /** Bytes, known beforehand. */
  readonly size: number;
  readonly open: () => AsyncIterable<Uint8Array>;
}

/** Thrown while a file is sent that has grown or shrunk since its size was looked up. */
export class FileChanged extends Error {
  override readonly name = 'FileChanged';
}

/** More or fewer bytes than declared would break the request in a way that nobody could explain. */
export async function* exactly({ size, open }: SentFile): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const piece of open()) {
    sent += piece.length;
    if (sent > size) throw new FileChanged();
    yield piece;
  }
  if (sent < size) throw new FileChanged();
}

/** Sends what is read of a file. Where the reading fails, that is the error, and not what became of the request. */
export async function sendRead<T>(
  open: () => AsyncIterable<Uint8Array>,
  send: (open: () => AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  let broken: { readonly error: unknown } | undefined;
  async function* watched(): AsyncGenerator<Uint8Array> {
    try {
      yield* open();
    } catch (error) {
      broken = { error };
      throw error;
    }
  }
  try {
    return await send(watched);
  } catch (error) {
    throw broken === undefined ? error : broken.error;
  }
}
