const english =
  'one two three four five six seven eight nine ten eleven twelve dozen hundred thousand million half ' +
  'once twice first second third fourth fifth sixth seventh eighth ninth tenth';

const words = new Map<string, RegExp>();
const months = new Map<string, RegExp>();

/** Whether a text names a month, or (in English) a number by a word; other languages may write a digit for either. */
export function hasNumberWord(text: string, locale: string): boolean {
  const numbers = /^en(?:[-_]|$)/i.test(locale) ? english.split(' ') : [];
  return patternOf(words, locale, numbers).test(text);
}

export function hasMonth(text: string, locale: string): boolean {
  return patternOf(months, locale, []).test(text);
}

function patternOf(known: Map<string, RegExp>, locale: string, others: readonly string[]): RegExp {
  const pattern = known.get(locale) ?? wordPattern([...monthNames(locale), ...others]);
  known.set(locale, pattern);
  return pattern;
}

/** Without a word the pattern matches nothing. */
function wordPattern(names: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${names.join('|') || '(?!)'})(?!\\p{L})`, 'iu');
}

/** As they are in a date. Months that are written with a digit, as in Japanese, are no words. */
function monthNames(locale: string): readonly string[] {
  const formats = (['long', 'short'] as const).map((month) => monthFormat(locale, month));
  const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 5));
  const names = formats.flatMap((format) =>
    days.map((day) => format.formatToParts(day).find(({ type }) => type === 'month')?.value ?? ''),
  );
  const spelled = names.map((name) => name.replace(/\.$/, ''));
  return spelled.filter((name) => /^[\p{L}\p{M}]{3,}$/u.test(name));
}

function monthFormat(locale: string, month: 'long' | 'short'): Intl.DateTimeFormat {
  const options = { day: 'numeric', month, timeZone: 'UTC' } as const;
  try {
    return new Intl.DateTimeFormat(locale.replaceAll('_', '-'), options);
  } catch {
    return new Intl.DateTimeFormat('en', options);
  }
}
