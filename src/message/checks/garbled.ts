import type { Check, Found } from './check.ts';
import { onlyPlace } from './places.ts';

/* UTF-8 that was read as Latin-1 or Windows-1252 (`GÃ©rer` for `Gérer`), and what could not be decoded at all. */

/** The characters of Windows-1252 from 0x80 on; a dot is a control character of Latin-1. */
const specials = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';
const bytes: ReadonlyMap<string, number> = new Map(
  Array.from(specials, (character, at) => [character, 0x80 + at] as const),
);
const follow = String.raw`[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]`;
/** A character of UTF-8 each byte of which is shown as a character. */
const sequence = `(?:[\u00C2-\u00DF]${follow}|[\u00E0-\u00EF]${follow}{2}|[\u00F0-\u00F4]${follow}{3})`;
const sequences = new RegExp(`${sequence}+`, 'gu');
const anySequence = new RegExp(sequence, 'u');
const each = new RegExp(sequence, 'gu');

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Of letters, signs and spaces, which texts have. */
const readable = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}\p{Sc}\p{So}\p{Sm}\u200B-\u200F\u{AD}]+$/u;
/** What texts in Latin letters have beside those of ASCII. */
const latin =
  /^[\u00A0-\u017F\u0192\u01A0-\u01B0\u0218-\u021B\u1E9E-\u1EF9\u2009-\u2026\u2030\u202F\u20AC\u2122]$/u;
/** What may stand behind a letter at the end of a word, or of a text in capitals. */
const mayFollow = /^[\u00A0…‘’“”–—•™®©«»·´¹²³]+$/u;

/** The words that lost characters, and from the first to the last one what was decoded wrongly, with what it stands for. */
export function garbledIn(source: string, target: string): readonly Found[] {
  if (!anySequence.test(target) && !target.includes('\u{FFFD}')) return [];
  const lost = source.includes('\u{FFFD}') ? [] : (target.match(/\S*\u{FFFD}\S*/gu) ?? []);
  const wrong = stretches(target).filter(({ got }) => !source.includes(got));
  const [first, last] = [wrong[0], wrong.at(-1)];
  const found = [...new Set(lost)].map((got) => ({ expected: '', got }));
  if (first === undefined || last === undefined) return found;
  const got = target.slice(first.index, last.index + last.got.length);
  return [...found, { expected: got.replaceAll(sequences, (part) => decoded(part) ?? part), got }];
}

/** The text without what was decoded wrongly in it. */
export function withoutGarbled(text: string): string {
  return stretches(text).length === 0 ? text : text.replaceAll(sequences, '');
}

/** All of a text or none of it: where one stretch certainly is, the others are as well. */
function stretches(text: string): readonly Stretch[] {
  if (!anySequence.test(text)) return [];
  const found = [...text.matchAll(sequences)].flatMap(({ 0: got, index }): readonly Stretch[] => {
    const expected = decoded(got);
    return expected === undefined ? [] : [{ expected, got, index, text }];
  });
  return found.some(isCertain) ? found : [];
}

/** Undefined for what is no UTF-8, or has what no text has. */
function decoded(text: string): string | undefined {
  const octets = Uint8Array.from(
    text,
    (character) => bytes.get(character) ?? character.charCodeAt(0),
  );
  try {
    const found = utf8.decode(octets);
    return readable.test(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

interface Stretch extends Found {
  readonly index: number;
  readonly text: string;
}

/** No word has two of these sequences in a row, none has one of them within it, and no word is one of them. */
function isCertain({ got, expected, index, text }: Stretch): boolean {
  const [before, after] = [text.slice(0, index), text.slice(index + got.length)];
  const isWithin = /\p{Ll}$/u.test(before) || /^\p{Ll}/u.test(after);
  const parts = got.match(each) ?? [];
  if (parts.length > 1) return isWithin || parts.some((part) => !mayFollow.test(part.slice(1)));
  if (!latin.test(expected)) return false;
  if (got.startsWith('â€') || got.startsWith('â‚¬')) return true;
  const isQuoted = /[«„“‘"(]$/u.test(before);
  if (isQuoted && !isWithin) return false;
  if (!mayFollow.test(got.slice(1)))
    return /^[Â-Æ]/u.test(got) || (/^[ÈÉá]/u.test(got) && isWithin);
  const isWord =
    /^Ã[©\u00A0]/u.test(got) &&
    (/(?:^|\p{Ll}.?\s)$/u.test(before) || (/\s$/u.test(before) && /^\s?\p{Ll}/u.test(after)));
  return isWord || (/^[Â-Å]/u.test(got) && isWithin);
}

/** Told once for a file that was encoded twice as a whole; see `garbled-file`. */
export const garbled = {
  code: 'garbled',
  severity: 'error',
  inFilesOnly: true,
  ofWholeTexts: true,
  find: ({ message: { source, target } }) => garbledIn(source, target),
  place: ({ got }, target) => onlyPlace(target, got),
  fix: ({ target, expected, got }) =>
    expected === '' ? [] : [target.replace(got, () => expected)],
  isCertain: ({ expected }) => expected !== '',
} as const satisfies Check;
