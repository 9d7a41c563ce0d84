import * as vscode from 'vscode';
import type { Cause } from '../../../translation/failure.ts';
import { plural } from '../text/plural.ts';
import { UserError, type NextStep } from '../userError.ts';
import { describeFailures } from './failureText.ts';

/**
 * Says how many selections were left as they are, and why.
 *
 * @param document the file of the selections, where the service takes such files as documents: a way out for what is too long
 */
export function leftSelections(causes: readonly Cause[], document?: vscode.Uri): UserError {
  const left = plural(
    vscode.l10n.t(
      '{0, plural, one {# selection was left as it is.} other {# selections were left as they are.}}',
    ),
    causes.length,
  );
  const { message, nextSteps } = describeFailures(causes);
  const isTooLong = causes.some(({ reason }) => reason === 'tooLong');
  if (!isTooLong) return new UserError(`${left} ${message}`, nextSteps);
  const less =
    document === undefined
      ? vscode.l10n.t('Select less text.')
      : vscode.l10n.t('Select less text, or translate the whole file as a document.');
  const steps = document === undefined ? nextSteps : [...nextSteps, asDocument(document)];
  return new UserError(`${left} ${message} ${less}`, steps);
}

const asDocument = (uri: vscode.Uri): NextStep => ({
  title: vscode.l10n.t('Translate as Document…'),
  command: 'glossa.documents.translate',
  args: [uri],
});
