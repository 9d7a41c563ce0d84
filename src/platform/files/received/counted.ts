/** Passes pieces on, and tells how many bytes they were so far. Ends between two of them where the signal is aborted. */
export async function* counted(
  pieces: AsyncIterable<Uint8Array>,
  report: (bytes: number) => void,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    signal?.throwIfAborted();
    yield piece;
    bytes += piece.length;
    report(bytes);
  }
}
