import * as vscode from 'vscode';
import { uiText } from '../../../texts/uiText.ts';

/** That the service did not translate a file; `reason` is the service's own word, perhaps empty. */
export function failedText(reason: string): string {
  return reason === ''
    ? vscode.l10n.t('The service could not translate it and gave no reason.')
    : vscode.l10n.t('The service could not translate it: {0}', uiText(reason, 200));
}
