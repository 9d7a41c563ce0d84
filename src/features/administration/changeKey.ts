import * as vscode from 'vscode';
import type { AdminService } from '../../service/admin/adminService.ts';
import { copyId } from '../../platform/ui/copyId.ts';
import { askName } from '../../platform/ui/inputBox.ts';
import { confirm, setStatusBarMessage, withSpinner } from '../../platform/ui/messages.ts';
import { withAdministrationErrors } from './administrationErrors.ts';
import type { AdminAccount } from './adminAccount.ts';
import { apiKeyOf } from './apiKeysTree.ts';
import { keyName } from './apiKeyTexts.ts';
import { labels } from '../../texts/labels.ts';

export async function renameKey(account: AdminAccount, given: unknown): Promise<void> {
  const key = apiKeyOf(given);
  if (key === undefined) return;
  const label = await askName({
    title: vscode.l10n.t('Rename {0}', keyName(key)),
    prompt: vscode.l10n.t('Label of the key'),
    value: key.label,
  });
  if (label === undefined || label === key.label) return;
  await changed(account, (service) => service.rename(key.id, label));
}

/** Ends a key for good, after a question that names it. */
export async function deactivateKey(account: AdminAccount, given: unknown): Promise<void> {
  const key = apiKeyOf(given);
  if (key === undefined || key.isDeactivated) return;
  const isSure = await confirm({
    message: vscode.l10n.t('Deactivate the API key “{0}”?', keyName(key)),
    detail: [
      vscode.l10n.t('Whatever uses it stops working at once. This cannot be undone.'),
      labels.id(key.id),
    ],
    yes: vscode.l10n.t({ message: 'Deactivate', comment: 'Button: ends an API key for good.' }),
  });
  if (isSure) await changed(account, (service) => service.deactivate(key.id));
}

export async function copyKeyId(given: unknown): Promise<void> {
  const key = apiKeyOf(given);
  if (key !== undefined) await copyId(key.id);
}

/** Makes a change and shows what came of it; where it failed, what is true now. */
export async function changed(
  account: AdminAccount,
  change: (service: AdminService) => Promise<unknown>,
): Promise<void> {
  try {
    await withSpinner(vscode.l10n.t('Changing the API key…'), () =>
      withAdministrationErrors(async () => change(await account.service())),
    );
    setStatusBarMessage(vscode.l10n.t('API key changed'), 3000);
  } finally {
    account.keysChanged();
  }
}
