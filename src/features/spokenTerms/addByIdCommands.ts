import * as vscode from 'vscode';
import type { SpokenTerms } from '../../service/schemas/spokenTerms.ts';
import { showInputBox } from '../../platform/ui/inputBox.ts';
import { setStatusBarMessage } from '../../platform/ui/messages.ts';
import { uiText } from '../../texts/uiText.ts';
import { askCollectionName } from './editCollections.ts';
import { withSpokenTermsErrors } from './spokenTermsErrors.ts';
import { spokenTermsRowOf } from './whichCollection.ts';
import type { Collections } from '../../platform/account/spokenTerms/collections.ts';

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
  const found = await withSpokenTermsErrors(() => collections.look(id));
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
