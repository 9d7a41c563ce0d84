import * as vscode from 'vscode';
import type { Connection } from '../../platform/account/connection.ts';
import { answersKept } from '../../platform/contextKeys.ts';
import type { KeyStore } from '../../platform/account/keyStore.ts';
import { showInformationMessage } from '../../platform/ui/messages.ts';

/** Deletes every key that Glossa has stored, and offers to delete the translations that no file has yet. */
export async function signOut(keys: KeyStore, connection: Connection): Promise<void> {
  const origins = await keys.origins();
  for (const origin of origins) await keys.delete(origin);
  const account = await connection.account();
  const message =
    account !== undefined
      ? vscode.l10n.t('Signed out. A key from the environment (GLOSSA_API_KEY) is still in use.')
      : origins.length === 0
        ? vscode.l10n.t('No key was stored.')
        : vscode.l10n.t('Signed out. The key was deleted from secret storage.');
  void tell(message);
}

async function tell(message: string): Promise<void> {
  if (answersKept.value !== true) return void showInformationMessage(message);
  const discard = vscode.l10n.t('Discard Them…');
  const kept = vscode.l10n.t('Translations that are not written yet are kept on this disk.');
  const answer = await showInformationMessage(`${message} ${kept}`, discard);
  if (answer === discard) {
    await vscode.commands.executeCommand('glossa.translate.discardAnswers');
  }
}
