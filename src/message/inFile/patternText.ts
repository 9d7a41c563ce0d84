/* Formats of dates, times and numbers: directives for a program, which each language arranges in its own way. */

const directive = /%[-_0^#:]*\d*[EO]?[A-Za-z%+]/gu;
/** Letters that stand for dates and times, and for nothing that is printed by position. */
const momentOnly = /[BbCDhHIjklLmMNPqQrRStTUvVwWyYZz]$/u;
/** Rails writes currencies and percentages as `%u%n` and `%n%`. */
const amounts = /^%[un]\s*%?[un]?%?$/u;

/** Whether a text is a format such as `%B %d, %Y` or `%u%n`, without words of its own. */
export function isPattern(text: string): boolean {
  if (amounts.test(text.trim())) return true;
  const directives = text.match(directive) ?? [];
  if (!directives.some((one) => momentOnly.test(one))) return false;
  return !/\p{L}{2}/u.test(text.replaceAll(directive, ' '));
}

/** Whether a text still is a format: other words may stand between its directives. */
export function hasDirective(text: string): boolean {
  return /%[-_0^#:]*\d*[EO]?[A-Za-z]/u.test(text);
}
