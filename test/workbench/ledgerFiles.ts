import { keyId, type KeyPath } from '../../src/resources/formats/format.ts';
import { type LedgerSection, ledgerName, ledgerPath } from '../../src/resources/ledger/ledger.ts';
import { textHash } from '../../src/resources/ledger/ledgerEntry.ts';
import { rootText } from '../../src/resources/ledger/ledgerRoot.ts';
import { writeLedger } from '../../src/resources/ledger/ledgerText.ts';

/** The files of a ledger, by path: it says which texts of one source file × locale the machine wrote, for which source. */
export function ledgerFiles(
  section: LedgerSection,
  written: readonly (readonly [key: KeyPath, source: string, text: string])[],
): Readonly<Record<string, string>> {
  const entries = written.map(
    ([key, source, text]) =>
      [keyId(key), [{ source: textHash(source), written: textHash(text) }]] as const,
  );
  return {
    [ledgerName]: rootText,
    [ledgerPath(section)]: writeLedger(section, new Map(entries)),
  };
}
