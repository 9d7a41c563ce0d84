import { excuseOfTexts } from './check.ts';

/* Formats of dates, times and numbers: directives for a program, which each language arranges in its own way. */

const directive = /%[-_0^#:]*\d*[EO]?[A-Za-z%+]/gu;
const directivesIn = (text: string): readonly string[] => text.match(directive) ?? [];

/** Letters that stand for dates and times, and for nothing that is printed by position. */
const momentOnly = /[BbCDhHIjklLmMNPqQrRStTUvVwWyYZz]$/u;
/** Rails writes currencies and percentages as `%u%n` and `%n%`. */
const amounts = /^%[un]\s*%?[un]?%?$/u;

/** Whether a text is a format such as `%B %d, %Y` or `%u%n`, without words of its own. */
export function isPattern(text: string): boolean {
  if (!text.includes('%')) return false;
  if (amounts.test(text.trim())) return true;
  const directives = directivesIn(text);
  if (!directives.some((one) => momentOnly.test(one))) return false;
  return !/\p{L}{2}/u.test(text.replaceAll(directive, ' '));
}

/** What prints a part of a moment, its century, week or zone among them; and the sign itself. */
const ofMoment = /[aAbBcCdDeFgGhHIjklLmMnNpPrRStTuUVwWxXyYzZ%+]$/u;

/** Whether a text arranges the format that another is: with words between its directives, but with none of another kind. */
export function isArrangementOf(text: string, pattern: string): boolean {
  const [own, directives] = [directivesIn(pattern), directivesIn(text)];
  if (directives.length === 0) return false;
  const isOne = amounts.test(pattern.trim())
    ? (one: string) => own.includes(one)
    : (one: string) => own.includes(one) || ofMoment.test(one);
  return directives.every(isOne);
}

/** Each language has its own order of day, month and year. */
export const isMoment = excuseOfTexts(({ source, target }) =>
  areMoments(source, target) ? 'none' : undefined,
);

/** What prints a part of a date, and of a time of day. */
const ofDate = /[aAbBdDeFhjmxyY]$/u;
const ofTime = /[HIklLMpPrRSTXzZ]$/u;

/** Directives from which on a text with words is a format: fewer of them may be printed by position. */
const enough = 3;

/**
 * Whether two texts with words show a moment each, such as `%B %d, %Y at %I:%M %p` and `%d.%m.%Y um %H:%M`: both its date,
 * both its time, or both of them.
 */
function areMoments(source: string, target: string): boolean {
  const [from, to] = [directivesIn(source), directivesIn(target)];
  if (from.length < enough) return false;
  if (from.filter((one) => momentOnly.test(one)).length < 2) return false;
  if (![...from, ...to].every((one) => ofDate.test(one) || ofTime.test(one))) return false;
  const both = (part: RegExp) =>
    from.some((one) => part.test(one)) === to.some((one) => part.test(one));
  return both(ofDate) && both(ofTime);
}
