import * as vscode from 'vscode';
import type { JournalError } from '../../../translation/journalError.ts';
import type { ErrorDescription } from '../userError.ts';
import { uiText } from '../text/uiText.ts';

/** Why a run does not begin whose answers could not be kept. */
export function describeJournalError({ version, message, cause }: JournalError): ErrorDescription {
  if (version === undefined) {
    const { code = '', stack = '' } = (cause ?? {}) as NodeJS.ErrnoException;
    const text = vscode.l10n.t(
      'Glossa could not use the file in which it keeps paid translations ({0}). Nothing was sent. Free some disk space, or see the log for the name of the file.',
      uiText(code),
    );
    return { message: text, nextSteps: [], detail: `${message}: ${stack}` };
  }
  const text = vscode.l10n.t(
    'A newer version of Glossa keeps translations that are paid for but not written yet (file version {0}). Nothing was sent, and they are safe. Update Glossa, or discard them.',
    version,
  );
  const discard = {
    title: vscode.l10n.t({
      message: 'Discard…',
      comment: 'Button: throws away translations that are not written yet, after a question.',
    }),
    command: 'glossa.translate.discardAnswers',
  };
  return { message: text, nextSteps: [discard], detail: message };
}
