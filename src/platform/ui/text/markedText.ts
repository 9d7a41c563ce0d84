import * as vscode from 'vscode';
import { quantity } from './quantity.ts';

/** Messages that count as read now, and those that were left because a check finds fault with them. */
export function markedText(count: number, left: number): string {
  if (left === 0) return vscode.l10n.t('Marked as reviewed: {0}', quantity.messages(count));
  return vscode.l10n.t({
    message: 'Marked as reviewed: {0}. Left as they are because a check finds a problem: {1}.',
    args: [quantity.messages(count), quantity.messages(left)],
    comment: '{0} and {1} are counts of messages, such as "3 messages".',
  });
}
