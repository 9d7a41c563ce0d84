import * as vscode from 'vscode';
import { ServiceError } from '../../service/errors.ts';
import { UserError } from '../../platform/userError.ts';

/** Runs a call for spoken terms; failures that mean something special for them are told so. */
export async function explained<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const text = error instanceof ServiceError ? explanation(error) : undefined;
    throw text === undefined ? error : new UserError(text, undefined, { cause: error });
  }
}

function explanation({ kind }: ServiceError): string | undefined {
  switch (kind) {
    case 'permission':
      return vscode.l10n.t(
        'Your key is not allowed to use spoken terms. They belong to some plans only, and keys with limited scopes cannot use them.',
      );
    case 'quota':
      return vscode.l10n.t(
        'The account has as many spoken-terms collections as its plan allows. Delete one first.',
      );
    default:
      return undefined;
  }
}
