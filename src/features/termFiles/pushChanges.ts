import {
  listOf,
  type ListChange,
  type StoredList,
  type TermList,
} from '../../terms/compareTerms.ts';
import type { SpokenTerms } from '../../service/schemas/spokenTerms.ts';
import type { SpokenTermsService } from '../../service/spokenTermsService.ts';

/**
 * Makes the lists of a collection those of the file: lists that only grow are merged in one PATCH, each list that loses
 * terms is replaced by a PUT, and one that has none left is deleted. Yields each list as the service has it from then
 * on, so that a failure midway leaves nothing in doubt.
 */
export async function* pushChanges(
  spokenTerms: SpokenTermsService,
  id: string,
  file: readonly TermList[],
  changes: readonly ListChange[],
): AsyncGenerator<StoredList> {
  const grown = changes.flatMap(({ language, ...change }) =>
    change.kind === 'add' ? [{ language, terms: change.added }] : [],
  );
  if (grown.length > 0) {
    const collection = await spokenTerms.edit(id, { lists: grown });
    const isGrown = ({ language }: TermList) => grown.some((list) => list.language === language);
    yield* listsAfter(collection, file.filter(isGrown));
  }
  for (const { language, kind } of changes) {
    const terms = file.find((list) => list.language === language)?.terms ?? [];
    if (kind === 'replace') {
      const { entryCount } = await spokenTerms.replaceList(id, { language, terms });
      yield { language, count: entryCount, terms };
    }
    if (kind === 'delete') {
      await spokenTerms.deleteList(id, language);
      yield { language, count: 0, terms };
    }
  }
}

/** The lists of a collection that now are those of a file, with the counts that the service answered. */
export function listsAfter(
  { lists }: Pick<SpokenTerms, 'lists'>,
  sent: readonly TermList[],
): readonly StoredList[] {
  const counts = lists.map(({ language, entryCount }) => ({ language, count: entryCount }));
  return sent.map(({ language, terms }) => ({
    language,
    count: listOf(counts, language)?.count ?? 0,
    terms,
  }));
}
