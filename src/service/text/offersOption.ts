import { targetCode } from '../languageCodes.ts';
import type { Language } from '../account/languages.ts';
import type { TextOptions } from './schemas.ts';

/** What a target language must have for an option; the others go with every language. */
const needed: Readonly<Partial<Record<keyof TextOptions, string>>> = {
  formality: 'formality',
  style: 'style_rules',
  instructions: 'style_rules',
  tagVersion: 'tag_handling',
};

/**
 * Whether the service offers an option for a target locale, by the features in its list of languages. A list that names
 * no features, or not this language, leaves it open: the service has the last word.
 */
export function offersOption(
  languages: readonly Language[],
  option: keyof TextOptions,
  locale: string,
): boolean {
  const feature = needed[option];
  if (feature === undefined || languages.every(({ features }) => features.size === 0)) return true;
  const wanted = targetCode(locale);
  const targets = languages.filter(({ target }) => target);
  const same = targets.filter(({ code }) => code.toUpperCase() === wanted);
  const variants = targets.filter(({ code }) => code.toUpperCase().startsWith(`${wanted}-`));
  const found = same.length > 0 ? same : variants;
  return found.length === 0 || found.some(({ features }) => features.has(feature));
}
