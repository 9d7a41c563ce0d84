import * as vscode from 'vscode';
import { isNoneMarked, type Marked } from '../../../project/changes/markTexts.ts';
import { hint, type UserError } from '../userError.ts';
import { quantity } from './quantity.ts';

/** What became of messages that a person has found right, and how many were left because a check finds fault with them. */
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

function readText(count: number, left: number): string {
  if (left === 0) return vscode.l10n.t('Marked as reviewed: {0}', quantity.messages(count));
  return vscode.l10n.t({
    message: 'Marked as reviewed: {0}. Left as they are because a check finds a problem: {1}.',
    args: [quantity.messages(count), quantity.messages(left)],
    comment: '{0} and {1} are counts of messages, such as "3 messages".',
  });
}

/** Why none was marked where runs replace them all. */
export const willBeReplaced = (count: number): UserError => hint(replacedText(count));

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
