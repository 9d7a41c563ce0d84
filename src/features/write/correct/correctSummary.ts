import * as vscode from 'vscode';
import { describeFailures } from '../../../platform/ui/errors/failureText.ts';
import { plural } from '../../../platform/ui/text/plural.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import type { Cause } from '../../../translation/failure.ts';

/** How a search for mistakes ended. */
export interface Searched {
  /** Corrections that were found. */
  readonly count: number;
  /** Texts that the service looked at. */
  readonly checked: number;
  /** Of those that it did not. */
  readonly causes: readonly Cause[];
}

/**
 * Says what was found, and of which texts nothing is known, and why.
 *
 * @throws {UserError} where the service looked at none of them
 */
export function correctSummary({ count, checked, causes }: Searched): string {
  if (causes.length === 0) return foundText(count, undefined);
  const { message, nextSteps } = describeFailures(causes);
  const left = plural(
    vscode.l10n.t(
      '{0, plural, one {Nothing is known of # text: it was not looked at.} other {Nothing is known of # texts: they were not looked at.}}',
    ),
    causes.length,
  );
  if (checked === 0) throw new UserError(`${left} ${message}`, nextSteps);
  return `${foundText(count, checked)} ${left} ${message}`;
}

/** @param checked how many texts that is true of; nothing where it is true of all */
function foundText(count: number, checked: number | undefined): string {
  if (count > 0) {
    return plural(
      vscode.l10n.t(
        '{0, plural, one {# correction is in the Problems panel, with a quick fix.} other {# corrections are in the Problems panel, each with a quick fix.}}',
      ),
      count,
    );
  }
  if (checked === undefined) return vscode.l10n.t('The service found no mistakes.');
  return plural(
    vscode.l10n.t(
      '{0, plural, one {The service found no mistakes in # text.} other {The service found no mistakes in # texts.}}',
    ),
    checked,
  );
}
