import type { Ledger } from '../../catalog/ledger/ledger.ts';
import { ledgerName } from '../../catalog/ledger/ledgerName.ts';
import { parseLedgerInSteps, writeLedgerInSteps } from '../../catalog/ledger/ledgerText.ts';
import type { Cooperative } from '../../catalog/cooperative.ts';
import type { FileChange } from '../ports/files.ts';

/** The change of the ledger's file that makes the ledger another one, worked out when it is written. */
export function ledgerFileChange(change: (ledger: Ledger) => Cooperative<Ledger>): FileChange {
  return {
    path: ledgerName,
    *change(text = '') {
      const { ledger } = yield* parseLedgerInSteps(text);
      const after = yield* writeLedgerInSteps(yield* change(ledger));
      const edits = after === text ? [] : [{ offset: 0, length: text.length, text: after }];
      return { base: text, edits };
    },
  };
}
