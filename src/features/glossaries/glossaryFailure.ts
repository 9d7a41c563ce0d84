import * as vscode from 'vscode';
import type { ServiceError } from '../../service/errors.ts';
import { limits } from '../../service/limits.ts';
import { explainFailure } from '../../platform/ui/explainFailure.ts';
import { show } from '../../platform/ui/show.ts';
import { UserError } from '../../platform/ui/userError.ts';

/** Runs a call about glossaries; failures that mean something else here than elsewhere are told accordingly. */
export async function explained<T>(call: () => Promise<T>): Promise<T> {
  return explainFailure(call, glossaryFailure);
}

function glossaryFailure(error: ServiceError): Error {
  switch (error.kind) {
    // The same status that tells of used up characters; here it counts glossaries.
    case 'quota':
      return tooManyGlossaries(error);
    case 'tooLarge':
      return new UserError(
        vscode.l10n.t(
          'The glossary would have more than {0} bytes, all of its dictionaries together. Nothing was changed.',
          show.number(limits.glossaryBytes),
        ),
        undefined,
        { cause: error },
      );
    case 'notFound':
      return new UserError(
        vscode.l10n.t('The glossary or this dictionary of it does not exist any more.'),
        { title: vscode.l10n.t('Refresh'), command: 'glossa.glossaries.refresh' },
        { cause: error },
      );
    default:
      return error;
  }
}

/** An account has a number of glossaries at most, which depends on its plan. */
export function tooManyGlossaries(cause?: ServiceError): UserError {
  return new UserError(
    vscode.l10n.t(
      'The account has as many glossaries as it may have ({0} at most, fewer on some plans). Delete one that is not needed any more, or add a dictionary to one that exists.',
      show.number(limits.glossaries),
    ),
    undefined,
    { cause },
  );
}
