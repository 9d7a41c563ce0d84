/**
 * Locales whose texts are made of the source, to see what a program does with long, odd and right-to-left texts: as
 * Android, Chromium and CLDR name them, and as Windows and VS Code do. They are neither targets nor sources of a set.
 */
export const pseudoLocales = ['en-XA', 'ar-XB', 'qps-ploc', 'qps-plocm'] as const;

export type PseudoLocale = (typeof pseudoLocales)[number];

/** The pseudo-locale that is meant by a spelling such as `en_XA`, if one is. */
export function pseudoLocale(text: string): PseudoLocale | undefined {
  const tag = text.replaceAll('_', '-').toLowerCase();
  return pseudoLocales.find((one) => one.toLowerCase() === tag);
}

export const isPseudoLocale = (text: string): boolean => pseudoLocale(text) !== undefined;

/** Whether the texts of a locale run from right to left, in whatever letters they are. */
export function isMirrored(locale: PseudoLocale): boolean {
  return locale === 'ar-XB' || locale === 'qps-plocm';
}
