import * as vscode from 'vscode';
import type { MessageState } from '../../../project/status/messageState.ts';

/** The state of one message as a word. */
export function stateText(state: MessageState): string {
  switch (state) {
    case 'missing':
      return vscode.l10n.t({
        message: 'missing',
        comment: 'Adjective: a message that has no translation.',
      });
    case 'outdated':
      return vscode.l10n.t({
        message: 'outdated',
        comment: 'Adjective: stands behind a translation whose source text has changed since.',
      });
    case 'unreviewed':
      return vscode.l10n.t({
        message: 'unreviewed',
        comment: 'Adjective: stands behind a translation that nobody has reviewed.',
      });
    case 'translated':
      return vscode.l10n.t({
        message: 'translated',
        comment: 'Adjective: a translation that was there already, and that nobody has reviewed.',
      });
    case 'reviewed':
      return vscode.l10n.t({
        message: 'reviewed',
        comment: 'Adjective: a translation that a person wrote or accepted.',
      });
  }
}
