import { baseLanguage, canonicalLocale } from '../../locale.ts';
import type { JsonContainer } from './jsonNode.ts';

/** The part of a document that the messages are in, with the key around it, if there is one. */
export interface LocaleRoot {
  readonly root: JsonContainer;
  readonly key: string | undefined;
}

/**
 * Looks below the locale of the file where that is the only key of the document: `{"de": {…}}` in `de.json`. A lone key
 * that names another language than the file's is a group like any other.
 *
 * @param locale of the file; without it no key is taken for one
 */
export function belowLocale(document: JsonContainer, locale: string | undefined): LocaleRoot {
  const whole = { root: document, key: undefined };
  const [only, second] = document.members;
  if (locale === undefined || only === undefined || second !== undefined) return whole;
  const { name, value } = only;
  if (typeof name !== 'string' || value.kind !== 'object') return whole;
  if (canonicalLocale(name) === undefined || baseLanguage(name) !== baseLanguage(locale)) {
    return whole;
  }
  return { root: value, key: name };
}
