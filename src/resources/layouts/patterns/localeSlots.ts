import { canonicalLocale } from '../../locale.ts';
import { countryLocales } from '../../subtags.ts';

/** A place in a file name where a locale is. */
export interface LocaleSlot {
  readonly before: string;
  readonly spelling: string;
  readonly locale: string;
  readonly after: string;
  /** See `Candidate`. */
  readonly isCountry?: boolean;
}

/** File names with more separators than this are identifiers, not names for people. */
const separatorLimit = 12;

/**
 * Every reading of a file name without its extension as one that names a locale: as a whole, or at the start or the
 * end up to a `.`, `_` or `-`. `sign-in-de` has two: `in-de` and `de`; which one is meant only its siblings can tell.
 */
export function localeSlots(stem: string): readonly LocaleSlot[] {
  const whole = slot('', stem, '') ?? countrySlot(stem);
  if (whole !== undefined) return [whole];
  const separators = [...stem.matchAll(/[._-]/gu)].map((match) => match.index);
  if (separators.length > separatorLimit) return [];
  return separators
    .flatMap((at) => [
      slot(stem.slice(0, at + 1), stem.slice(at + 1), ''),
      slot('', stem.slice(0, at), stem.slice(at)),
    ])
    .filter((found) => found !== undefined);
}

/** The code of a country as a whole name: `cn`. */
export function countrySlot(stem: string): LocaleSlot | undefined {
  const locale = countryLocales.get(stem.toLowerCase());
  return locale === undefined
    ? undefined
    : { before: '', spelling: stem, locale, after: '', isCountry: true };
}

function slot(before: string, spelling: string, after: string): LocaleSlot | undefined {
  const locale = canonicalLocale(spelling);
  return locale === undefined ? undefined : { before, spelling, locale, after };
}
