import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { sameLocale } from '../../resources/locale.ts';

/** Every locale that one of the sets has a target for. */
export function targetLocales(sets: readonly ResourceSet[]): readonly string[] {
  const locales: string[] = [];
  for (const { locale } of sets.flatMap(({ targets }) => targets)) {
    if (!locales.some((one) => sameLocale(one, locale))) locales.push(locale);
  }
  return locales.sort();
}
