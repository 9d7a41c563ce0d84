import * as vscode from 'vscode';
import type { ServiceError } from '../../service/errors.ts';
import { withServiceErrors } from '../../platform/ui/errors/withServiceErrors.ts';
import { spokenTermsError } from '../../platform/ui/errors/spokenTermsError.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/** Runs a call of the service; failures that mean something special for spoken terms are explained. */
export async function callSpokenTerms<T>(call: () => Promise<T>): Promise<T> {
  return withServiceErrors(call, toUserError);
}

function toUserError(error: ServiceError): Error {
  const meaning = spokenTermsError(error);
  if (meaning !== undefined) return meaning;
  if (error.status === 404 || error.status === 405) {
    const text = vscode.l10n.t(
      'The service no longer has this collection or list, or does not support this.',
    );
    const refresh = {
      title: commandTitles.refresh(),
      command: 'glossa.spokenTerms.refresh',
    };
    return new UserError(text, refresh, { cause: error });
  }
  return error;
}
