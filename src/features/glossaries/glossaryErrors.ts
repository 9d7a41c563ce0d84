import * as vscode from 'vscode';
import type { ServiceError } from '../../service/errors.ts';
import { limits } from '../../service/limits.ts';
import { withServiceErrors } from '../../platform/ui/errors/withServiceErrors.ts';
import { format } from '../../texts/format.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/** Runs a call about glossaries; failures that mean something special here are explained accordingly. */
export async function withGlossaryErrors<T>(call: () => Promise<T>): Promise<T> {
  return withServiceErrors(call, glossaryError);
}

/** What a failure means where the call was about glossaries. */
export function glossaryError(error: ServiceError): Error {
  switch (error.kind) {
    // Only who makes a glossary can have too many of them; elsewhere the status is about the account.
    case 'quota':
      return error.operation === 'glossaries.create'
        ? tooManyGlossaries(error)
        : quotaUsedUp(error);
    case 'tooLarge':
      return new UserError(
        vscode.l10n.t(
          'The dictionaries of the glossary would have more than {0} bytes in total. Nothing was changed.',
          format.number(limits.glossaryBytes),
        ),
        undefined,
        { cause: error },
      );
    case 'notFound':
      return new UserError(
        vscode.l10n.t('The glossary or this dictionary no longer exists.'),
        {
          title: commandTitles.refresh(),
          command: 'glossa.glossaries.refresh',
        },
        { cause: error },
      );
    default:
      return error;
  }
}

function quotaUsedUp(cause: ServiceError): UserError {
  return new UserError(
    vscode.l10n.t("The account's quota is used up. The glossary is as it was."),
    undefined,
    { cause },
  );
}

/** An account has a number of glossaries at most, which depends on its plan. */
export function tooManyGlossaries(cause?: ServiceError): UserError {
  return new UserError(
    vscode.l10n.t(
      'The account has reached its limit of glossaries (at most {0}, fewer on some plans). Delete one that you no longer need, or add a dictionary to an existing one.',
      format.number(limits.glossaries),
    ),
    undefined,
    { cause },
  );
}
