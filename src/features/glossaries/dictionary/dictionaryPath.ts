import type { LanguagePair } from '../../../service/glossaries/schemas.ts';
import { plainText } from '../../../texts/uiText.ts';

/** One dictionary of one glossary. */
export interface DictionaryId extends LanguagePair {
  readonly glossaryId: string;
}

/** The path of a dictionary's document: the glossary's id, and a display name. */
export function dictionaryPath(id: DictionaryId, name: string): string {
  return `/${id.glossaryId}/${dictionaryName(id, name)}`;
}

/**
 * The display name of a dictionary, which ends in its pair. The name of the glossary is for the tab only: it may change
 * while the document is open.
 */
export function dictionaryName(
  { sourceLanguage, targetLanguage }: LanguagePair,
  name: string,
): string {
  const shown = plainText(name, 60).replace(/[\\/:*?"<>|]/g, '_');
  return `${shown} (${sourceLanguage} → ${targetLanguage}).tsv`;
}

/** @returns `undefined` where the path is none of {@link dictionaryPath} */
export function readDictionaryPath(
  path: string,
): (DictionaryId & { readonly name: string }) | undefined {
  const found = /^\/([^/]+)\/([^/]*) \(([^\s()/]+) → ([^\s()/]+)\)\.tsv$/u.exec(path);
  if (found === null) return undefined;
  const [, glossaryId = '', name = '', sourceLanguage = '', targetLanguage = ''] = found;
  return { glossaryId, name, sourceLanguage, targetLanguage };
}

/** Whether two ids mean one dictionary; codes are compared without regard to case. */
export function sameDictionary(one: DictionaryId, other: DictionaryId): boolean {
  return dictionaryKey(one) === dictionaryKey(other);
}

/** A text that is equal for equal dictionaries. */
export function dictionaryKey(id: DictionaryId): string {
  const pair = `${id.sourceLanguage} ${id.targetLanguage}`;
  return `${id.glossaryId} ${pair.toLowerCase()}`;
}
