import { languageCodes, scriptCodes, variantCodes } from './subtags.ts';

const tag =
  /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?(?:[-_]([a-z]{5,8}|\d{4}))?$/iu;

/**
 * Codes that were withdrawn and still stand in file names. `Intl.getCanonicalLocales` does more than that: it turns
 * `tl` into `fil` and `kmr` into `ku`, which a language service takes for other languages or for none.
 */
const withdrawn: ReadonlyMap<string, string> = new Map([
  ['iw', 'he'],
  ['in', 'id'],
  ['ji', 'yi'],
  ['jw', 'jv'],
  ['UK', 'GB'],
]);

/**
 * The BCP 47 tag of a locale as people spell it in file names (`pt_BR`, `zh-hans`, `EN`), or nothing where the text
 * is no locale. Only languages that exist count, so `src`, `app` and `index` are words. Extensions and private use
 * are not taken. The answer never holds a dot or a slash.
 */
export function canonicalLocale(text: string): string | undefined {
  const found = tag.exec(text);
  if (found === null) return undefined;
  const [, language = '', script = '', region = '', variant = ''] = found;
  if (!languageCodes.has(language.toLowerCase())) return undefined;
  if (script !== '' && !scriptCodes.has(script.toLowerCase())) return undefined;
  if (variant !== '' && !variantCodes.has(variant.toLowerCase())) return undefined;
  return [language.toLowerCase(), titleCase(script), region.toUpperCase(), variant.toLowerCase()]
    .filter((subtag) => subtag !== '')
    .map((subtag) => withdrawn.get(subtag) ?? subtag)
    .join('-');
}

function titleCase(subtag: string): string {
  return subtag.slice(0, 1).toUpperCase() + subtag.slice(1).toLowerCase();
}

/** Whether two spellings mean one locale: `pt_br` and `pt-BR`. What is no locale is equal to nothing. */
export function sameLocale(a: string, b: string): boolean {
  const locale = canonicalLocale(a);
  return locale !== undefined && locale === canonicalLocale(b);
}

/** The language of a locale without script and region, in small letters: `zh` of `zh_Hant_TW`. */
export function baseLanguage(locale: string): string {
  const canonical = canonicalLocale(locale) ?? locale;
  return (canonical.split(/[-_]/u, 1)[0] ?? canonical).toLowerCase();
}

/**
 * The name of a locale in the language `display` (`Portuguese (Brazil)`), for people; the tag itself where the
 * editor has no name for it.
 */
export function localeName(locale: string, display: string): string {
  const canonical = canonicalLocale(locale);
  if (canonical === undefined) return locale;
  const languages = [canonicalLocale(display) ?? 'en', 'en'];
  const names = new Intl.DisplayNames(languages, { type: 'language', languageDisplay: 'standard' });
  return names.of(canonical) ?? canonical;
}
