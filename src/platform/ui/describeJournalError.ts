import * as vscode from 'vscode';
import type { JournalError } from '../../translation/journalError.ts';
import type { ErrorDescription } from './describeError.ts';
import { uiText } from './uiText.ts';

/** Why a run does not begin whose answers could not be kept. */
export function describeJournalError({ version, message, cause }: JournalError): ErrorDescription {
  if (version === undefined) {
    const { code = '', stack = '' } = (cause ?? {}) as NodeJS.ErrnoException;
    const text = vscode.l10n.t(
      'Glossa could not use the file where it keeps what is paid for ({0}). Nothing was sent. Make room on your disk, or see in the log which file it is.',
      uiText(code),
    );
    return { message: text, nextSteps: [], detail: `${message}: ${stack}` };
  }
  const text = vscode.l10n.t(
    'A newer Glossa keeps translations that are paid for and not written yet, in version {0} of their file. Nothing was sent, and they are safe. Update Glossa, or throw them away.',
    version,
  );
  const discard = {
    title: vscode.l10n.t('Throw Away…'),
    command: 'glossa.translate.discardAnswers',
  };
  return { message: text, nextSteps: [discard], detail: message };
}
