import * as vscode from 'vscode';
import { limits } from '../../service/limits.ts';
import { format, quantity } from '../../texts/format.ts';
import { copyId } from '../../platform/ui/copyId.ts';
import { askName } from '../../platform/ui/inputBox.ts';
import { confirm, withSpinner } from '../../platform/ui/messages.ts';
import { uiText } from '../../texts/uiText.ts';
import { askLanguage } from './askLanguage.ts';
import { withSpokenTermsErrors } from './spokenTermsErrors.ts';
import { spokenTermsRowOf, whichCollection } from './whichCollection.ts';
import type { Collections } from '../../platform/account/spokenTerms/collections.ts';
import type { Services } from '../../platform/services.ts';
import type { Drafts } from './drafts.ts';
import type { TermEditors } from './termEditors.ts';
import { sentences } from '../../texts/sentences.ts';

/** Makes a collection, asks for its first language and opens it. */
export async function createCollection(services: Services, editors: TermEditors): Promise<void> {
  const name = await askCollectionName(vscode.l10n.t('New Spoken-Terms Collection'));
  if (name === undefined) return;
  const collection = await withSpinner(sentences.creatingCollection(), () =>
    withSpokenTermsErrors(() => services.collections.create(name)),
  );
  editors.show(collection, await askLanguage(services, collection));
}

/** Opens a collection's terms, at the language of the row. */
export async function editTerms(
  collections: Collections,
  editors: TermEditors,
  given: unknown,
): Promise<void> {
  const title = vscode.l10n.t('Edit Terms');
  const collection = await whichCollection(collections, given, title);
  const row = spokenTermsRowOf(given);
  if (collection === undefined) return;
  editors.show(collection, row?.kind === 'list' ? row.list.language : undefined);
}

/** Starts a list in the editor; it exists for the service when its first terms are saved. */
export async function addLanguage(
  services: Services,
  editors: TermEditors,
  given: unknown,
): Promise<void> {
  const title = vscode.l10n.t('Add Language');
  const collection = await whichCollection(services.collections, given, title);
  const language = collection && (await askLanguage(services, collection));
  if (collection && language) editors.show(collection, language);
}

export async function renameCollection(collections: Collections, given: unknown): Promise<void> {
  const title = vscode.l10n.t('Rename Collection');
  const collection = await whichCollection(collections, given, title);
  const name = collection && (await askCollectionName(title, collection.name));
  if (!collection || name === undefined || name === collection.name) return;
  await withSpokenTermsErrors(() => collections.rename(collection.id, name));
}

/** Deletes a collection after a question that names it and says what is in it. */
export async function deleteCollection(
  collections: Collections,
  drafts: Drafts,
  editors: TermEditors,
  given: unknown,
): Promise<void> {
  const title = vscode.l10n.t('Delete Collection');
  const chosen = await whichCollection(collections, given, title);
  if (chosen === undefined) return;
  // The row may be from before somebody's last save: what a person is told will be removed has to be what is there now.
  const present = await withSpokenTermsErrors(() => collections.findNow(chosen.id));
  const { id, name, lists } = present ?? chosen;
  const count = lists.reduce((sum, { entryCount }) => sum + entryCount, 0);
  const sure = await confirm({
    message: vscode.l10n.t('Delete the collection “{0}” from the service?', uiText(name)),
    detail: [
      vscode.l10n.t({
        message:
          'It has {0} with {1}, which cannot be restored. Voice sessions that name this collection will start without them.',
        args: [quantity.lists(lists.length), quantity.terms(count)],
        comment: '{0} is a number such as “2 lists”, {1} one such as “30 terms”.',
      }),
    ],
    yes: vscode.l10n.t('Delete Collection'),
  });
  if (!sure) return;
  await withSpokenTermsErrors(() => collections.delete(id));
  await drafts.forget(id);
  editors.close({ id, name });
}

export async function deleteList(
  collections: Collections,
  drafts: Drafts,
  given: unknown,
): Promise<void> {
  const row = spokenTermsRowOf(given);
  if (row?.kind !== 'list') return;
  const { collection, list } = row;
  const language = format.language(list.language);
  const sure = await confirm({
    message: vscode.l10n.t({
      message: 'Delete the {0} list of “{1}” from the service?',
      args: [language, uiText(collection.name)],
      comment: '{0} is the name of a language, {1} of a collection of spoken terms.',
    }),
    detail: [
      vscode.l10n.t('It has {0}, which cannot be restored.', quantity.terms(list.entryCount)),
    ],
    yes: vscode.l10n.t('Delete List'),
  });
  if (!sure) return;
  await withSpokenTermsErrors(() => collections.deleteList(collection.id, list.language));
  if (drafts.of(collection.id).has(list.language))
    await drafts.keep(collection.id, list.language, undefined);
}

export async function copyCollectionId(collections: Collections, given: unknown): Promise<void> {
  const title = vscode.l10n.t('Copy ID');
  const collection = await whichCollection(collections, given, title);
  if (collection !== undefined) await copyId(collection.id);
}

/** Asks for a collection's name; `undefined` where the user leaves. */
export async function askCollectionName(
  title: string,
  value?: string,
): Promise<string | undefined> {
  return askName({
    title,
    prompt: vscode.l10n.t('Name of the collection'),
    value,
    mostBytes: limits.phraseBytes,
  });
}
