import * as vscode from 'vscode';
import { baseLanguage } from '../../catalog/locale.ts';
import { ServiceError } from '../../service/errors.ts';
import type { SpokenTerms } from '../../service/schemas/spokenTerms.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { uiText } from '../../platform/ui/text/uiText.ts';
import { hint } from '../../platform/ui/userError.ts';
import type { VoiceContext } from './voiceContext.ts';

/** The collections of the account; none where it may not have or not list any. */
export async function collectionsOf({ connection }: VoiceContext): Promise<readonly SpokenTerms[]> {
  const { spokenTerms } = await connection.service();
  try {
    return await spokenTerms.list();
  } catch (error) {
    const without = ['permission', 'notFound', 'invalid'];
    if (error instanceof ServiceError && without.includes(error.kind)) return [];
    throw error;
  }
}

/** `null`: none is wanted, or there is none for the language. */
export async function chooseCollection(
  collections: readonly SpokenTerms[],
  language: string,
  title: string,
): Promise<SpokenTerms | null | undefined> {
  const fitting = collections.filter(({ lists }) =>
    lists.some((list) => baseLanguage(list.language) === baseLanguage(language)),
  );
  if (fitting.length === 0) return null;
  const none = { label: vscode.l10n.t('No Spoken Terms'), description: '', collection: null };
  const picked = await showQuickPick([none, ...itemsOf(fitting)], {
    title,
    placeHolder: vscode.l10n.t('Spoken terms that fix the spelling of names'),
    ignoreFocusOut: true,
  });
  return picked?.collection;
}

/** The collection of the row that a command was called on, the one with the id that was passed, or the one that is picked. */
export async function collectionOf(
  context: VoiceContext,
  given: unknown,
  title: string,
): Promise<SpokenTerms | undefined> {
  const row = given as
    { readonly collection?: { readonly id?: unknown } & Partial<SpokenTerms> } | undefined;
  const id = row?.collection?.id;
  if (typeof id === 'string') {
    return (await context.connection.service()).spokenTerms.get(id);
  }
  const collections = await collectionsOf(context);
  if (collections.length === 0) {
    throw hint(vscode.l10n.t('There are no spoken-terms collections yet.'), {
      title: vscode.l10n.t('New Collection'),
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
