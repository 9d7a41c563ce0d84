import type { TextRange } from '../../message/textRange.ts';

/** A span in code points as a stretch in UTF-16 units; nothing where it is empty or not within the text. */
export function codePointRange(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): TextRange | undefined {
  if (start < 0 || end <= start) return undefined;
  const points = Array.from(text);
  if (end > points.length) return undefined;
  const before = points.slice(0, start).join('').length;
  return { start: before, end: before + points.slice(start, end).join('').length };
}
