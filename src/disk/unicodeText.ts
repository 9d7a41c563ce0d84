/** How a text is written as bytes; all of these hold every text. */
export type Unicode = 'utf-8' | 'utf-16le' | 'utf-16be';

/**
 * Reads bytes that show by themselves how they are meant: by a byte order mark, which stays in the text, or because they are
 * UTF-8.
 *
 * @returns `undefined` for all others, such as what has half a character or a zero in it
 */
export function decodeUnicode(bytes: Uint8Array) {
  const encoding = bomNamed(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : { text, encoding };
  } catch {
    return undefined;
  }
}

export function encodeUnicode(text: string, encoding: Unicode): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}

/** Whether bytes mean the same in every encoding that has ASCII at its root, so that they say nothing about theirs. */
export function isAscii(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte > 0 && byte < 0x80);
}

/** A letter in UTF-8, with and without the mark, as the editor may write it. */
export const probe = 'é';

/** What the editor's bytes of {@link probe} say of the encoding in which it writes a file. */
export function writtenAs(bytes: Uint8Array | undefined): 'utf-8' | 'utf-8 with mark' | 'other' {
  if (bytes === undefined) return 'other';
  const text = Buffer.from(bytes).toString('utf8');
  if (text === probe) return 'utf-8';
  return text === `\ufeff${probe}` ? 'utf-8 with mark' : 'other';
}

function bomNamed(bytes: Uint8Array): Unicode {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}
