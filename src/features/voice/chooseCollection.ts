import * as vscode from 'vscode';
import { baseLanguage } from '../../resources/locale.ts';
import { sentenceOf } from '../../platform/ui/errors/describeError.ts';
import type { SpokenTerms } from '../../service/spokenTerms/schemas.ts';
import type { Services } from '../../platform/services.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { uiText } from '../../texts/uiText.ts';
import { hint } from '../../platform/ui/userError.ts';
import { sentences } from '../../texts/sentences.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/** `null`: none is wanted, or there is none for the language. Where they cannot be listed, the row of none says so. */
export async function chooseCollection(
  services: Services,
  language: string,
  title: string,
): Promise<SpokenTerms | null | undefined> {
  const { items: all, failure } = await listed(async () => {
    const { collections } = await services.collections.listNow();
    return collections;
  });
  const fitting = all.filter((collection) => mayHave(collection, language));
  if (fitting.length === 0 && failure === undefined) return null;
  const label = vscode.l10n.t('No Spoken Terms');
  const none = { label, description: '', collection: null, ...failure };
  const picked = await showQuickPick([none, ...itemsOf(fitting)], {
    title,
    placeHolder: vscode.l10n.t('Spoken terms that fix the spelling of names'),
    ignoreFocusOut: true,
  });
  return picked?.collection;
}

/** Nothing is known of the lists of a collection that was added by its id where the service does not tell. */
function mayHave({ lists }: SpokenTerms, language: string): boolean {
  const wanted = baseLanguage(language);
  return lists.length === 0 || lists.some((list) => baseLanguage(list.language) === wanted);
}

/** The collection of the row that a command was called on, the one with the id that was passed, or the one that is picked. */
export async function collectionOf(
  services: Services,
  given: unknown,
  title: string,
): Promise<SpokenTerms | undefined> {
  const row = given as { readonly collection?: { readonly id?: unknown } } | undefined;
  const id = row?.collection?.id;
  if (typeof id === 'string') {
    return (
      (await services.collections.findNow(id)) ??
      (await services.connection.service()).spokenTerms.get(id)
    );
  }
  const { collections } = await services.collections.listNow();
  if (collections.length === 0) {
    throw hint(sentences.noCollections(), {
      title: commandTitles.newCollection(),
      command: 'glossa.spokenTerms.create',
    });
  }
  const picked = await showQuickPick(itemsOf(collections), { title, matchOnDescription: true });
  return picked?.collection;
}

function itemsOf(collections: readonly SpokenTerms[]) {
  return collections.map((collection) => ({
    label: uiText(collection.name),
    description: collection.lists.map(({ language }) => uiText(language)).join(', '),
    collection,
  }));
}

/** Lists what somebody may do without: a failure is told, and keeps nobody from going on. */
export async function listed<T>(list: () => Promise<readonly T[]>): Promise<{
  readonly items: readonly T[];
  /** Why there is nothing: for the row of nothing, with which one can go on. */
  readonly failure?: { readonly detail: string };
}> {
  try {
    return { items: await list() };
  } catch (error) {
    return { items: [], failure: { detail: sentenceOf(error) } };
  }
}
