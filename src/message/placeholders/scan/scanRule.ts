import type { PlaceholderKind } from '../placeholder.ts';
import type { Lookahead } from './lookahead.ts';

/** Where the scanner is. */
export interface ScanPlace {
  readonly ahead: Lookahead;
  readonly text: string;
  readonly at: number;
  /** The end of the placeholder before; a rule that looks back must not look beyond it. */
  readonly floor: number;
}

export interface Match {
  readonly kind: PlaceholderKind;
  readonly end: number;
  /** Where it starts, if that is before the place at which the rule was asked (`user@…`, `https:…`). */
  readonly start?: number;
  readonly identity?: string;
}

/**
 * Recognizes what starts at the place; undefined for nothing. A rule that fails must have read only as far as the next
 * place at which it can be asked again, or use the tables of {@link Lookahead}; this keeps the scanner linear.
 */
export type ScanRule = (place: ScanPlace) => Match | undefined;

export function isDigit(char: string | undefined): boolean {
  return char !== undefined && char >= '0' && char <= '9';
}

/** A letter from a to z, in either case. */
export function isLetter(char: string | undefined): boolean {
  return char !== undefined && ((char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z'));
}

/** A letter, a digit or the underscore, ASCII only. */
export function isWord(char: string | undefined): boolean {
  return isLetter(char) || isDigit(char) || char === '_';
}

/** The first index from `from` on whose character does not satisfy `accepts`. */
export function skip(
  text: string,
  from: number,
  accepts: (char: string | undefined) => boolean,
): number {
  let at = from;
  while (at < text.length && accepts(text[at])) at++;
  return at;
}

/** A predicate for the characters of a string. */
export function oneOf(characters: string): (char: string | undefined) => boolean {
  const set = new Set(characters);
  return (char) => char !== undefined && set.has(char);
}

const isBlank = oneOf(' \t\r\n');

/**
 * The place of the closing brace if no other brace and, but for its edges, no line break is before it. An end tag right after
 * the opening one makes both text: `<b>{{</b> and <b>}}</b>`.
 */
export function flatEnd(ahead: Lookahead, from: number): number | undefined {
  const { text } = ahead;
  if (isEndTag(text, from)) return undefined;
  const close = ahead.next('}', from);
  if (close >= text.length || ahead.next('{', from) < close) return undefined;
  const start = skip(text, from, isBlank);
  let end = close;
  while (end > start && isBlank(text[end - 1])) end--;
  return ahead.next('\n', start) < end ? undefined : close;
}

/** Whether an end tag begins there. */
export const isEndTag = (text: string, at: number): boolean => text.startsWith('</', at);
