import { difference } from '../../catalog/edit.ts';
import type { Ledger } from '../../catalog/ledger/ledger.ts';
import { ledgerName } from '../../catalog/ledger/ledgerName.ts';
import { parseLedgerInSteps, writeLedgerInSteps } from '../../catalog/ledger/ledgerText.ts';
import { runYielding } from '../../translation/runYielding.ts';
import type { Files } from '../ports/files.ts';
import type { EditedText } from './editedText.ts';

/**
 * The edit of the ledger that goes with edits of resource files, so that one undo takes back both. Nothing where there is no
 * ledger, or it says the same.
 *
 * @throws {LedgerError} where it cannot be read
 */
export async function ledgerEdit(
  files: Pick<Files, 'read'>,
  change: (ledger: Ledger) => Ledger,
): Promise<EditedText | undefined> {
  const text = await files.read(ledgerName);
  if (text === undefined) return undefined;
  const { ledger } = await runYielding(parseLedgerInSteps(text));
  const after = change(ledger);
  if (after === ledger) return undefined;
  const written = await runYielding(writeLedgerInSteps(after));
  return written === text
    ? undefined
    : { path: ledgerName, text, edits: [difference(text, written)] };
}
