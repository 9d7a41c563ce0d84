import type { Message, ResourceFile } from '../../resources/formats/format.ts';
import { parsePattern } from '../../resources/layouts/pattern.ts';
import { isGuessed, type ResourceSet } from '../../resources/layouts/resourceSet.ts';
import type { ResourceSetting } from '../../resources/layouts/resourceSetting.ts';
import { baseLanguage } from '../../resources/locale.ts';
import { contradicts, textLanguage } from '../../resources/textLanguage.ts';
import type { ProjectProblem } from '../ledger/projectError.ts';
import { onlyInTarget } from './onlyInTarget.ts';
import type { TargetFile } from './targetFile.ts';

/** How many messages are read: more would say the same. */
const enough = 400;

/** Why nothing may be translated from a source before a person has said what it is. */
export type SourceDoubt = Extract<
  ProjectProblem,
  { readonly code: 'guessedSource' | 'otherLanguage' | 'fewerMessages' }
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

/**
 * The doubt about a source of which a translation has more messages than it lacks, and a tenth more at least; what a person or
 * the settings of a tool said about the source is not doubted.
 */
export function fewerMessagesDoubt(
  { source, format, why }: ResourceSet,
  target: Pick<TargetFile, 'locale' | 'plan' | 'source'>,
): SourceDoubt | undefined {
  const { code } = why.source;
  if (code === 'option' || code === 'configured' || why.evidence.code === 'setting')
    return undefined;
  const isOfGem = ({ path }: Message) => format === 'yaml' && ofGems.has(String(path[0]));
  const extra = onlyInTarget(target).filter((message) => !isOfGem(message)).length;
  const { missing, renamed } = target.plan.counts;
  if (extra <= missing + renamed || extra * 10 < target.source.messages.length) return undefined;
  return { code: 'fewerMessages', path: source.path, locale: source.locale, other: target.locale };
}

/** What the gems of Rails bring along in English, so that only translations have it in the app. */
const ofGems = new Set([
  'activemodel',
  'activerecord',
  'date',
  'datetime',
  'errors',
  'helpers',
  'i18n',
  'number',
  'support',
  'time',
]);

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
  if (doubt.code === 'fewerMessages') return [doubt.locale, doubt.other];
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
