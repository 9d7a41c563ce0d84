import { canonicalLocale } from '../../locale.ts';
import { spellLocale } from '../../localeSpelling.ts';
import { quoteYaml } from './yamlScalar.ts';

/** The key around everything for another locale, spelled like that of the source: beside `en_US` comes `pt_BR`. */
export function rootKeyLike(sourceKey: string, locale: string): string {
  const usual = { separator: '-', letters: 'canonical' } as const;
  const spelled = spellLocale(canonicalLocale(locale) ?? locale, [sourceKey], usual);
  return quoteYaml(spelled, 'plain');
}
