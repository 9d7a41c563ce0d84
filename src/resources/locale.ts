import {
  languageCodes,
  oddTags,
  posixModifiers,
  pseudoRegions,
  rareLanguageCodes,
  scriptCodes,
  variantCodes,
} from './subtags.ts';

const tag =
  /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?(?:[-_]((?!(?:in)?formal)[a-z]{5,8}|\d{4}))?(?:[-_](?:x[-_])?((?:in)?formal))?$/iu;

const longestTag = 35;
const longestOddTag = 12;

/**
 * Codes that were withdrawn, or that others say shorter, and still are in file names. `Intl.getCanonicalLocales` does more than that: it turns `tl`
 * into `fil` and `kmr` into `ku`, which a language service takes for other languages or for none.
 */
const withdrawn: ReadonlyMap<string, string> = new Map([
  ['iw', 'he'],
  ['in', 'id'],
  ['ji', 'yi'],
  ['jw', 'jv'],
  ['sme', 'se'],
  ['UK', 'GB'],
]);

/**
 * The BCP 47 tag of a locale as people spell it in file names (`pt_BR`, `zh-hans`, `EN`, `sr@latin`), or nothing where
 * the text is not a locale. Only languages that exist count, so `src`, `app` and `index` are words. Extensions are not
 * taken, and of private use only the forms of address (`de_formal`). A locale that a tool makes of the source to test a
 * program with, such as `en-XA`, does not count. The answer never holds a dot or a slash.
 */
export function canonicalLocale(text: string): string | undefined {
  const found = text.length > longestTag ? null : (tag.exec(text) ?? oddTag(text));
  if (found === null) return undefined;
  const [, language = '', script = '', region = '', variant = '', address = ''] = found;
  const code = language.toLowerCase();
  if (!languageCodes.has(code) && !rareLanguageCodes.has(code)) return undefined;
  if (script !== '' && !scriptCodes.has(script.toLowerCase())) return undefined;
  if (pseudoRegions.has(region.toLowerCase())) return undefined;
  if (variant !== '' && !variantCodes.has(variant.toLowerCase())) return undefined;
  const subtags = [
    code,
    titleCase(script),
    region.toUpperCase(),
    variant.toLowerCase(),
    address === '' ? '' : `x-${address.toLowerCase()}`,
  ];
  const canonical = subtags
    .filter((subtag) => subtag !== '')
    .map((subtag) => withdrawn.get(subtag) ?? subtag)
    .join('-');
  return oddTags.get(canonical) ?? canonical;
}

/** Whether a locale is spelled with the code of a language that is rarely met, so that it may be a word. */
export function isRareLanguage(spelling: string): boolean {
  return (
    rareLanguageCodes.has(spelling.slice(0, 3).toLowerCase()) && /^...(?:$|[-_@])/u.test(spelling)
  );
}

/** What looks like no tag and means one: `sr_RS@latin`, as POSIX has it, and a few others. */
function oddTag(text: string): RegExpExecArray | null {
  // Names of files arrive by the tens of thousands.
  if (!/[@_-]/u.test(text)) return null;
  const [locale = '', modifier, ...more] = text.split('@');
  const known = modifier === undefined && text.length <= longestOddTag;
  if (known) return tag.exec(oddTags.get(text.toLowerCase().replaceAll('_', '-')) ?? '');
  const subtag = posixModifiers.get(modifier?.toLowerCase() ?? '');
  if (subtag === undefined || more.length > 0) return null;
  if (subtag.length !== 4) return tag.exec(`${locale}-${subtag}`);
  return tag.exec(locale.replace(/^[^-_]+/u, (language) => `${language}-${subtag}`));
}

function titleCase(subtag: string): string {
  return subtag.slice(0, 1).toUpperCase() + subtag.slice(1).toLowerCase();
}

/** Whether two spellings mean one locale: `pt_br` and `pt-BR`. Text that is not a locale equals nothing. */
export function sameLocale(a: string, b: string): boolean {
  const locale = canonicalLocale(a);
  return locale !== undefined && locale === canonicalLocale(b);
}

/** The language of a locale without script and region, in lowercase: `zh` of `zh_Hant_TW`. */
export function baseLanguage(locale: string): string {
  const canonical = canonicalLocale(locale) ?? locale;
  return (canonical.split(/[-_]/u, 1)[0] ?? canonical).toLowerCase();
}

/**
 * The name of a locale in the language `display` (`Portuguese (Brazil)`), for display; the tag itself where the editor
 * has no name for it.
 */
export function localeName(locale: string, display: string): string {
  const canonical = canonicalLocale(locale);
  if (canonical === undefined) return locale;
  const [known = canonical, address] = canonical.split('-x-');
  const name = namesIn(display).of(known) ?? known;
  return address === undefined ? name : `${name} (${address})`;
}

/** By display language. Creating them takes far longer than calling them. */
const namesByDisplay = new Map<string, Intl.DisplayNames>();

function namesIn(display: string): Intl.DisplayNames {
  const known = namesByDisplay.get(display);
  if (known !== undefined) return known;
  const languages = [canonicalLocale(display) ?? 'en', 'en'];
  const names = new Intl.DisplayNames(languages, { type: 'language', languageDisplay: 'standard' });
  namesByDisplay.set(display, names);
  return names;
}
