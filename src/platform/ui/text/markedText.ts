import * as vscode from 'vscode';
import { quantity } from './quantity.ts';

/** How many messages count as read now, and for how many a run puts other texts. */
export interface Marked {
  readonly count: number;
  readonly replaced: number;
}

/** What became of messages that a person has found right, and how many were left because a check finds fault with them. */
export function markedText({ count, replaced }: Marked, left = 0): string {
  const said = [readText(count, left), ...(replaced > 0 ? [replacedText(replaced)] : [])];
  return said.join(' · ');
}

/** Why none was marked, and what to do. */
export function whyNoneMarked({ replaced }: Pick<Marked, 'replaced'>): string {
  if (replaced > 0) return replacedText(replaced);
  return vscode.l10n.t('The message changed in the meantime. It was left as it is.');
}

function readText(count: number, left: number): string {
  if (left === 0) return vscode.l10n.t('Marked as reviewed: {0}', quantity.messages(count));
  return vscode.l10n.t({
    message: 'Marked as reviewed: {0}. Left as they are because a check finds a problem: {1}.',
    args: [quantity.messages(count), quantity.messages(left)],
    comment: '{0} and {1} are counts of messages, such as "3 messages".',
  });
}

function replacedText(count: number): string {
  return vscode.l10n.t({
    message:
      'Not marked as reviewed, because a translation run is about to replace the text: {0}. Read the new text when the run has ended.',
    args: [quantity.messages(count)],
    comment: '{0} is a count of messages, such as "3 messages".',
  });
}
