import type { KeyPath } from '../../resources/formats/format.ts';
import { escapeRegExp } from '../../message/escapeRegExp.ts';
import { keyText } from './keyText.ts';

/** A place in a file where a key is written. */
export interface KeyMention {
  /** From 0. */
  readonly line: number;
  /** In UTF-16 units, from 0. */
  readonly start: number;
  readonly length: number;
  /** The line, or so much of it around the key as fits. */
  readonly text: string;
}

/** UTF-16 units that are shown before a key, and of the line as a whole. */
const [mostBefore, mostShown] = [60, 200];

/**
 * The places of a text in which a key is written as people write it: `cart.title` is neither in `cart.title.long` nor in
 * `shopping-cart.title`.
 */
export function keyMentions(text: string, path: KeyPath, most: number): readonly KeyMention[] {
  const key = keyText(path);
  if (key.trim() === '' || !text.includes(key)) return [];
  const found: KeyMention[] = [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_$-]|[\\p{L}\\p{N}_$]\\.)${escapeRegExp(key)}(?![\\p{L}\\p{N}_$-]|\\.[\\p{L}\\p{N}_$])`,
    'gu',
  );
  let [line, lineStart] = [0, 0];
  for (const { index } of text.matchAll(pattern)) {
    for (let end = text.indexOf('\n', lineStart); end >= 0 && end < index;) {
      [line, lineStart] = [line + 1, end + 1];
      end = text.indexOf('\n', lineStart);
    }
    const start = index - lineStart;
    const from = Math.max(lineStart, index - mostBefore);
    const lineEnd = text.indexOf('\n', index);
    const to = Math.min(lineEnd < 0 ? text.length : lineEnd, from + mostShown);
    found.push({ line, start, length: key.length, text: text.slice(from, to).trim() });
    if (found.length === most) break;
  }
  return found;
}
