import * as vscode from 'vscode';
import { describeFailures } from '../../platform/ui/errors/describeFailures.ts';
import { plural } from '../../texts/format.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { limits } from '../../service/limits.ts';
import type { Cause } from '../../translation/failure.ts';

/**
 * Says what was found, and of which texts nothing is known, and why.
 *
 * @throws {UserError} where the service looked at none of them
 */
export function correctSummary(search: {
  /** Corrections that were found. */
  readonly count: number;
  /** Texts that the service looked at, and answered as it should. */
  readonly checked: number;
  /** Of the others: not sent, or not answered in a way that can be used. */
  readonly causes: readonly Cause[];
}): string {
  const { count, checked, causes } = search;
  if (causes.length === 0) return foundText(count, undefined);
  const { message, nextSteps } = describeFailures(causes, limits.writeBytes);
  const left = plural(
    vscode.l10n.t(
      '{0, plural, one {Nothing is known of # text.} other {Nothing is known of # texts.}}',
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
