import * as vscode from 'vscode';
import type { PatternError } from '../../../project/table/tableFilter.ts';

/** Why nothing is looked for by what somebody has typed. */
export function patternText({ problem }: PatternError): string {
  return problem === 'syntax'
    ? vscode.l10n.t('This is not a regular expression.')
    : vscode.l10n.t('This pattern repeats too much, and would take too long. Repeat fewer times.');
}
