import type { Edit } from '../../edit.ts';
import { isLatin1ByDefault } from '../formatsByExtension.ts';

/*
 * ISO 8859-1 is what Java's `Properties` reads `.properties` as, and what its bundles fall back to where one is no UTF-8.
 * What it cannot hold is written as `\u0142`, which means the same in every encoding.
 */

/** What is in bytes of which nothing tells the encoding. Nothing where they show that they are in another one. */
export function decodeLatin1(bytes: Uint8Array): string | undefined {
  const text = lettersOf(bytes);
  return /[\0\u0080-\u009f]/.test(text) || isForeign(text) ? undefined : text;
}

/** Reads a letter from each byte, whatever it is. */
export function lettersOf(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += piece)
    text += String.fromCharCode(...bytes.subarray(start, start + piece));
  return text;
}

/** Letters that are made at once: each of them is an argument. */
const piece = 4096;

/** Words of three or more signs beyond ASCII, as of Cyrillic, Greek or Korean bytes: accented letters stand among others. */
const foreignWord =
  /(?<![\w\u00a1-\u00ff])[\u00a1-\u00aa\u00ac-\u00ba\u00bc-\u00ff]{3,}(?![\w\u00a1-\u00ff])/g;

function isForeign(text: string): boolean {
  const letters = (one: string) => one.match(/[\u00c0-\u00ff]/g)?.length ?? 0;
  return letters((text.match(foreignWord) ?? []).join('')) > letters(text) / 2;
}

/** The bytes of a text, of which what they cannot hold is escaped. */
export function encodeLatin1(text: string): Uint8Array {
  return Uint8Array.from(text.replaceAll(/[^\0-\u00ff]/g, escaped), (letter) =>
    letter.charCodeAt(0),
  );
}

/**
 * A text with what is not in ISO 8859-1 as the escapes of a `.properties` file, and what {@link decodeLatin1} could take for
 * another encoding.
 */
export function escapedForLatin1(text: string): string {
  return text.replaceAll(foreignWord, escaped).replaceAll(/[^\0-\u007f\u00a0-\u00ff]/g, escaped);
}

function escaped(units: string): string {
  const one = (place: number) => units.charCodeAt(place).toString(16).padStart(4, '0');
  return Array.from({ length: units.length }, (_, place) => `\\u${one(place)}`).join('');
}

/** Edits that put nothing into a file that it cannot hold. */
export function editsInLatin1(edits: readonly Edit[]): readonly Edit[] {
  return edits.map((edit) => ({ ...edit, text: escapedForLatin1(edit.text) }));
}

/** Edits that mean the same in every encoding. */
export function editsInAscii(edits: readonly Edit[]): readonly Edit[] {
  return edits.map((edit) => ({ ...edit, text: edit.text.replaceAll(/[^\0-\u007f]/g, escaped) }));
}

/** What is in a file of which the bytes are known: UTF-8, or what it is in by default. Nothing where it is neither. */
export function textOfBytes(path: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return isLatin1ByDefault(path) ? decodeLatin1(bytes) : undefined;
  }
}
