import * as vscode from 'vscode';
import type { KeyProblem } from '../../service/key.ts';

/** What is wrong with a key that a person entered. */
export function keyProblemText(problem: KeyProblem): string {
  switch (problem) {
    case 'empty':
      return vscode.l10n.t('Enter a key.');
    case 'tooLong':
      return vscode.l10n.t('This is longer than a key can be.');
    case 'characters':
      return vscode.l10n.t(
        'A key has no spaces, line breaks, or special characters. Paste only the key.',
      );
  }
}
