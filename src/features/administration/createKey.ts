import * as vscode from 'vscode';
import type { CreatedKey } from '../../service/admin/apiKeys.ts';
import { askName } from '../../platform/ui/inputBox.ts';
import { showInformationMessage, withSpinner } from '../../platform/ui/messages.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { keyName } from './apiKeyTexts.ts';
import { withAdministrationErrors } from './administrationErrors.ts';
import type { AdminAccount } from './adminAccount.ts';

/** Creates a key. Its secret goes to the clipboard, once, and is kept nowhere. */
export async function createKey(account: AdminAccount): Promise<void> {
  const label = await askName({
    title: vscode.l10n.t('New API Key'),
    prompt: vscode.l10n.t('Label of the key. Its secret is copied to the clipboard, once.'),
  });
  if (label === undefined) return;
  const made = await withSpinner(vscode.l10n.t('Creating the API key…'), () =>
    withAdministrationErrors(async () => (await account.service()).create(label)),
  );
  account.keysChanged();
  await copySecret(made);
  void showInformationMessage(
    vscode.l10n.t(
      'The key “{0}” was created, and its secret is in the clipboard. Store it now: Glossa keeps it nowhere, and it is not shown again.',
      keyName(made),
    ),
  );
}

async function copySecret(made: CreatedKey): Promise<void> {
  try {
    if (made.secret === undefined) throw new TypeError('no secret');
    await vscode.env.clipboard.writeText(made.secret);
  } catch {
    // Whatever went wrong may hold the secret, and is left aside.
    throw new UserError(
      vscode.l10n.t(
        'The key “{0}” was created, but its secret could not be copied, and it is not shown again. Deactivate the key and create another one.',
        keyName(made),
      ),
    );
  }
}
