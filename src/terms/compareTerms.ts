import { canonicalLocale } from '../resources/locale.ts';
import type { TermFile } from './termFileFormat.ts';
import { sentTerms, termsWithout } from './termRules.ts';

/** The terms of a language as they are to be. */
export interface TermList {
  /** Canonical tag. */
  readonly language: string;
  readonly terms: readonly string[];
}

/** What is known of a list of a collection. */
export interface StoredList {
  readonly language: string;
  /** Number of its terms; absent where the service does not report even that. */
  readonly count?: number | undefined;
  /** Absent where the service does not offer reading them. */
  readonly terms?: readonly string[] | undefined;
}

/** What has to happen so that a list of a collection becomes that of the file. */
export type ListChange = { readonly language: string } & (
  | { readonly kind: 'same' }
  /** Terms are merged into the list; nothing is removed. */
  | { readonly kind: 'add'; readonly added: readonly string[] }
  /** The list is replaced; `removed` is absent where it is unknown what is removed. */
  | {
      readonly kind: 'replace';
      readonly added: readonly string[];
      readonly removed: readonly string[] | undefined;
    }
  /** The file has no terms any longer, and a list cannot be empty. */
  | { readonly kind: 'delete'; readonly removed: readonly string[] | undefined }
);

/** The lists of a file as the service takes them. */
export function termListsOf({ lists }: TermFile): readonly TermList[] {
  return lists.map(({ language, entries }) => ({
    language,
    terms: sentTerms(entries.map(({ term }) => term)),
  }));
}

/**
 * Compares the lists of a file with those of its collection, language by language. The order of terms means nothing.
 * Lists of languages that the file does not name are left alone.
 */
export function compareTerms(
  file: readonly TermList[],
  stored: readonly StoredList[],
): readonly ListChange[] {
  return file.map((list) => changeOf(list, listOf(stored, list.language)));
}

/** The languages whose lists differ, as far as can be told: by their terms, else by their number. */
export function languagesOutOfSync(
  file: readonly TermList[],
  stored: readonly StoredList[],
): readonly string[] {
  const differs = ({ language, terms }: TermList): boolean => {
    const list = listOf(stored, language);
    const known = knownTerms(list);
    if (known === undefined) return (list === undefined ? 0 : list.count) !== terms.length;
    return termsWithout(terms, known).length + termsWithout(known, terms).length > 0;
  };
  return file.filter(differs).map(({ language }) => language);
}

/** The languages of stored lists that the file does not name. */
export function listsBeside(
  file: readonly TermList[],
  stored: readonly StoredList[],
): readonly string[] {
  const named = file.map(({ language }) => listOf(stored, language));
  return stored.filter((list) => !named.includes(list)).map(({ language }) => language);
}

/** Stored lists whose terms cannot be read get those that were seen last, where their number is still the same. */
export function withSeenTerms(
  stored: readonly StoredList[],
  seen: readonly StoredList[],
): readonly StoredList[] {
  return stored.map((list) => {
    const last = knownTerms(listOf(seen, list.language));
    const fits = list.count === undefined || list.count === last?.length;
    return list.terms === undefined && fits ? { ...list, terms: last } : list;
  });
}

/** The list of a language; the service may spell its tag in its own way. */
export function listOf(stored: readonly StoredList[], language: string): StoredList | undefined {
  return stored.find((list) => (canonicalLocale(list.language) ?? list.language) === language);
}

function changeOf({ language, terms }: TermList, stored: StoredList | undefined): ListChange {
  if (stored === undefined || stored.count === 0) {
    if (terms.length === 0) return { kind: 'same', language };
    return { kind: 'add', language, added: terms };
  }
  const before = knownTerms(stored);
  if (terms.length === 0) return { kind: 'delete', language, removed: before };
  if (before === undefined) return { kind: 'replace', language, added: terms, removed: undefined };
  const added = termsWithout(terms, before);
  const removed = termsWithout(before, terms);
  if (removed.length > 0) return { kind: 'replace', language, added, removed };
  return added.length > 0 ? { kind: 'add', language, added } : { kind: 'same', language };
}

/** Terms that are fewer or more than the service counts are not all of them. */
function knownTerms(list: StoredList | undefined): readonly string[] | undefined {
  const { count, terms } = list ?? {};
  return count === undefined || count === terms?.length ? terms : undefined;
}

/** What a list has that the stored one does not, and vice versa. Spelling counts, order does not. */
export function termChange(stored: readonly string[], wanted: readonly string[]) {
  return { added: termsWithout(wanted, stored), gone: termsWithout(stored, wanted) };
}

/** The list after a merge, in which nothing is removed. */
export function mergedTerms(
  stored: readonly string[],
  wanted: readonly string[],
): readonly string[] {
  return [...stored, ...termsWithout(wanted, stored)];
}
