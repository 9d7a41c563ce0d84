const english =
  'one two three four five six seven eight nine ten eleven twelve dozen hundred thousand million half ' +
  'once twice first second third fourth fifth sixth seventh eighth ninth tenth';

const words = new Map<string, RegExp>();

/** Whether a text names a month, or (in English) a number by a word; other languages may write a digit for either. */
export function hasNumberWord(text: string, locale: string): boolean {
  const pattern = words.get(locale) ?? wordPattern(locale);
  words.set(locale, pattern);
  return pattern.test(text);
}

function wordPattern(locale: string): RegExp {
  const names = [
    ...monthNames(locale),
    ...(/^en(?:[-_]|$)/i.test(locale) ? english.split(' ') : []),
  ];
  // Without a name the pattern must match nothing.
  return new RegExp(`(?<!\\p{L})(?:${names.join('|') || '(?!)'})(?!\\p{L})`, 'iu');
}

/** As they stand in a date. Months that are written with a digit, as in Japanese, are no words. */
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
