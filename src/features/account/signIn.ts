import * as vscode from 'vscode';
import { baseUrlFor } from '../../service/profile.ts';
import type { Connection } from '../../platform/connection.ts';
import type { KeyStore } from '../../platform/keyStore.ts';
import { addressesOf } from '../../platform/serviceSettings.ts';
import { showInformationMessage } from '../../platform/ui/messages.ts';
import { uiText } from '../../platform/uiText.ts';
import { askKey } from './askKey.ts';
import { askService } from './askService.ts';
import { tryKey } from './tryKey.ts';

/**
 * Asks for the service and the key, tries the key, and only then stores both. Leaving at any step changes
 * nothing, and keeps a key that was stored before.
 */
export async function signIn(keys: KeyStore, connection: Connection): Promise<void> {
  const choice = await askService(connection.profile);
  if (choice === undefined) return;
  const { profile } = choice;
  const accepted = await askKey(profile, (key) =>
    tryKey(() =>
      connection.serviceWith({ baseUrl: baseUrlFor(profile, key), key }, profile.scheme),
    ),
  );
  if (accepted === undefined) return;
  const { origin, host } = baseUrlFor(profile, accepted.key);
  await choice.store();
  for (const other of addressesOf(profile)) {
    if (other.origin !== origin) await keys.delete(other.origin);
  }
  await keys.store(origin, accepted.key);
  const message =
    accepted.answer === 'permitted'
      ? vscode.l10n.t('Signed in to {0}.', uiText(host))
      : vscode.l10n.t('Signed in to {0}. This key cannot list translation memories.', uiText(host));
  void showInformationMessage(message);
}
