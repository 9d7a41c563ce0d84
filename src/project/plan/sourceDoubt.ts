import type { ResourceFile } from '../../resources/formats/format.ts';
import { parsePattern } from '../../resources/layouts/pattern.ts';
import { isGuessed, type ResourceSet } from '../../resources/layouts/resourceSet.ts';
import type { ResourceSetting } from '../../resources/layouts/resourceSetting.ts';
import { baseLanguage } from '../../resources/locale.ts';
import { contradicts, textLanguage } from '../../resources/textLanguage.ts';
import type { ProjectProblem } from '../ledger/projectError.ts';

/** How many messages are read: more would say the same. */
const enough = 400;

/** Why nothing may be translated from a source before a person has said what it is. */
export type SourceDoubt = Extract<
  ProjectProblem,
  { readonly code: 'guessedSource' | 'otherLanguage' }
>;

/** The doubt about a set that its files' names alone raise. */
export function guessDoubt(
  set: ResourceSet,
): Extract<SourceDoubt, { readonly code: 'guessedSource' }> | undefined {
  if (!isGuessed(set)) return undefined;
  const { locale, path } = set.source;
  const existing = set.targets.filter(({ exists }) => exists).map((target) => target.locale);
  const { beside } = set.why.source;
  const elsewhere = beside === undefined ? [] : [beside.locale];
  return { code: 'guessedSource', path, locales: [locale, ...existing, ...elsewhere].toSorted() };
}

/** The doubt about a source whose texts are in another language; what a person said about it is not doubted. */
export function languageDoubt(set: ResourceSet, file: ResourceFile): SourceDoubt | undefined {
  const { source, why } = set;
  if (why.source.code === 'option' || why.evidence.code === 'setting') return undefined;
  const texts = file.messages.slice(0, enough).map(({ value }) => value);
  const found = textLanguage(texts);
  if (found === undefined || !contradicts(found, source.locale)) return undefined;
  return {
    code: 'otherLanguage',
    path: source.path,
    locale: source.locale,
    language: found.language,
  };
}

/** Where the answer to a doubt about the source is kept: for the whole folder, or for the files in doubt alone. */
type SourceChoice =
  { readonly sourceLocale: string } | { readonly resources: readonly ResourceSetting[] };

/**
 * Keeps an answer for the whole folder only where that changes the source of no set that is not in doubt.
 *
 * @param sets all sets of the folder; `answered`: the same files with the answer as the locale to translate from
 */
export function sourceChoice(
  doubt: SourceDoubt,
  locale: string,
  sets: readonly ResourceSet[],
  answered: readonly ResourceSet[],
): SourceChoice {
  const inDoubt = (set: ResourceSet) =>
    set.source.path === doubt.path || guessDoubt(set)?.locales.includes(locale) === true;
  const paths = new Set(answered.map(({ source }) => source.path));
  const others = sets.filter((set) => !inDoubt(set));
  if (others.every(({ source }) => paths.has(source.path))) return { sourceLocale: locale };
  return { resources: sets.filter(inDoubt).map((set) => entryFor(set, locale)) };
}

/**
 * The locales that may be named as the source of a set in doubt: those that have a file, and English where its file is
 * elsewhere. A file that names another locale
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
  const { pattern, source, why } = set;
  const { beside } = why.source;
  if (beside?.locale === sourceLocale)
    return { source: beside.path, targets: pattern, sourceLocale };
  return namesLocale(set)
    ? { source: pattern, sourceLocale }
    : { source: source.path, targets: pattern, sourceLocale };
}
