import * as vscode from 'vscode';
import type { ServiceError } from '../../service/errors.ts';
import { withServiceErrors } from '../../platform/ui/errors/withServiceErrors.ts';
import { uiText } from '../../texts/uiText.ts';
import { UserError, type NextStep } from '../../platform/ui/userError.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/** Runs a call of the administration; failures that mean something special here are explained accordingly. */
export async function withAdministrationErrors<T>(call: () => Promise<T>): Promise<T> {
  return withServiceErrors(call, toUserError);
}

const signIn = (): NextStep => ({
  title: commandTitles.signInAsAdministrator(),
  command: 'glossa.administration.signIn',
});

const refresh = (): NextStep => ({
  title: commandTitles.refresh(),
  command: 'glossa.administration.refresh',
});

function toUserError(error: ServiceError): Error {
  const host = uiText(error.host);
  switch (error.kind) {
    case 'noKey':
      return explained(
        error,
        vscode.l10n.t('No administrator is signed in at {0}.', host),
        signIn(),
      );
    case 'credentials':
    case 'permission':
      return explained(
        error,
        vscode.l10n.t('{0} refused the administrator’s key. Nothing was changed.', host),
        signIn(),
      );
    case 'notFound':
      return explained(
        error,
        vscode.l10n.t('This API key no longer exists. Nothing was changed.'),
        refresh(),
      );
    default:
      return error.ambiguous
        ? explained(
            error,
            vscode.l10n.t(
              'The connection to {0} broke. Whether this was done is not known: refresh the list before you try again.',
              host,
            ),
            refresh(),
          )
        : error;
  }
}

function explained(cause: ServiceError, text: string, step: NextStep): UserError {
  return new UserError(text, step, { cause });
}
