import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { baseLanguage, sameLocale } from '../../resources/locale.ts';
import { targetLocales } from './targetLocales.ts';

/** Locales that are offered together. */
export interface LocaleGroup {
  readonly label: string;
  readonly locales: readonly string[];
}

/** The locales of a project, those that it translates into before those that it translates from. */
export function projectLocales(sets: readonly ResourceSet[]): readonly string[] {
  return firstOnly([...targetLocales(sets), ...sets.map(({ source }) => source.locale)], []);
}

/** Of the languages that are offered, those that are one of these locales, or its language in another region. */
export function offeredFor(
  locales: readonly string[],
  offered: readonly string[],
): readonly string[] {
  const fits = (locale: string) => {
    const same = offered.filter((tag) => sameLocale(tag, locale));
    const base = offered.filter((tag) => baseLanguage(tag) === baseLanguage(locale));
    return same.length > 0 ? same : base;
  };
  return firstOnly(locales.flatMap(fits), []);
}

/** Each locale in the first group that has it; groups that are empty then are left out. */
export function localeGroups(
  groups: readonly LocaleGroup[],
  without: readonly string[],
): readonly LocaleGroup[] {
  const taken = [...without];
  return groups.flatMap(({ label, locales }) => {
    const free = firstOnly(locales, taken);
    taken.push(...free);
    return free.length === 0 ? [] : [{ label, locales: free }];
  });
}

function firstOnly(locales: readonly string[], without: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const locale of locales) {
    if (![...without, ...found].some((one) => sameLocale(one, locale))) found.push(locale);
  }
  return found;
}
