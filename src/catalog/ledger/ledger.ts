import type { LedgerEntry } from './ledgerEntry.ts';

/** The entries of one source file × locale by `keyId`; a key has several only until the next run after a merge. */
export type FileEntries = ReadonlyMap<string, readonly LedgerEntry[]>;

/** What Glossa knows of a workspace folder: by path of the source file, then by locale as a canonical tag. */
export type Ledger = ReadonlyMap<string, ReadonlyMap<string, FileEntries>>;

/** The entries of one source file × locale; none where the ledger knows nothing of it. */
export function entriesOf(ledger: Ledger, sourcePath: string, locale: string): FileEntries {
  return ledger.get(sourcePath)?.get(locale) ?? new Map();
}

/** The ledger with other entries for one source file × locale. */
export function withEntries(
  ledger: Ledger,
  sourcePath: string,
  locale: string,
  entries: FileEntries,
): Ledger {
  const locales = new Map(ledger.get(sourcePath)).set(locale, entries);
  return new Map(ledger).set(sourcePath, locales);
}
