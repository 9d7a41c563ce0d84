import * as vscode from 'vscode';
import { quantity } from './quantity.ts';

/** What became of messages that a person has found right. */
export interface Marked {
  /** They count as read now. */
  readonly count: number;
  /** They will, once their files are saved. */
  readonly unsaved: number;
  /** They do not: a run puts other texts in the place of theirs. */
  readonly replaced: number;
}

export const noneMarked: Marked = { count: 0, unsaved: 0, replaced: 0 };

export const isNoneMarked = ({ count, unsaved }: Marked): boolean => count + unsaved === 0;

/** The same in words, with how many were left because a check finds fault with them. */
export function markedText(marked: Marked, left = 0): string {
  const { count, unsaved, replaced } = marked;
  const isAnyRead = count + left > 0 || isNoneMarked(marked);
  const said = [
    ...(isAnyRead ? [readText(count, left)] : []),
    ...(unsaved > 0 ? [unsavedText(unsaved)] : []),
    ...(replaced > 0 ? [replacedText(replaced)] : []),
  ];
  return said.join(' · ');
}

/** Why none was marked, and what to do. */
export function whyNoneMarked({ replaced }: Marked): string {
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

function unsavedText(count: number): string {
  return vscode.l10n.t({
    message: 'Marked as reviewed once the file is saved: {0}',
    args: [quantity.messages(count)],
    comment: '{0} is a count of messages, such as "3 messages".',
  });
}
