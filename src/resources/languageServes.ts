import { baseLanguage, canonicalLocale } from './locale.ts';

/** Tags of one language that CLDR keeps apart. */
const oneLanguage: Readonly<Record<string, string>> = { no: 'nb' };

/**
 * Whether texts in a language can stand for a locale: where both are the same once what a tag leaves out is filled in (`de-DE`
 * and `de`, `zh-TW` and `zh-Hant`; not `pt-PT` and `pt`), and where a language without a region is written as in the locale
 * (`de` and `de-AT`; not `sr` and `sr-Latn`). Text that is no tag serves nothing.
 */
export function languageServes(language: string, locale: string): boolean {
  const [from, to] = [filled(language), filled(locale)];
  if (from === undefined || to === undefined) return false;
  if (from.toString() === to.toString()) return true;
  const isBare = canonicalLocale(language) === baseLanguage(language);
  return isBare && from.language === to.language && from.script === to.script;
}

/** Whether two tags are of one language, whatever its scripts and regions. */
export function sameBaseLanguage(one: string, other: string): boolean {
  return normalBase(one) === normalBase(other);
}

function normalBase(tag: string): string {
  const base = baseLanguage(tag);
  return oneLanguage[base] ?? base;
}

/** A file names the same few a hundred thousand times. */
const known = new Map<string, Intl.Locale | undefined>();
const mostKnown = 1000;

function filled(tag: string): Intl.Locale | undefined {
  if (known.has(tag)) return known.get(tag);
  if (known.size >= mostKnown) known.clear();
  const made = maximized(tag);
  known.set(tag, made);
  return made;
}

function maximized(tag: string): Intl.Locale | undefined {
  const canonical = canonicalLocale(tag);
  if (canonical === undefined) return undefined;
  const base = baseLanguage(canonical);
  return new Intl.Locale(normalBase(canonical) + canonical.slice(base.length)).maximize();
}
