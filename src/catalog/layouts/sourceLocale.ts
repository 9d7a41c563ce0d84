import { baseLanguage, canonicalLocale } from '../locale.ts';
import type { SourceChoice } from './resourceSet.ts';

/** A choice of source with its locale, a canonical tag. */
export interface ChosenSource extends SourceChoice {
  readonly locale: string;
}

/**
 * The source among the locales of a family, each with its number of files. In this order: the locale that was
 * asked for, or its language; `en`; a kind of English (`en-US` before `en-GB` before the rest by tag); the locale
 * with the most files, of equals the first by tag.
 */
export function chooseSource(
  files: ReadonlyMap<string, number>,
  wanted: string | undefined,
): ChosenSource | undefined {
  const locales = [...files.keys()].toSorted(englishFirst);
  const asked = canonicalLocale(wanted ?? '');
  if (asked !== undefined && files.has(asked)) return chosen('option', [asked]);
  const ofAsked = locales.filter((locale) => asked !== undefined && sameLanguage(locale, asked));
  if (ofAsked.length > 0) return chosen('option', ofAsked);
  if (files.has('en')) return chosen('english', ['en']);
  const english = locales.filter((locale) => sameLanguage(locale, 'en'));
  if (english.length > 0) return chosen('english', english);
  const most = Math.max(...files.values());
  const largest = locales.filter((locale) => files.get(locale) === most);
  return chosen(locales.length === 1 ? 'onlyLocale' : 'mostFiles', largest);
}

/**
 * The locale of a source file that does not name it. It is none of those that have a file of their own, if that can
 * be: the locale that was asked for, else English.
 */
export function defaultSource(
  named: ReadonlyMap<string, number>,
  wanted: string | undefined,
): ChosenSource {
  const guesses = [canonicalLocale(wanted ?? ''), 'en'].filter((locale) => locale !== undefined);
  const locale = guesses.find((guess) => !named.has(guess)) ?? guesses[0] ?? 'en';
  return { code: 'defaultFile', locale, alternatives: named.has(locale) ? [locale] : [] };
}

function chosen(
  code: SourceChoice['code'],
  [locale, ...alternatives]: readonly string[],
): ChosenSource | undefined {
  return locale === undefined ? undefined : { code, locale, alternatives };
}

function sameLanguage(a: string, b: string): boolean {
  return baseLanguage(a) === baseLanguage(b);
}

function englishFirst(a: string, b: string): number {
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

function rank(locale: string): number {
  const place = ['en', 'en-US', 'en-GB'].indexOf(locale);
  return place < 0 ? 3 : place;
}
