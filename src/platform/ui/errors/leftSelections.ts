import * as vscode from 'vscode';
import type { Cause } from '../../../translation/failure.ts';
import { plural } from '../../../texts/format.ts';
import { UserError, type NextStep } from '../userError.ts';
import { describeFailures } from './describeFailures.ts';

/** Says how many selections were left as they are, and why. */
export function leftSelections(
  causes: readonly Cause[],
  options: {
    /** The file of the selections, where the service takes such files as documents: a way out for what is too long. */
    readonly document?: vscode.Uri | undefined;
    /** Bytes of a request at most, where it is no translation. */
    readonly longest?: number;
  } = {},
): UserError {
  const { document, longest } = options;
  const left = plural(
    vscode.l10n.t(
      '{0, plural, one {# selection was left as it is.} other {# selections were left as they are.}}',
    ),
    causes.length,
  );
  const { message, nextSteps } = describeFailures(causes, longest);
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
