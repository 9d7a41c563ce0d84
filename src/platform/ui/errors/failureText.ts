import * as vscode from 'vscode';
import type { FailedMessage, NotWritten } from '../../../project/run/runReport.ts';
import type { Cause } from '../../../translation/failure.ts';
import { bodyLimit } from '../../../translation/translator.ts';
import { format } from '../text/format.ts';
import type { NextStep } from '../userError.ts';
import { describeError } from './describeError.ts';
import { limitText } from './limitText.ts';

/** Why a message has no new translation, in the words of the notification where the service or the network is why. */
export function failureText(
  { reason, why }: Pick<FailedMessage, 'reason' | 'why'>,
  longest?: number,
): string {
  if (why === undefined) return reasonText(reason, longest);
  // The error says what is wrong with the disk, not what happened to the message.
  return reason === 'journal' ? `${reasonText(reason, longest)}. ${why}` : why;
}

/** What a service says may lack its period. */
export const withEnd = (text: string): string => (/[.!?…)。！？]$/u.test(text) ? text : `${text}.`);

/**
 * Why texts have no result, in sentences, and what to do next: each reason once, that of most texts first.
 *
 * @param longest bytes of a request at most, where it is no translation
 */
export function describeFailures(
  causes: readonly Cause[],
  longest?: number,
): {
  readonly message: string;
  readonly nextSteps: readonly NextStep[];
} {
  const counts = new Map<string, number>();
  const steps = new Map<string, NextStep>();
  for (const { reason, error } of causes) {
    const told = error === undefined ? undefined : describeError(error);
    const text = withEnd(failureText({ reason, ...(told && { why: told.message }) }, longest));
    counts.set(text, (counts.get(text) ?? 0) + 1);
    for (const step of told?.nextSteps ?? []) steps.set(step.title, step);
  }
  const sentences = [...counts].toSorted((a, b) => b[1] - a[1]).map(([text]) => text);
  return { message: sentences.join(' '), nextSteps: [...steps.values()] };
}

/** The same where nothing more is known. */
function reasonText(reason: NotWritten, longest = bodyLimit): string {
  switch (reason) {
    case 'placeholders':
      return vscode.l10n.t('Every response damaged the placeholders');
    case 'answer':
      return vscode.l10n.t('The response is not a usable translation');
    case 'plural':
      return vscode.l10n.t('Its plural or choice syntax cannot be translated safely');
    case 'tooLong':
      return vscode.l10n.t({
        message: 'Longer than a request to the service can be, which is {0}',
        args: [format.bytes(longest)],
        comment: '{0} is a size such as “128 KB”.',
      });
    case 'cancelled':
      return vscode.l10n.t('Cancelled before it was sent or answered');
    case 'credentials':
      return vscode.l10n.t('The key was refused');
    case 'permission':
      return vscode.l10n.t('The key is wrong, or it is not allowed to translate');
    case 'quota':
      return vscode.l10n.t('The quota is used up');
    case 'memory':
      return vscode.l10n.t('The translation memory does not exist or does not cover this pair');
    case 'glossary':
      return vscode.l10n.t('The glossary no longer exists');
    case 'rejected':
      return vscode.l10n.t('The service refused the request');
    case 'service':
      return vscode.l10n.t('The service could not be reached or gave no usable response');
    case 'badAnswer':
      return vscode.l10n.t('The response of the service could not be used');
    case 'journal':
      return vscode.l10n.t('Not sent, because earlier responses could not be saved');
    case 'limit':
      return limitText();
    case 'edited':
      return vscode.l10n.t('Left as it is: somebody changed it during the run');
    case 'outdated':
      return vscode.l10n.t('Not written: its source changed during the run');
    case 'noPlace':
      return vscode.l10n.t(
        'Not written: its place holds another value, or an earlier item of its list is missing',
      );
    case 'notAccepted':
      return vscode.l10n.t('Proposed in the catalog, and not accepted yet');
    case 'notWritten':
      return vscode.l10n.t('Not written: its file could not be written');
  }
}
