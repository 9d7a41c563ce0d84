import type { Severity } from '../../message/findings.ts';
import { l10n } from '../l10n.ts';
import { quantity } from '../format.ts';

/** What a check of files came to: how many were checked, and what was found of each severity. */
export interface CheckOutcome extends Readonly<Record<Severity, number>> {
  readonly files: number;
}

/** The same in a sentence. */
export function outcomeText({ files, error, warning, info }: CheckOutcome): string {
  return l10n.t({
    message: 'Checked: {0}. Errors: {1}. Warnings: {2}. For information: {3}.',
    args: [quantity.files(files), error, warning, info],
    comment: '{0} is a count such as “3 files”, the others are numbers of problems.',
  });
}
