import { keyId } from '../../catalog/keyPath.ts';
import {
  entriesOf,
  withEntries,
  type FileEntries,
  type Ledger,
} from '../../catalog/ledger/ledger.ts';
import { sameEntries, sameEntry, type LedgerEntry } from '../../catalog/ledger/ledgerEntry.ts';
import type { Cooperative } from '../../catalog/cooperative.ts';
import type { ChangedFile } from './runChanges.ts';

/** The ledger as it is, and as it was before and after a run. */
export interface Ledgers {
  readonly now: Ledger;
  readonly before: Ledger;
  readonly after: Ledger;
}

type IdsIn = (file: ChangedFile) => ReadonlySet<string>;

/**
 * Puts beside what the ledger says of messages what it said before the run: whichever of the two texts a file then holds,
 * the machine's stays the machine's.
 */
export function ledgerAheadOfUndo(
  files: readonly ChangedFile[],
  { before }: Ledgers,
  keptIn: IdsIn,
): (now: Ledger) => Cooperative<Ledger> {
  return withFiles(files, (file, entries) => {
    const then = entriesOf(before, file.sourcePath, file.locale);
    const all = new Map(entries);
    for (const { path, before: text = '' } of file.messages) {
      const id = keyId(path);
      // Beside a message that had no text, what was known of an earlier one could speak for a person.
      if (text === '' || keptIn(file).has(id)) continue;
      const known = entries.get(id) ?? [];
      const added = (then.get(id) ?? []).filter((entry) => !isAmong(entry, known));
      if (added.length > 0) all.set(id, [...known, ...added]);
    }
    return all;
  });
}

/**
 * Says of messages that are as before the run what the ledger said then, and the same of all that only the run has
 * recorded, such as texts that were there already.
 */
export function ledgerAfterUndo(
  files: readonly ChangedFile[],
  { before, after }: Ledgers,
  backIn: IdsIn,
): (now: Ledger) => Cooperative<Ledger> {
  return withFiles(files, (file, entries) => {
    const [then, later] = [before, after].map((ledger) =>
      entriesOf(ledger, file.sourcePath, file.locale),
    ) as [FileEntries, FileEntries];
    const back = backIn(file);
    const written = new Set(file.messages.map(({ path }) => keyId(path)));
    const all = new Map(entries);
    for (const id of new Set([...then.keys(), ...later.keys()])) {
      const isOnlyRecorded = !written.has(id) && sameEntries(entries.get(id), later.get(id));
      if (!back.has(id) && !isOnlyRecorded) continue;
      const known = then.get(id);
      if (known === undefined) all.delete(id);
      else all.set(id, known);
    }
    // Messages that are not back are no longer in doubt.
    for (const id of written) {
      const now = later.get(id);
      if (!back.has(id) && now !== undefined && isUnion(entries.get(id), then.get(id), now))
        all.set(id, now);
    }
    return all;
  });
}

function isUnion(
  entries: readonly LedgerEntry[] = [],
  then: readonly LedgerEntry[] = [],
  later: readonly LedgerEntry[],
): boolean {
  return (
    later.every((one) => isAmong(one, entries)) &&
    entries.every((one) => isAmong(one, later) || isAmong(one, then))
  );
}

const isAmong = (entry: LedgerEntry, entries: readonly LedgerEntry[]) =>
  entries.some((one) => sameEntry(one, entry));

function withFiles(
  files: readonly ChangedFile[],
  entriesFor: (file: ChangedFile, entries: FileEntries) => FileEntries,
): (now: Ledger) => Cooperative<Ledger> {
  return function* (now) {
    let ledger = now;
    for (const file of files) {
      const { sourcePath, locale } = file;
      const entries = entriesOf(ledger, sourcePath, locale);
      ledger = withEntries(ledger, sourcePath, locale, entriesFor(file, entries));
      yield;
    }
    return ledger;
  };
}
