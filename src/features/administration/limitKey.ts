import * as vscode from 'vscode';
import {
  changedLimits,
  mostCharacters,
  mostMinutes,
  parseLimit,
  type LimitChoice,
} from '../../service/admin/limitChange.ts';
import { ServiceError } from '../../service/errors.ts';
import { showInputBox } from '../../platform/ui/inputBox.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { format, quantity } from '../../texts/format.ts';
import type { AdminAccount } from './adminAccount.ts';
import { apiKeyOf } from './apiKeysTree.ts';
import { keyName, limitText, minutesText } from './apiKeyTexts.ts';
import { changed } from './changeKey.ts';

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
