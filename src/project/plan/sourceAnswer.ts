import { baseLanguage } from '../../catalog/locale.ts';
import { parsePattern } from '../../catalog/layouts/pattern.ts';
import type { ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import type { ResourceSetting } from '../../catalog/layouts/resourceSetting.ts';
import { guessDoubt, type SourceDoubt } from './sourceDoubt.ts';

/** Where the answer to a doubt about the source is kept: for the whole folder, or for the files in doubt alone. */
export type SourceAnswer =
  { readonly sourceLocale: string } | { readonly resources: readonly ResourceSetting[] };

/**
 * Keeps an answer for the whole folder only where that changes the source of no set that is not in doubt.
 *
 * @param sets all sets of the folder; `answered`: the same files with the answer as the locale to translate from
 */
export function sourceAnswer(
  doubt: SourceDoubt,
  locale: string,
  sets: readonly ResourceSet[],
  answered: readonly ResourceSet[],
): SourceAnswer {
  const inDoubt = (set: ResourceSet) =>
    set.source.path === doubt.path || guessDoubt(set)?.locales.includes(locale) === true;
  const paths = new Set(answered.map(({ source }) => source.path));
  const others = sets.filter((set) => !inDoubt(set));
  if (others.every(({ source }) => paths.has(source.path))) return { sourceLocale: locale };
  return { resources: sets.filter(inDoubt).map((set) => entryFor(set, locale)) };
}

/**
 * The locales that may be named as the source of a set in doubt: those that have a file. A file that names another locale
 * than that of its texts cannot be one of the latter; only a file without a locale in its name can.
 */
export function possibleSources(doubt: SourceDoubt, set: ResourceSet): readonly string[] {
  if (doubt.code === 'guessedSource') return doubt.locales;
  const { language, locale } = doubt;
  if (language === undefined) return [locale];
  const isOfTexts = (one: string) => baseLanguage(one) === language;
  const there = set.targets.filter((target) => target.exists && isOfTexts(target.locale));
  if (there.length > 0) return [...there.map((target) => target.locale), locale];
  return namesLocale(set) ? [locale] : [language, locale];
}

const namesLocale = ({ pattern, source }: ResourceSet) =>
  parsePattern(pattern).match(source.path) !== undefined;

function entryFor(set: ResourceSet, sourceLocale: string): ResourceSetting {
  const { pattern, source } = set;
  return namesLocale(set)
    ? { source: pattern, sourceLocale }
    : { source: source.path, targets: pattern, sourceLocale };
}
