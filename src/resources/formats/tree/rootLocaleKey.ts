import { baseLanguage, canonicalLocale, sameLocale } from '../../locale.ts';
import { pseudoLocale } from '../../pseudoLocales.ts';
import { spellLocale } from '../../localeSpelling.ts';
import { refuse } from '../refuse.ts';
import { readMembers, type TreeContainer } from './node.ts';

/** A file that may have its locale as a root key: `{"de": {…}}` in `de.json`, `de:` in `de.yml`. */
export interface KeyedFile {
  readonly text: string;
  /** The key as it is written, if there is one. */
  readonly rootKey: string | undefined;
  /** Nothing is in the file, so that it may still get a key. */
  readonly isBare: boolean;
  readonly messages: readonly unknown[];
}

/**
 * Whether the only key of a file is its locale. One of them may leave out what follows the language: `en` in `en-US.yml`.
 * Any other lone key is a group.
 *
 * @param locale of the file; without it no key is taken for one
 */
export function isLocaleKey(key: string | number | undefined, locale: string | undefined): boolean {
  if (typeof key !== 'string' || locale === undefined) return false;
  if (canonicalLocale(key) === undefined) {
    const pseudo = pseudoLocale(key);
    return pseudo !== undefined && pseudo === pseudoLocale(locale);
  }
  const language = baseLanguage(locale);
  return sameLocale(key, locale) || sameLocale(key, language) || baseLanguage(key) === locale;
}

/** The root key for another locale, spelled like that of the source: beside `en_US` comes `pt_BR`. */
export function localeKeyLike(sourceKey: string, locale: string): string {
  const usual = { separator: '-', letters: 'canonical' } as const;
  return spellLocale(canonicalLocale(locale) ?? locale, [sourceKey], usual);
}

/** The key that only one of two files has, so that paths in one are none in the other. */
export function clashOf(target: KeyedFile, source: KeyedFile): string | undefined {
  if (target.isBare || source.messages.length === 0) return undefined;
  const [own, others] = [target.rootKey, source.rootKey];
  return (own === undefined) === (others === undefined) ? undefined : (others ?? own);
}

/** @throws {ResourceFileError} `shape` where there is a {@link clashOf} */
export function refuseClash(target: KeyedFile, source: KeyedFile, offset: number): void {
  const clash = clashOf(target, source);
  if (clash === undefined) return;
  const message = `only one of the two files has its locale around everything: ${clash}`;
  refuse('shape', message, target.text, offset);
}

/** The part of a document that the messages are in, with the key around it, if there is one. */
export interface LocaleRoot {
  readonly root: TreeContainer;
  readonly key: string | undefined;
}

/** Looks below the locale of the file where that is the only key of the document; see {@link isLocaleKey}. */
export function belowLocale(document: TreeContainer, locale: string | undefined): LocaleRoot {
  const whole = { root: document, key: undefined };
  const [only, second] = readMembers(document);
  if (second !== undefined || only?.value.kind !== 'object' || !isLocaleKey(only.name, locale)) {
    return whole;
  }
  return { root: only.value, key: String(only.name) };
}
