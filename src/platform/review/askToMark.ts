import * as vscode from 'vscode';
import type { TextsToMark } from '../../project/review/asksFirst.ts';
import { format, quantity } from '../../texts/format.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';
import { showInformationMessage, showWarningMessage } from '../ui/messages.ts';

/** What is to be marked, and what is left out. */
export interface MassMark extends TextsToMark {
  readonly locales: readonly string[];
  /** A check finds fault with these. */
  readonly left: number;
}

/** Asks before many texts count as read; Enter is for reading them. @returns whether they are to be marked, or to be read */
export async function askToMark(mark: MassMark): Promise<'mark' | 'read' | undefined> {
  const { count, unseen, left, locales } = mark;
  const read = vscode.l10n.t('Read Them First');
  const yes = vscode.l10n.t({
    message: 'Mark {0} as Reviewed',
    args: [format.number(count)],
    comment: '{0} is a number of messages.',
  });
  const message = vscode.l10n.t({
    message: 'Mark {0} in {1} as reviewed?',
    args: [quantity.messages(count), format.list(locales.map(format.language))],
    comment: '{0} is a count such as “715 messages”, {1} a language or several.',
  });
  const detail = [
    ...(unseen > 0
      ? [vscode.l10n.t('Never shown to you here: {0}.', quantity.messages(unseen))]
      : []),
    ...(left > 0
      ? [
          vscode.l10n.t(
            'Left as they are, because a check finds a problem: {0}.',
            quantity.messages(left),
          ),
        ]
      : []),
    vscode.l10n.t('This can be undone, also after a restart.'),
  ];
  // The first button has the keyboard.
  const options = { modal: true, detail: detail.join('\n') };
  const answer = await showWarningMessage(message, options, read, yes);
  return answer === yes ? 'mark' : answer === read ? 'read' : undefined;
}

/** Says what was marked, with the way back. */
export async function sayMarked(said: string): Promise<void> {
  const undo = buttonTexts.undo();
  if ((await showInformationMessage(said, undo)) === undo)
    await vscode.commands.executeCommand('glossa.review.undo', 'marks');
}
