import { languageOf, mayGlueBefore } from '../checks/languageHabits.ts';
import type { FindingFilter } from './findingFilter.ts';

/**
 * A space after the end of a sentence was left there by chance, languages without spaces need none, and a colon of
 * French has one before it.
 */
export const withoutNeedlessEdges: FindingFilter = ({ source, target, targetLocale }, found) => {
  if (!found.some(({ code }) => code === 'whitespace-edge')) return found;
  const isMark = languageOf(targetLocale) === 'fr' && /^\s[:;!?»]$/u.test(target);
  const lost = gained(target, source);
  const isChance = !lost.start && lost.end && /[.!?…]["”)]?\s+$/u.test(source);
  const isUnspaced = (lost.start || lost.end) && mayGlueBefore(targetLocale);
  const isFine = isMark || (gained(source, target).none && (isChance || isUnspaced));
  return isFine ? found.filter(({ code }) => code !== 'whitespace-edge') : found;
};

/** The ends at which the second text has whitespace and the first has none. */
function gained(first: string, second: string) {
  const start = /^\s/u.test(second) && !/^\s/u.test(first);
  const end = /\s$/u.test(second) && !/\s$/u.test(first);
  return { start, end, none: !start && !end };
}

/**
 * Soft hyphens say where a long word may break, Arabic letters are joined or not in any language, and what is written from
 * right to left needs to say so.
 */
export const withoutShaping: FindingFilter = ({ target }, found) =>
  found.filter(({ code, got }) => {
    if (code !== 'invisible-character') return true;
    if (/^U\+202[A-C]$/u.test(got)) return !/\p{sc=Arab}|\p{sc=Hebr}/u.test(target);
    if (got === 'U+00AD') return !/[\p{L}\p{Nd}]\u{AD}+\p{L}/u.test(target);
    return got !== 'U+200C' || !/\p{sc=Arab}\u{200C}/u.test(target);
  });
