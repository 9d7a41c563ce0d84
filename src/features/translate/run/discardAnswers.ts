import * as vscode from 'vscode';
import { hint } from '../../../platform/ui/userError.ts';
import { answersKept } from '../../../platform/contextKeys.ts';
import { showWarningMessage } from '../../../platform/ui/messages.ts';
import type { RunJournal } from './runJournal.ts';

/** Throws away what was paid for and stands in no file yet, of the folders of this window. Asks first. */
export async function discardAnswers(journal: RunJournal): Promise<void> {
  await journal.refresh();
  if (answersKept.value !== true) {
    throw hint(vscode.l10n.t('There are no paid translations that wait for their files.'));
  }
  const discard = vscode.l10n.t('Throw Away');
  const answer = await showWarningMessage(
    vscode.l10n.t('Throw away the translations that are paid for and not written yet?'),
    {
      modal: true,
      detail: vscode.l10n.t('No file changes. Another run pays for these translations again.'),
    },
    discard,
  );
  if (answer === discard) await journal.discard();
}
