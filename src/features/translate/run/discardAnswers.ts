import * as vscode from 'vscode';
import { hint } from '../../../platform/ui/userError.ts';
import { answersKept } from '../../../platform/contextKeys.ts';
import { confirm } from '../../../platform/ui/messages.ts';
import type { RunJournal } from './runJournal.ts';

/** Throws away what was paid for and is in no file yet, of the folders of this window. Asks first. */
export async function discardAnswers(journal: RunJournal): Promise<void> {
  await journal.refresh();
  if (answersKept.value !== true) {
    throw hint(vscode.l10n.t('There are no paid translations waiting to be written.'));
  }
  const sure = await confirm({
    message: vscode.l10n.t('Discard the translations that are paid for but not written yet?'),
    detail: [
      vscode.l10n.t('No files are changed. Another run will pay for these translations again.'),
    ],
    yes: vscode.l10n.t({
      message: 'Discard',
      comment: 'Button: throws away translations that are not written yet.',
    }),
  });
  if (sure) await journal.discard();
}
