import * as vscode from 'vscode';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { hint } from '../../platform/ui/userError.ts';
import { languageTag } from '../../protocol/termEditor.ts';
import { limits } from '../../service/limits.ts';
import type { SpokenTerms } from '../../service/spokenTerms/schemas.ts';
import { sameLanguage } from '../../terms/sameLanguage.ts';
import { choices } from '../../texts/choices.ts';
import { commandTitles } from '../../texts/commandTitles.ts';
import { format, quantity } from '../../texts/format.ts';
import { copyId } from '../../platform/ui/copyId.ts';
import { askName, showInputBox } from '../../platform/ui/inputBox.ts';
import { confirm, withSpinner, setStatusBarMessage } from '../../platform/ui/messages.ts';
import { uiText } from '../../texts/uiText.ts';
import { callSpokenTerms } from './callSpokenTerms.ts';
import type { SpokenTermsRow } from './spokenTermsTree.ts';
import { voiceLanguages } from './voiceLanguages.ts';
import type { Collections } from '../../platform/account/collections.ts';
import type { Services } from '../../platform/services.ts';
import type { Drafts } from './drafts.ts';
import type { TermEditors } from './termEditors.ts';
import { sentences } from '../../texts/sentences.ts';

/** Makes a collection, asks for its first language and opens it. */
export async function createCollection(services: Services, editors: TermEditors): Promise<void> {
  const name = await askCollectionName(vscode.l10n.t('New Spoken-Terms Collection'));
  if (name === undefined) return;
  const collection = await withSpinner(sentences.creatingCollection(), () =>
    callSpokenTerms(() => services.collections.create(name)),
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
  await callSpokenTerms(() => collections.rename(collection.id, name));
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
  const present = await callSpokenTerms(() => collections.findNow(chosen.id));
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
  await callSpokenTerms(() => collections.delete(id));
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
  await callSpokenTerms(() => collections.deleteList(collection.id, list.language));
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

/** Asks for a language that a collection has no list of yet; `undefined` where the user leaves. */
async function askLanguage(
  services: Services,
  { lists }: SpokenTerms,
): Promise<string | undefined> {
  const title = vscode.l10n.t('Add Language');
  const present = (code: string): boolean =>
    lists.some(({ language }) => sameLanguage(language, code));
  const offered = await voiceLanguages(services);
  if (offered === undefined) return typeCode(title, present);
  const byName = new Intl.Collator(vscode.env.language);
  const items = offered
    .filter((code) => !present(code))
    .map((code) => ({ label: format.language(code), description: code }))
    .sort((a, b) => byName.compare(a.label, b.label));
  const picked = await showQuickPick(items, {
    title,
    placeHolder: choices.spokenLanguage(),
    matchOnDescription: true,
    // The step before this one gives the focus back late.
    ignoreFocusOut: true,
  });
  return picked?.description;
}

async function typeCode(
  title: string,
  present: (code: string) => boolean,
): Promise<string | undefined> {
  const code = await showInputBox({
    title,
    prompt: vscode.l10n.t(
      'The service does not report which languages support spoken terms. Enter a code, for example de.',
    ),
    ignoreFocusOut: true,
    validateInput: (value) => {
      if (!languageTag.test(value.trim())) return vscode.l10n.t('Enter a code such as de or ja.');
      return present(value.trim())
        ? vscode.l10n.t('The collection already has a list for this language.')
        : undefined;
    },
  });
  return code?.trim();
}

/** Takes a collection into the workspace's own registry by its id; its name comes from the service or the user. */
export async function addById(collections: Collections): Promise<void> {
  const title = vscode.l10n.t('Add Collection by ID');
  const id = await showInputBox({
    title,
    prompt: vscode.l10n.t('ID of a spoken-terms collection'),
    placeHolder: '00000000-0000-0000-0000-000000000000',
    validateInput: (value) =>
      /^[\w-]{1,100}$/.test(value.trim())
        ? undefined
        : vscode.l10n.t('An ID consists of letters, digits, and hyphens.'),
  });
  if (id === undefined) return;
  const collection = await collectionWith(collections, id.trim());
  if (collection !== undefined) await collections.add(collection);
}

async function collectionWith(
  collections: Collections,
  id: string,
): Promise<SpokenTerms | undefined> {
  const found = await callSpokenTerms(() => collections.look(id));
  if (found !== undefined) return found;
  const name = await askCollectionName(
    vscode.l10n.t(
      'The service returned no details for this ID. Enter a name to use in this workspace.',
    ),
  );
  return name === undefined ? undefined : { id, name, lists: [], created: undefined };
}

/** Takes a collection off the registry. The service keeps it. */
export async function forgetCollection(collections: Collections, given: unknown): Promise<void> {
  const row = spokenTermsRowOf(given);
  if (row?.kind !== 'collection') return;
  const { id, name } = row.collection;
  await collections.forget(id);
  setStatusBarMessage(
    vscode.l10n.t('Removed “{0}” from this view. It still exists in the service.', uiText(name)),
    5000,
  );
}

/** The row that a command of the view was called on; `undefined` for anything else. */
function spokenTermsRowOf(given: unknown): SpokenTermsRow | undefined {
  const row = given as SpokenTermsRow | undefined;
  const known = row?.kind === 'collection' || row?.kind === 'list';
  return known && typeof row.collection?.id === 'string' ? row : undefined;
}

/** The collection of the row that a command was called on, else the one that the user picks. */
async function whichCollection(
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
