import { among, sameEntries, type LedgerEntry } from './ledgerEntry.ts';

/** The entries of one source file × locale by `keyId`; a key has several only until the next run after a merge. */
export type FileEntries = ReadonlyMap<string, readonly LedgerEntry[]>;

/** What a file of the ledger is about. */
export interface LedgerSection {
  /** The path of the source file. */
  readonly sourcePath: string;
  /** A canonical tag. */
  readonly locale: string;
}

/** A section with those that its file had before it was moved. */
export interface MovedSection extends LedgerSection {
  readonly movedFrom?: readonly LedgerSection[];
}

/** Several sections with their entries: by path of the source file with composed letters, then by locale. */
export type Ledger = ReadonlyMap<string, ReadonlyMap<string, FileEntries>>;

/** The entries of one section; none where the ledger knows nothing of it. */
export function entriesOf(ledger: Ledger, { sourcePath, locale }: LedgerSection): FileEntries {
  return ledger.get(sourcePath.normalize('NFC'))?.get(locale) ?? new Map();
}

export function sameFileEntries(some: FileEntries, others: FileEntries): boolean {
  if (some.size !== others.size) return false;
  for (const [id, entries] of some) {
    if (!sameEntries(entries, others.get(id))) return false;
  }
  return true;
}

/** What two tellings of one section say together; what both say counts once. */
export function joinedEntries(some: FileEntries, others: FileEntries): FileEntries {
  if (others.size === 0) return some;
  const all = new Map(some);
  for (const [id, entries] of others) {
    const known = some.get(id) ?? [];
    const isKnown = among(known);
    const added = entries.filter((entry) => !isKnown(entry));
    if (added.length > 0) all.set(id, [...known, ...added]);
  }
  return all;
}
