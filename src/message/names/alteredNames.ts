import type { TextRange } from '../textRange.ts';

interface Word extends TextRange {
  readonly text: string;
}

/**
 * Where a text has something that looks like a name in an altered form: misspelled (`Glosa`), joined (`AcmeCloud`,
 * `Acme-Cloud`), or translated in part (`Acme-Wolke`). Nothing where several different things look like it.
 */
export function alteredNames(
  text: string,
  name: string,
  isCandidate: (at: TextRange) => boolean,
): readonly TextRange[] {
  const wanted = wordsOf(name);
  const words = wordsOf(text);
  const places = words.flatMap((word, index) => {
    const window = words.slice(index, index + wanted.length);
    const last = window.at(-1);
    if (isJoined(word, wanted)) return [{ start: word.start, end: word.end }];
    if (last === undefined || !isAltered(text, window, wanted)) return [];
    return [{ start: word.start, end: last.end }];
  });
  const candidates = places.filter(isCandidate);
  const forms = new Set(candidates.map(({ start, end }) => text.slice(start, end)));
  return forms.size === 1 ? candidates : [];
}

function wordsOf(text: string): readonly Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    text: word,
  }));
}

function isJoined(word: Word, wanted: readonly Word[]): boolean {
  const joined = wanted.map(({ text }) => text).join('');
  return wanted.length > 1 && word.text.toLowerCase() === joined.toLowerCase();
}

/** As many words as the name has, side by side: at least one is that of the name, the others look like a name's. */
function isAltered(text: string, window: readonly Word[], wanted: readonly Word[]): boolean {
  if (window.length < wanted.length) return false;
  const pairs = window.map((word, place) => [word, wanted[place] ?? word] as const);
  const sideBySide = window.every((word, place) => {
    const next = window[place + 1];
    return next === undefined || /^(?:[-‐‑]|\s)$/u.test(text.slice(word.end, next.start));
  });
  return (
    sideBySide &&
    pairs.some(([word, other]) => almostEqual(word.text.toLowerCase(), other.text.toLowerCase())) &&
    pairs.every(([word, other]) => !isSmall(word) || isSmall(other))
  );
}

function isSmall({ text }: Word): boolean {
  return /^\p{Ll}/u.test(text);
}

/** Equal, or one letter wrong, missing, extra or swapped with the next; short words have to be equal. */
function almostEqual(one: string, other: string): boolean {
  if (one === other) return true;
  const shortest = Math.min(one.length, other.length);
  if (shortest < 4) return false;
  let start = 0;
  while (one[start] === other[start]) start++;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [rest, otherRest] = [
    one.slice(start, one.length - end),
    other.slice(start, other.length - end),
  ];
  if (rest.length <= 1 && otherRest.length <= 1) return true;
  return rest.length === 2 && otherRest === `${rest[1]}${rest[0]}`;
}
