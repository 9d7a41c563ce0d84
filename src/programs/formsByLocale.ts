import type { PluralCategory } from '../message/plurals/pluralForms.ts';

type Forms = readonly PluralCategory[];

/** The plural forms that a program has a rule for, by locale. */
export interface FormsByLocale {
  /** For exactly this locale, in whatever spelling; nothing where the program has no rule for it. */
  of(locale: string): Forms | undefined;
  /** For its language alone. */
  ofLanguage(locale: string): Forms | undefined;
}

/** @param rows locales with spaces between them, and the forms of all of these */
export function formsByLocale(rows: readonly (readonly [string, Forms])[]): FormsByLocale {
  const known = new Map(
    rows.flatMap(([locales, forms]) =>
      locales.split(' ').map((one) => [one.toLowerCase(), forms] as const),
    ),
  );
  const spelled = (locale: string) => locale.toLowerCase().replaceAll('_', '-');
  return {
    of: (locale) => known.get(spelled(locale)),
    ofLanguage: (locale) => known.get(spelled(locale).split('-', 1)[0] ?? ''),
  };
}
