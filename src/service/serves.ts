import { sourceCode, targetCode } from './languageCodes.ts';
import type { Language } from './schemas/languages.ts';

/**
 * Whether the service translates from or into a locale, by its list of languages. Variants are left to the service, and
 * where it gives no list, everything.
 */
export function serves(
  languages: readonly Language[],
  side: 'source' | 'target',
  locale: string,
): boolean {
  const offered = languages.filter((language) => language[side]);
  if (offered.length === 0) return true;
  const wanted = languageOf(side === 'source' ? sourceCode(locale) : targetCode(locale));
  return offered.some(({ code }) => languageOf(code) === wanted);
}

function languageOf(code: string): string {
  return (code.split('-', 1)[0] ?? code).toLowerCase();
}
