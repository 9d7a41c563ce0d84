import * as vscode from 'vscode';
import type { ServiceError } from '../../../service/errors.ts';
import { UserError, nextStep } from '../userError.ts';

/** What a failure means where the call was about spoken terms; `undefined` where it means nothing special. */
export function spokenTermsError(cause: ServiceError): UserError | undefined {
  switch (cause.kind) {
    case 'permission':
      return new UserError(
        vscode.l10n.t(
          'Your key is not allowed to use spoken terms. Only some plans include them, and keys with limited scopes cannot use them.',
        ),
        nextStep.signIn(),
        { cause },
      );
    case 'quota':
      // Elsewhere the status is about the account.
      if (cause.operation !== 'spokenTerms.create') return undefined;
      return new UserError(
        vscode.l10n.t(
          'The account has as many spoken-terms collections as its plan allows. Delete one first.',
        ),
        [],
        { cause },
      );
    default:
      return undefined;
  }
}
