import * as vscode from 'vscode';
import { ServiceError } from '../../service/errors.ts';
import { saidText } from '../../texts/reasons/errorText.ts';
import { quantity } from '../../texts/format.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { EvaluationFailed, type Evaluated } from './runEvaluation.ts';

/** Whether a failure says that the account does not have the closed alpha. A job that is gone says nothing of that. */
export function isNotEnabled(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError) || error.operation !== 'evaluation.submit') return false;
  return error.kind === 'permission' || error.kind === 'notFound';
}

/** A failure of an evaluation in the words of Glossa. */
export function toUserError(error: unknown): unknown {
  if (isNotEnabled(error)) return notEnabled(error);
  return error instanceof EvaluationFailed ? failed(error.reason) : error;
}

/** Says of a run that was cancelled what of it may be billed. */
export function cancelledText({
  sent,
  isUnclear,
}: Pick<Evaluated<unknown>, 'sent' | 'isUnclear'>): string {
  if (sent === 0) return vscode.l10n.t('The evaluation was cancelled before anything was sent.');
  const text = vscode.l10n.t(
    'The evaluation was cancelled. {0} had been sent, which the service may bill. What it found until then is shown.',
    quantity.characters(sent),
  );
  if (isUnclear) return text;
  const again = vscode.l10n.t(
    'Evaluate the file again within a day to get the rest: texts that were sent are not sent again.',
  );
  return `${text} ${again}`;
}

function notEnabled(cause: ServiceError): UserError {
  return new UserError(
    vscode.l10n.t(
      'The evaluation of translations is a closed alpha, not enabled for this account. No file was changed.',
    ),
    [],
    { cause },
  );
}

function failed(reason: string): UserError {
  const text = vscode.l10n.t('The evaluation did not come to an end. No file was changed.');
  const said = reason === '' ? '' : ` ${saidText(reason)}`;
  return new UserError(text + said);
}
