import type { Edit } from '../../edit.ts';
import { isLatin1ByDefault } from '../formatsByExtension.ts';

/*
 * ISO 8859-1 is what Java's `Properties` reads `.properties` as, and what its bundles fall back to where one is no UTF-8.
 * What it cannot hold is written as `\u0142`, which means the same in every encoding.
 */

/** Reads a letter from each byte. Nothing where one is zero: that is in no text. */
export function decodeLatin1(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  let text = '';
  for (let start = 0; start < bytes.length; start += piece)
    text += String.fromCharCode(...bytes.subarray(start, start + piece));
  return text;
}

/** Letters that are made at once: each of them is an argument. */
const piece = 4096;

/** The bytes of a text, of which what they cannot hold is escaped. */
export function encodeLatin1(text: string): Uint8Array {
  return Uint8Array.from(escapedForLatin1(text), (letter) => letter.charCodeAt(0));
}

/** A text with what is not in ISO 8859-1 as the escapes of a `.properties` file. */
export function escapedForLatin1(text: string): string {
  return text.replaceAll(
    /[^\0-\u00ff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Edits that put nothing into a file that it cannot hold. */
export function editsInLatin1(edits: readonly Edit[]): readonly Edit[] {
  return edits.map((edit) => ({ ...edit, text: escapedForLatin1(edit.text) }));
}

/** What is in a file of which the bytes are known: UTF-8, or what it is in by default. Nothing where it is neither. */
export function textOfBytes(path: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return isLatin1ByDefault(path) ? decodeLatin1(bytes) : undefined;
  }
}
