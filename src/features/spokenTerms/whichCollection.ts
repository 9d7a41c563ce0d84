import type { SpokenTerms } from '../../service/schemas/spokenTerms.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { hint } from '../../platform/ui/userError.ts';
import { uiText } from '../../texts/uiText.ts';
import type { Collections } from '../../platform/account/spokenTerms/collections.ts';
import type { SpokenTermsRow } from './spokenTermsTree.ts';
import { sentences } from '../../texts/sentences.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/** The row that a command of the view was called on; `undefined` for anything else. */
export function spokenTermsRowOf(given: unknown): SpokenTermsRow | undefined {
  const row = given as SpokenTermsRow | undefined;
  const known = row?.kind === 'collection' || row?.kind === 'list';
  return known && typeof row.collection?.id === 'string' ? row : undefined;
}

/** The collection of the row that a command was called on, else the one that the user picks. */
export async function whichCollection(
  collections: Collections,
  given: unknown,
  title: string,
): Promise<SpokenTerms | undefined> {
  const row = spokenTermsRowOf(given);
  if (row !== undefined) return row.collection;
  const list = (await collections.list()).collections;
  if (list.length === 0) {
    throw hint(sentences.noCollections(), {
      title: commandTitles.newCollection(),
      command: 'glossa.spokenTerms.create',
    });
  }
  const items = list.map((collection) => ({
    label: uiText(collection.name),
    description: collection.lists.map(({ language }) => uiText(language)).join(', '),
    collection,
  }));
  return (await showQuickPick(items, { title, matchOnDescription: true }))?.collection;
}
