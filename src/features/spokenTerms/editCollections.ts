import * as vscode from 'vscode';
import { limits } from '../../service/limits.ts';
import { quantity } from '../../platform/ui/text/quantity.ts';
import { withSpinner } from '../../platform/ui/progress.ts';
import { format } from '../../platform/ui/text/format.ts';
import { copyId } from '../../platform/ui/copyId.ts';
import { askName } from '../../platform/ui/inputBox.ts';
import { confirm } from '../../platform/ui/messages.ts';
import { uiText } from '../../platform/ui/text/uiText.ts';
import { askLanguage } from './askLanguage.ts';
import { withSpokenTermsErrors } from './spokenTermsErrors.ts';
import { spokenTermsRowOf, whichCollection } from './whichCollection.ts';
import { showEditor } from './showEditor.ts';
import type { SpokenTermsContext } from './spokenTermsContext.ts';

/** Makes a collection, asks for its first language and opens it. */
export async function createCollection(context: SpokenTermsContext): Promise<void> {
  const name = await askCollectionName(vscode.l10n.t('New Spoken-Terms Collection'));
  if (name === undefined) return;
  const collection = await withSpinner(vscode.l10n.t('Creating the collection…'), () =>
    withSpokenTermsErrors(() => context.collections.create(name)),
  );
  showEditor(context, collection, await askLanguage(context, collection));
}

/** Opens a collection's terms, at the language of the row. */
export async function editTerms(context: SpokenTermsContext, given: unknown): Promise<void> {
  const title = vscode.l10n.t('Edit Terms');
  const collection = await whichCollection(context.collections, given, title);
  const row = spokenTermsRowOf(given);
  if (collection === undefined) return;
  showEditor(context, collection, row?.kind === 'list' ? row.list.language : undefined);
}

/** Starts a list in the editor; it exists for the service when its first terms are saved. */
export async function addLanguage(context: SpokenTermsContext, given: unknown): Promise<void> {
  const title = vscode.l10n.t('Add Language');
  const collection = await whichCollection(context.collections, given, title);
  const language = collection && (await askLanguage(context, collection));
  if (collection && language) showEditor(context, collection, language);
}

export async function renameCollection(context: SpokenTermsContext, given: unknown): Promise<void> {
  const title = vscode.l10n.t('Rename Collection');
  const collection = await whichCollection(context.collections, given, title);
  const name = collection && (await askCollectionName(title, collection.name));
  if (!collection || name === undefined || name === collection.name) return;
  await withSpokenTermsErrors(() => context.collections.rename(collection.id, name));
}

/** Deletes a collection after a question that names it and says what is in it. */
export async function deleteCollection(context: SpokenTermsContext, given: unknown): Promise<void> {
  const title = vscode.l10n.t('Delete Collection');
  const chosen = await whichCollection(context.collections, given, title);
  if (chosen === undefined) return;
  // The row may be from before somebody's last save: what a person is told will be removed has to be what is there now.
  const present = await withSpokenTermsErrors(() => context.collections.findNow(chosen.id));
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
  await withSpokenTermsErrors(() => context.collections.delete(id));
  await context.drafts.forget(id);
  context.editors.close({ id, name });
}

export async function deleteList(context: SpokenTermsContext, given: unknown): Promise<void> {
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
  await withSpokenTermsErrors(() => context.collections.deleteList(collection.id, list.language));
  if (!context.drafts.of(collection.id).has(list.language)) return;
  await context.drafts.keep(collection.id, list.language, undefined);
  context.tree.redrawCollection(collection.id);
}

export async function copyCollectionId(context: SpokenTermsContext, given: unknown): Promise<void> {
  const title = vscode.l10n.t('Copy ID');
  const collection = await whichCollection(context.collections, given, title);
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
