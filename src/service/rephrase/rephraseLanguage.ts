import { sourceCode, targetCode } from '../languageCodes.ts';
import type { Language } from '../account/languages.ts';

/** What the service can do with texts of a locale. */
export interface RephraseLanguage {
  /** Service code; absent where its list says nothing of languages. */
  readonly code: string | undefined;
  readonly styles: boolean;
  readonly tones: boolean;
}

/**
 * The language in which texts of a locale are improved, by the list of the `write` resource: their own variant where the
 * service knows it.
 *
 * @returns nothing where the service does not know the language
 */
export function rephraseLanguage(
  languages: readonly Language[],
  locale: string,
): RephraseLanguage | undefined {
  if (languages.length === 0) return { code: undefined, styles: true, tones: true };
  const find = (code: string) => languages.find((one) => one.code.toUpperCase() === code);
  const base = sourceCode(locale);
  const variants = languages.filter(({ code }) => code.toUpperCase().startsWith(`${base}-`));
  const found = find(targetCode(locale)) ?? find(base);
  if (found === undefined && variants.length === 0) return undefined;
  const all =
    found === undefined ? variants : [found, ...(found.code.includes('-') ? [] : variants)];
  return {
    code: found?.code.toUpperCase(),
    styles: all.some(({ features }) => features.has('writing_style')),
    tones: all.some(({ features }) => features.has('tone')),
  };
}
