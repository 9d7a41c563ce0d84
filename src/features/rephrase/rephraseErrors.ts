import * as vscode from 'vscode';
import { UserError } from '../../platform/ui/userError.ts';
import type { ServiceError } from '../../service/errors.ts';

/** What a failure means where texts were to be improved or corrected. */
export function rephraseError(cause: ServiceError): Error {
  switch (cause.kind) {
    case 'quota':
      return new UserError(
        vscode.l10n.t(
          'The quota of this account is used up, so texts are neither improved nor corrected. Nothing was changed.',
        ),
        [],
        { cause },
      );
    case 'permission':
      return new UserError(
        vscode.l10n.t(
          'The plan or the key of this account does not allow improving or correcting texts. Nothing was changed.',
        ),
        [],
        { cause },
      );
    case 'notFound':
      return new UserError(
        vscode.l10n.t('This service does not offer that for texts. Nothing was changed.'),
        [],
        { cause },
      );
    default:
      return cause;
  }
}
