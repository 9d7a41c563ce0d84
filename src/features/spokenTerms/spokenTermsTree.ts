import type { SpokenTerms, TermListSummary } from '../../service/schemas/spokenTerms.ts';
import { spokenTermsListed, spokenTermsState } from '../../platform/contextKeys.ts';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import { ListTree, wholeList } from '../../platform/ui/list/listTree.ts';
import type { Services } from '../../platform/services.ts';
import type { Drafts } from './drafts.ts';
import { collectionItem, listItem } from './spokenTermsItem.ts';

/** A row of the view: a collection, or one of its lists. */
export type SpokenTermsRow =
  | { readonly kind: 'collection'; readonly collection: SpokenTerms; readonly listed: boolean }
  | {
      readonly kind: 'list';
      readonly collection: SpokenTerms;
      readonly list: TermListSummary;
      /** `undefined` where nobody can read them. */
      readonly terms: readonly string[] | undefined;
    };

/** The collections, and below them their lists. */
export function spokenTermsTree(
  { collections, log }: Services,
  drafts: Drafts,
): ListTree<SpokenTermsRow> {
  // The row can do without: it then shows how many terms there are and not how long they are.
  const termsOf = async (id: string, language: string) => {
    try {
      return (await collections.terms(id, language))?.terms;
    } catch (error) {
      log.warn(describeError(error).detail);
      return undefined;
    }
  };
  return new ListTree<SpokenTermsRow>(log, {
    state: spokenTermsState,
    load: async () => {
      const { listed, collections: all } = await collections.list();
      await spokenTermsListed.set(listed);
      return wholeList(all.map((collection) => ({ kind: 'collection', collection, listed })));
    },
    idOf: ({ collection }) => collection.id,
    below({ kind, collection }) {
      if (kind === 'list') return [];
      const rows = collection.lists.map(async (list) => {
        const terms = await termsOf(collection.id, list.language);
        return { kind: 'list', collection, list, terms } as const;
      });
      return Promise.all(rows);
    },
    item(row) {
      const typed = drafts.of(row.collection.id);
      if (row.kind === 'collection') return collectionItem(row.collection, row.listed, typed.size);
      return listItem(row, typed.has(row.list.language));
    },
  });
}
