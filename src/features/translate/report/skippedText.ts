import * as vscode from 'vscode';
import type { SkipReason } from '../../../catalog/plan.ts';

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
