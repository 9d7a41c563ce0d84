import { escapeRegExp } from '../escapeRegExp.ts';
import { mayGlueAfter, mayGlueBefore } from '../checks/languageHabits.ts';
import { gap, scanPlaceholders } from '../placeholders/messageText.ts';
import type { TextRange } from '../textRange.ts';

const letter = String.raw`[\p{L}\p{N}]`;
const blank = String.raw`(?:\s|&nbsp;|&#160;)+`;
const blanks = new RegExp(blank, 'gu');

/**
 * Finds names as whole words, the longest where several begin at one place; their spaces may be of any kind.
 * `inflected` takes up to three small letters after a name, as many languages put there. Where a language writes words
 * side by side, other letters may touch a name.
 */
export function nameMatcher(
  names: readonly string[],
  locale: string,
  { anyCase = false, inflected = false } = {},
): RegExp {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const start = mayGlueBefore(locale) ? '' : `(?<!${letter})`;
  const ending = inflected ? `(?=\\p{Ll}{0,3}(?!${letter}))` : `(?!${letter})`;
  const end = mayGlueAfter(locale) ? '' : ending;
  const pattern = `${start}(?:${longestFirst.map(wordsPattern).join('|')})${end}`;
  return new RegExp(pattern, anyCase ? 'giu' : 'gu');
}

function wordsPattern(name: string): string {
  return name.trim().split(/\s+/u).map(escapeRegExp).join(blank);
}

/** A name as it was found, with a plain space for each of its spaces. */
export function plainBlanks(name: string): string {
  return name.trim().replace(blanks, ' ');
}

/** Where a matcher finds its name. */
export function stretches(text: string, matcher: RegExp): readonly TextRange[] {
  return Array.from(text.matchAll(matcher), ({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

export function overlaps(one: TextRange, others: readonly TextRange[]): boolean {
  return others.some((other) => one.start < other.end && other.start < one.end);
}

/**
 * The text with a gap of the same length for each placeholder, so that places stay what they are. The branches of a
 * plural are text, and a no-break space is a space.
 */
export function maskedText(text: string): string {
  let masked = '';
  let at = 0;
  for (const { start, end, kind, text: written } of scanPlaceholders(text)) {
    const stays = kind === 'icu' || /^&(?:nbsp|#160);$/.test(written);
    masked += text.slice(at, start) + (stays ? written : gap.repeat(end - start));
    at = end;
  }
  return masked + text.slice(at);
}
