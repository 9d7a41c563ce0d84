/** Thrown by {@link readBody} when a body has more bytes than allowed. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** Reads a UTF-8 body of at most `cap` bytes. Counts while it streams; leaving the loop closes the connection. */
export async function readBody(body: AsyncIterable<Uint8Array>, cap: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let text = '';
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > cap) throw new BodyTooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
