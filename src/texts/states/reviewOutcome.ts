import { isNoneReviewed, type ReviewOutcome } from '../../project/changes/markTexts.ts';
import { quantity } from '../format.ts';
import { l10n } from '../l10n.ts';

/** What became of messages that a person has found right, and how many were left because a check finds fault with them. */
export function reviewOutcomeText(marked: ReviewOutcome, left = 0): string {
  const { count, unsaved, replaced } = marked;
  const isAnyRead = count + left > 0 || isNoneReviewed(marked);
  const said = [
    ...(isAnyRead ? [readText(count, left)] : []),
    ...(unsaved > 0 ? [unsavedText(unsaved)] : []),
    ...(replaced > 0 ? [replacedText(replaced)] : []),
  ];
  return said.join(' · ');
}

function readText(count: number, left: number): string {
  if (left === 0) return l10n.t('Marked as reviewed: {0}', quantity.messages(count));
  return l10n.t({
    message: 'Marked as reviewed: {0}. Left as they are because a check finds a problem: {1}.',
    args: [quantity.messages(count), quantity.messages(left)],
    comment: '{0} and {1} are counts of messages, such as "3 messages".',
  });
}

/** Why none was marked where runs replace them all. */
export function replacedText(count: number): string {
  return l10n.t({
    message:
      'Not marked as reviewed, because a translation run is about to replace the text: {0}. Read the new text when the run has ended.',
    args: [quantity.messages(count)],
    comment: '{0} is a count of messages, such as "3 messages".',
  });
}

function unsavedText(count: number): string {
  return l10n.t({
    message: 'Marked as reviewed once the file is saved: {0}',
    args: [quantity.messages(count)],
    comment: '{0} is a count of messages, such as "3 messages".',
  });
}
