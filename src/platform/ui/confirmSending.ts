import * as vscode from 'vscode';
import { settings } from '../settings.ts';
import { showWarningMessage } from './messages.ts';
import { quantity } from '../../texts/format.ts';
import { UserError, nextStep } from './userError.ts';

/** How many characters the user allows to be sent at once; infinitely many where there is no limit. */
export function mostCharacters(scope: vscode.Uri): number {
  return settings.translate.maxCharacters.get(scope) || Number.POSITIVE_INFINITY;
}

/**
 * Refuses to send more characters than the user allows at once.
 *
 * @throws {UserError}
 */
export function refuseAboveCap(characters: number, scope: vscode.Uri): void {
  const most = mostCharacters(scope);
  if (characters <= most) return;
  throw new UserError(
    vscode.l10n.t({
      message:
        'This run would send {0}; the setting "glossa.translate.maxCharacters" allows {1}. Nothing was sent. Choose fewer locales or less text, or change the setting.',
      args: [quantity.characters(characters), quantity.characters(most)],
      comment:
        '{0} and {1} are numbers such as “30 characters”. Keep "glossa.translate.maxCharacters".',
    }),
    nextStep.openSettings(settings.translate.maxCharacters.key),
  );
}

/** Whether so many characters are sent only after a question. */
export function needsConfirmation(characters: number, scope: vscode.Uri): boolean {
  return characters > settings.translate.confirmAbove.get(scope);
}

/** Asks before so many characters are sent; `detail` are lines. Returns the button that was pressed. */
export async function confirmSending(
  characters: number,
  detail: readonly string[],
  ...buttons: readonly string[]
): Promise<string | undefined> {
  return showWarningMessage(
    vscode.l10n.t('Send {0} to the service?', quantity.characters(characters)),
    { modal: true, detail: detail.join('\n') },
    ...buttons,
  );
}
