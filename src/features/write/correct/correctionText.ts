import * as vscode from 'vscode';
import type { Correction } from '../../../project/writing/corrections.ts';
import { uiText } from '../../../texts/uiText.ts';
import { removeTitle } from '../../../texts/findings/fixTitle.ts';

/** Says what is wrong and how it should read. */
export function correctionText({ before, after }: Correction): string {
  if (after.trim() === '') {
    return vscode.l10n.t('This should go: “{0}”.', uiText(before, 80));
  }
  return vscode.l10n.t({
    message: '“{0}” should read “{1}”.',
    args: [uiText(before, 80), uiText(after, 80)],
    comment: '{0} are words with a mistake, {1} the same words corrected.',
  });
}

/** The title of the quick fix. */
export function correctionTitle({ before, after }: Correction): string {
  return after.trim() === ''
    ? removeTitle(uiText(before, 60))
    : vscode.l10n.t('Correct to “{0}”', uiText(after, 60));
}
