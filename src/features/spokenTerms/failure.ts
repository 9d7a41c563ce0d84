import * as vscode from 'vscode';
import type { ServiceError } from '../../service/errors.ts';
import { explainFailure } from '../../platform/ui/explainFailure.ts';
import { spokenTermsFailure } from '../../platform/ui/spokenTermsFailure.ts';
import { UserError } from '../../platform/ui/userError.ts';

/** Runs a call of the service; failures that mean something special for spoken terms are told so. */
export async function explained<T>(call: () => Promise<T>): Promise<T> {
  return explainFailure(call, toTell);
}

function toTell(error: ServiceError): Error {
  const meaning = spokenTermsFailure(error);
  if (meaning !== undefined) return meaning;
  if (error.status === 404 || error.status === 405) {
    const text = vscode.l10n.t(
      'The service no longer has this collection or list, or does not support this.',
    );
    const refresh = {
      title: vscode.l10n.t('Refresh'),
      command: 'glossa.spokenTerms.refresh',
    };
    return new UserError(text, refresh, { cause: error });
  }
  return error;
}
