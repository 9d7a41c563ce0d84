import type { KeyPath } from '../../catalog/formats/format.ts';
import type { KeyFile } from './keyFile.ts';
import { hasKeyText, keyText } from './keyText.ts';

/**
 * What a new key beside another one most likely begins with, as people write it: the group of that one, or what its name
 * has before the last dot.
 */
export function newKeyStart(beside: KeyPath | undefined): string {
  const text = beside === undefined ? '' : keyText(beside);
  // A key that is a sentence is no path.
  return /\s/u.test(text) ? '' : text.slice(0, text.lastIndexOf('.') + 1);
}

/** The key that somebody has written; whether dots lead into groups is as in the file. */
export function newKeyPath(
  text: string,
  { file: { messages }, format }: KeyFile,
  beside: KeyPath | undefined,
): KeyPath {
  if (format.keys.isFlat) return [text];
  if (beside !== undefined && !hasKeyText(beside)) return [...beside.slice(0, -1), text];
  const hasGroups = messages.length === 0 || messages.some(({ path }) => path.length > 1);
  return hasGroups ? text.split('.') : [text];
}
