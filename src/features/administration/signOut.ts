import * as vscode from 'vscode';
import { showInformationMessage } from '../../platform/ui/messages.ts';
import type { AdminAccount } from './adminAccount.ts';

/** Deletes the administrator's key; the key that translates stays. */
export async function signOutAdministrator(account: AdminAccount): Promise<void> {
  await account.forget();
  void showInformationMessage(
    vscode.l10n.t('The administrator’s key was deleted from secret storage.'),
  );
}
