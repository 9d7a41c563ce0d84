import * as vscode from 'vscode';
import { ServiceError } from '../../service/errors.ts';
import { UserError } from '../../platform/userError.ts';

/** Runs a call of the service; failures that mean something special for spoken terms are told so. */
export async function explained<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toTell(error);
  }
}

function toTell(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error;
  const cause = { cause: error };
  if (error.kind === 'permission') {
    const text = vscode.l10n.t(
      'Your key is not allowed to use spoken terms. They belong to some plans only, and keys with limited scopes cannot use them.',
    );
    return new UserError(text, undefined, cause);
  }
  if (error.kind === 'quota') {
    const text = vscode.l10n.t(
      'The account has as many spoken-terms collections as its plan allows. Delete one first.',
    );
    return new UserError(text, undefined, cause);
  }
  if (error.status === 404 || error.status === 405) {
    const text = vscode.l10n.t(
      'The service does not know this collection or list any more, or does not offer to do this.',
    );
    const refresh = {
      title: vscode.l10n.t('Refresh'),
      command: 'glossa.spokenTerms.refresh',
    };
    return new UserError(text, refresh, cause);
  }
  return error;
}
