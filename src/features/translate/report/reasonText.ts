import * as vscode from 'vscode';
import type { SkipReason } from '../../../catalog/plan.ts';
import { limitText } from '../../../platform/ui/errors/limitText.ts';
import type { FailedMessage, NotWritten } from '../../../project/runReport.ts';

/** Why a message has no new translation, in the words of the notification where the service or the network is why. */
export function failureText({ reason, why }: Pick<FailedMessage, 'reason' | 'why'>): string {
  if (why === undefined) return reasonText(reason);
  // The error says what is wrong with the disk, not what happened to the message.
  return reason === 'journal' ? `${reasonText(reason)}. ${why}` : why;
}

/** The same where nothing more is known. */
function reasonText(reason: NotWritten): string {
  switch (reason) {
    case 'placeholders':
      return vscode.l10n.t('Every response damaged the placeholders');
    case 'answer':
      return vscode.l10n.t('The response is not a usable translation');
    case 'plural':
      return vscode.l10n.t('Its plural or choice syntax cannot be translated safely');
    case 'tooLong':
      return vscode.l10n.t('Longer than a request can be');
    case 'cancelled':
      return vscode.l10n.t('Cancelled before it was sent or answered');
    case 'credentials':
      return vscode.l10n.t('The key was refused');
    case 'permission':
      return vscode.l10n.t('The key is wrong, or it is not allowed to translate');
    case 'quota':
      return vscode.l10n.t('The quota is used up');
    case 'memory':
      return vscode.l10n.t('The translation memory does not exist or does not cover this pair');
    case 'glossary':
      return vscode.l10n.t('The glossary no longer exists');
    case 'rejected':
      return vscode.l10n.t('The service refused the request');
    case 'service':
      return vscode.l10n.t('The service could not be reached or gave no usable response');
    case 'badAnswer':
      return vscode.l10n.t('The response of the service could not be used');
    case 'journal':
      return vscode.l10n.t('Not sent, because earlier responses could not be saved');
    case 'limit':
      return limitText();
    case 'edited':
      return vscode.l10n.t('Left as it is: somebody changed it during the run');
    case 'outdated':
      return vscode.l10n.t('Not written: its source changed during the run');
    case 'noPlace':
      return vscode.l10n.t(
        'Not written: its place holds another value, or an earlier item of its list is missing',
      );
    case 'notAccepted':
      return vscode.l10n.t('Proposed in the catalog, and not accepted yet');
    case 'notWritten':
      return vscode.l10n.t('Not written: its file could not be written');
  }
}

/** Why there was nothing to do for a message. */
export function skippedText(reason: SkipReason): string {
  switch (reason) {
    case 'empty':
      return vscode.l10n.t('Skipped: the source is empty');
    case 'nothingToTranslate':
      return vscode.l10n.t('Skipped: there is no text to translate');
    case 'notNeeded':
      return vscode.l10n.t('Skipped: this locale does not need the plural form');
    case 'notChosen':
      return vscode.l10n.t('Not asked for: another run translates it');
    case 'blocked':
      return vscode.l10n.t(
        'Not sent: its place holds another value, its key is a duplicate, or aliases share it',
      );
  }
}
