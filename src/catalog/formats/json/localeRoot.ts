import { isLocaleKey } from '../localeKey.ts';
import type { JsonContainer } from './jsonNode.ts';

/** The part of a document that the messages are in, with the key around it, if there is one. */
export interface LocaleRoot {
  readonly root: JsonContainer;
  readonly key: string | undefined;
}

/** Looks below the locale of the file where that is the only key of the document; see {@link isLocaleKey}. */
export function belowLocale(document: JsonContainer, locale: string | undefined): LocaleRoot {
  const whole = { root: document, key: undefined };
  const [only, second] = document.members;
  if (second !== undefined || only?.value.kind !== 'object' || !isLocaleKey(only.name, locale)) {
    return whole;
  }
  return { root: only.value, key: String(only.name) };
}
