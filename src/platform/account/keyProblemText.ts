import * as vscode from 'vscode';
import type { KeyProblem } from '../../service/key.ts';

/** What is wrong with a key that a person entered. */
export const keyProblemText = (problem: KeyProblem): string => texts[problem]();

const texts: Readonly<Record<KeyProblem, () => string>> = {
  empty: () => vscode.l10n.t('Enter a key.'),
  tooLong: () => vscode.l10n.t('This is longer than a key can be.'),
  characters: () =>
    vscode.l10n.t('A key has no spaces, line breaks, or special characters. Paste only the key.'),
};
