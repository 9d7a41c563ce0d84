import * as vscode from 'vscode';
import type { AccountUsage } from '../../../platform/account/accountUsage.ts';
import { settings } from '../../../platform/settings.ts';
import { quantity } from '../../../platform/ui/quantity.ts';
import { confirm } from '../../../platform/ui/messages.ts';
import { usageText } from '../../../platform/account/usageText.ts';

/** Asks before more characters are sent than the user's limit, and says how much of the account they take. */
export async function confirmSending(
  characters: number,
  account: AccountUsage,
  scope: vscode.Uri,
): Promise<boolean> {
  if (characters === 0 || characters < settings.translate.confirmAbove.get(scope)) return true;
  return confirm({
    message: vscode.l10n.t('Send {0} to the service?', quantity.characters(characters)),
    detail: [
      ...(await usageLines(characters, account)),
      vscode.l10n.t('Identical texts are sent only once. Existing translations are not sent.'),
    ],
    yes: vscode.l10n.t({
      message: 'Translate',
      comment: 'Button that confirms: sends the texts to the service.',
    }),
  });
}

async function usageLines(characters: number, account: AccountUsage): Promise<readonly string[]> {
  const usage = await account.read();
  if (usage === undefined) return [];
  const { characterCount = 0, characterLimit = Number.POSITIVE_INFINITY } = usage;
  const used = usageText(usage);
  if (characterCount + characters <= characterLimit) return used;
  return [
    ...used,
    vscode.l10n.t('That is not enough: the run will stop when the quota is used up.'),
  ];
}
