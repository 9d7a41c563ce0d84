import { canonicalLocale } from '../locale.ts';
import { spellLocale } from '../localeSpelling.ts';

/** The key around everything for another locale, spelled like that of the source: beside `en_US` comes `pt_BR`. */
export function localeKeyLike(sourceKey: string, locale: string): string {
  const usual = { separator: '-', letters: 'canonical' } as const;
  return spellLocale(canonicalLocale(locale) ?? locale, [sourceKey], usual);
}
