import * as vscode from 'vscode';
import type { ServiceError } from '../service/errors.ts';

/** What a failure means where the call was about spoken terms; `undefined` where it means nothing special. */
export function spokenTermsFailure({ kind }: ServiceError): string | undefined {
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
