import { baseLanguage, canonicalLocale } from '../../locale.ts';
import type { SourceChoice } from '../resourceSet.ts';

/** A choice of source with its locale, a canonical tag. */
export interface ChosenSource extends SourceChoice {
  readonly locale: string;
}

/** What is known about the source of a group before its locales are looked at. */
export interface SourceHints {
  /** The setting of the user, as it was typed. */
  readonly wanted: string | undefined;
  /** What the settings of tools say, the best first; `isExact`: they name what is translated from. */
  readonly configured: readonly {
    readonly locale: string;
    readonly by: string;
    readonly isExact: boolean;
  }[];
  /** The language that the texts of the files without a locale are written in. */
  readonly defaultLanguage: string | undefined;
}

/**
 * The source among the locales of a group, each with its number of files. In this order: the locale that was
 * asked for, or its language; the one that a tool translates from; `en`; a kind of English (`en-US` before `en-GB`
 * before the rest by tag); the one that a program starts with; the locale with the most files, of equals the first by tag.
 */
export function chooseSource(
  files: ReadonlyMap<string, number>,
  { wanted, configured }: Pick<SourceHints, 'wanted' | 'configured'>,
): ChosenSource | undefined {
  const locales = [...files.keys()].toSorted(englishFirst);
  const asked = canonicalLocale(wanted ?? '');
  if (asked !== undefined && files.has(asked)) return chosen('option', [asked]);
  const ofAsked = locales.filter(
    (locale) => asked !== undefined && sameBaseLanguage(locale, asked),
  );
  if (ofAsked.length > 0) return chosen('option', ofAsked);
  const known = configured.filter(({ locale }) => files.has(locale));
  const exact = known.find(({ isExact }) => isExact);
  if (exact !== undefined) return fromSettings(exact);
  if (files.has('en')) return chosen('english', ['en']);
  const english = locales.filter((locale) => sameBaseLanguage(locale, 'en'));
  if (english.length > 0) return chosen('english', english);
  if (locales.length > 1 && known[0] !== undefined) return fromSettings(known[0]);
  const most = [...files.values()].reduce((a, b) => Math.max(a, b), 0);
  const largest = locales.filter((locale) => files.get(locale) === most);
  return chosen(locales.length === 1 ? 'onlyLocale' : 'mostFiles', largest);
}

/**
 * The locale of a source file that does not name it: the language of its texts; the locale that was asked for or that a
 * tool names; English. It is none of those that have a file of their own, if that can be.
 */
export function defaultSource(
  named: ReadonlyMap<string, number>,
  { wanted, configured, defaultLanguage }: SourceHints,
): ChosenSource {
  const asked = canonicalLocale(wanted ?? '');
  const isFree = (locale: string | undefined): locale is string =>
    locale !== undefined && !named.has(locale);
  const isOfTexts = (locale: string) =>
    defaultLanguage === undefined || baseLanguage(locale) === defaultLanguage;
  if (isFree(asked) && isOfTexts(asked)) return { code: 'option', locale: asked, alternatives: [] };
  const set = configured.find(({ locale }) => isFree(locale) && isOfTexts(locale));
  if (set !== undefined) return fromSettings(set);
  if (isFree(defaultLanguage) && defaultLanguage !== 'en') {
    return { code: 'texts', locale: defaultLanguage, alternatives: [] };
  }
  const locale = [asked, 'en'].find(isFree) ?? asked ?? 'en';
  return { code: 'defaultFile', locale, alternatives: named.has(locale) ? [locale] : [] };
}

function fromSettings({ locale, by }: { locale: string; by: string }): ChosenSource {
  return { code: 'configured', locale, alternatives: [], by };
}

function chosen(
  code: SourceChoice['code'],
  [locale, ...alternatives]: readonly string[],
): ChosenSource | undefined {
  return locale === undefined ? undefined : { code, locale, alternatives };
}

function sameBaseLanguage(a: string, b: string): boolean {
  return baseLanguage(a) === baseLanguage(b);
}

function englishFirst(a: string, b: string): number {
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

function rank(locale: string): number {
  const place = ['en', 'en-US', 'en-GB'].indexOf(locale);
  return place < 0 ? 3 : place;
}
