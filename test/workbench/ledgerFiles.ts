import { keyId, type KeyPath } from '../../src/catalog/formats/format.ts';
import { type LedgerSection, ledgerName, ledgerPath } from '../../src/catalog/ledger/ledger.ts';
import { markOf } from '../../src/catalog/ledger/ledgerEntry.ts';
import { rootText } from '../../src/catalog/ledger/ledgerRoot.ts';
import { writeLedger } from '../../src/catalog/ledger/ledgerText.ts';

/** The files of a ledger, by path: it says which texts of one source file × locale the machine wrote, for which source. */
export function ledgerFiles(
  section: LedgerSection,
  written: readonly (readonly [key: KeyPath, source: string, text: string])[],
): Readonly<Record<string, string>> {
  const entries = written.map(
    ([key, source, text]) =>
      [keyId(key), [{ source: markOf(source), written: markOf(text) }]] as const,
  );
  return {
    [ledgerName]: rootText,
    [ledgerPath(section)]: writeLedger(section, new Map(entries)),
  };
}
