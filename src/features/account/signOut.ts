import * as vscode from 'vscode';
import type { Connection } from '../../platform/connection.ts';
import type { KeyStore } from '../../platform/keyStore.ts';
import { showInformationMessage } from '../../platform/ui/messages.ts';

/** Deletes every key that Glossa has stored. */
export async function signOut(keys: KeyStore, connection: Connection): Promise<void> {
  const { origins } = keys;
  for (const origin of origins) await keys.delete(origin);
  const account = await connection.account();
  const message =
    account !== undefined
      ? vscode.l10n.t('Signed out. A key from the environment (GLOSSA_API_KEY) is still in force.')
      : origins.length === 0
        ? vscode.l10n.t('Glossa had no key stored.')
        : vscode.l10n.t('Signed out. The key was deleted from the secret storage.');
  void showInformationMessage(message);
}
