import * as vscode from 'vscode';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { UserError } from '../../platform/ui/userError.ts';
import type { AdminService } from '../../service/admin/adminService.ts';
import { copyId } from '../../platform/ui/copyId.ts';
import { askName, showInputBox } from '../../platform/ui/inputBox.ts';
import {
  confirm,
  setStatusBarMessage,
  withSpinner,
  showInformationMessage,
} from '../../platform/ui/messages.ts';
import {
  type CreatedKey,
  changedLimits,
  mostCharacters,
  mostMinutes,
  parseLimit,
  type LimitChoice,
} from '../../service/admin/apiKeys.ts';
import { ServiceError } from '../../service/errors.ts';
import { format, quantity } from '../../texts/format.ts';
import { withAdministrationErrors } from './administrationErrors.ts';
import type { AdminAccount } from './adminAccount.ts';
import { apiKeyOf, keyName, limitText, minutesText } from './apiKeysTree.ts';
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

/** Asks for both limits of a key, and sends them only when both are answered. */
export async function limitKey(account: AdminAccount, given: unknown): Promise<void> {
  const key = apiKeyOf(given);
  if (key === undefined) return;
  const title = vscode.l10n.t('Limits of {0}', keyName(key));
  const { characters: limit, speechMilliseconds } = key.limits;
  const characters = await askLimit(title, {
    what: vscode.l10n.t('Characters of a billing period'),
    now: limitText(limit, limit === undefined ? '' : quantity.characters(limit)),
    most: mostCharacters,
  });
  if (characters === undefined) return;
  const minutes = speechMilliseconds === undefined ? undefined : speechMilliseconds / 60_000;
  const speech = await askLimit(title, {
    what: vscode.l10n.t('Minutes of speech to text of a billing period'),
    now: limitText(minutes, minutes === undefined ? '' : minutesText(minutes)),
    most: mostMinutes,
  });
  if (speech === undefined || (characters === 'untouched' && speech === 'untouched')) return;
  await changed(account, async (service) => {
    // What is to stay is what it is now, and not what it was when the list was loaded.
    const now = (await service.list()).find(({ id }) => id === key.id);
    if (now === undefined) {
      const { host } = account.address;
      throw new ServiceError({ kind: 'notFound', operation: 'admin.limits', host });
    }
    return service.setLimits(key.id, changedLimits(now.limits, { characters, speech }));
  });
}

interface AskedLimit {
  readonly what: string;
  readonly now: string;
  readonly most: number;
}

/** `undefined` where the person leaves. */
async function askLimit(title: string, asked: AskedLimit): Promise<LimitChoice | undefined> {
  const items: readonly (vscode.QuickPickItem & { readonly choice: LimitChoice | 'number' })[] = [
    {
      label: vscode.l10n.t('Leave as It Is'),
      description: asked.now,
      choice: 'untouched',
    },
    { label: vscode.l10n.t('Enter a Number…'), choice: 'number' },
    { label: vscode.l10n.t('No Limit'), choice: 'unlimited' },
    {
      label: vscode.l10n.t({ message: 'Block', comment: 'A limit of 0 for an API key.' }),
      description: vscode.l10n.t('a limit of 0'),
      choice: 0,
    },
  ];
  const placeHolder = asked.what;
  const picked = await showQuickPick(items, { title, placeHolder, ignoreFocusOut: true });
  return picked?.choice === 'number' ? askNumber(title, asked) : picked?.choice;
}

async function askNumber(title: string, { what, most }: AskedLimit): Promise<number | undefined> {
  const typed = await showInputBox({
    title,
    prompt: what,
    ignoreFocusOut: true,
    validateInput: (text) =>
      parseLimit(text, most) === undefined
        ? vscode.l10n.t('Enter a whole number from 0 to {0}.', format.number(most))
        : undefined,
  });
  return typed === undefined ? undefined : parseLimit(typed, most);
}
