import * as vscode from 'vscode';
import { sentenceOf } from '../../../platform/ui/errors/describeError.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';
import { commandTitles } from '../../../texts/commandTitles.ts';
import { quantity } from '../../../texts/format.ts';
import type { GivenTexts } from '../../../project/changes/giveTexts.ts';

/* What is said about acts on several messages. */

/** Those that were written of a review, and those that wait on. */
export function acceptedText(count: number, left: number): string {
  if (left === 0) return vscode.l10n.t('Written: {0}', quantity.messages(count));
  return vscode.l10n.t({
    message: 'Written: {0}. Still proposed because a check finds a problem: {1}.',
    args: [quantity.messages(count), quantity.messages(left)],
    comment: '{0} and {1} are counts of messages, such as "3 messages".',
  });
}

/** Those that have another text now, and those that could not be given theirs. */
export function changedText({ count, unsaved, failures }: GivenTexts, left: number): string {
  const [failure] = failures;
  const changed = vscode.l10n.t('Changed: {0}', quantity.messages(count));
  const parts = [failures.length === 0 && left > 0 ? changedAndLeft(count, left) : changed];
  if (unsaved > 0) {
    const text = vscode.l10n.t({
      message: 'in files with unsaved changes: {0}',
      args: [quantity.messages(unsaved)],
      comment: '{0} is a count of messages, such as "3 messages", that were changed.',
    });
    parts.push(text);
  }
  if (failures.length > 0) parts.push(rejectedText(left), sentenceOf(failure));
  return parts.join(' · ');
}

function changedAndLeft(count: number, left: number): string {
  return vscode.l10n.t({
    message:
      'Changed: {0}. Left as they are because they changed in the meantime or have no place in their file: {1}.',
    args: [quantity.messages(count), quantity.messages(left)],
    comment: '{0} and {1} are counts of messages, such as "3 messages".',
  });
}

/** Those whose proposed texts are gone. */
export const rejectedText = (count: number): string =>
  vscode.l10n.t('Left as they are: {0}', quantity.messages(count));

/** Asked before the texts of several messages become those of their sources. */
export const copyQuestion = (count: number) => ({
  message: vscode.l10n.t(
    'Replace the text of {0} with that of the source?',
    quantity.messages(count),
  ),
  yes: commandTitles.copySource(),
});

/** Asked before the texts of several messages are emptied. */
export const clearQuestion = (count: number) => ({
  message: vscode.l10n.t('Clear the text of {0}?', quantity.messages(count)),
  yes: buttonTexts.clear(),
});
