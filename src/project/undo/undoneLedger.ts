import { keyId } from '../../resources/formats/format.ts';
import type { FileEntries } from '../../resources/ledger/ledger.ts';
import {
  among,
  isReviewed,
  reviewed,
  sameEntries,
  type LedgerEntry,
  textHash,
} from '../../resources/ledger/ledgerEntry.ts';
import type { FilledFile } from './filledFile.ts';

/** What the ledger says of a file, and what it said before and after a run. */
export interface LedgerTurns {
  readonly now: FileEntries;
  readonly before: FileEntries;
  readonly after: FileEntries;
}

/**
 * Puts beside what the ledger says of messages what it said before the run: whichever of the two texts a file then holds,
 * the machine's stays the machine's.
 *
 * @param kept by `keyId`
 */
export function entriesAheadOfUndo(
  { messages }: FilledFile,
  { before }: LedgerTurns,
  kept: ReadonlySet<string>,
): (now: FileEntries) => FileEntries {
  return (now) => {
    const all = new Map(now);
    for (const { path, before: text = '' } of messages) {
      const id = keyId(path);
      // Beside a message that had no text, what was known of an earlier one could speak for a person.
      if (text === '' || kept.has(id)) continue;
      const known = now.get(id) ?? [];
      const earlier = besideMachines(known, before.get(id) ?? [], text);
      const isKnown = among(known);
      const added = earlier.filter((entry) => !isKnown(entry));
      if (added.length > 0) all.set(id, [...known, ...added]);
    }
    return all;
  };
}

/**
 * Says of messages that are as before the run what the ledger said then, and the same of all that only the run has
 * recorded, such as texts that were there already.
 *
 * @param back by `keyId`
 */
export function entriesAfterUndo(
  { messages }: Pick<FilledFile, 'messages'>,
  { before, after }: LedgerTurns,
  back: ReadonlySet<string>,
): (now: FileEntries) => FileEntries {
  return (now) => {
    const written = new Set(messages.map(({ path }) => keyId(path)));
    const all = new Map(now);
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      const isOnlyRecorded = !written.has(id) && sameEntries(now.get(id), after.get(id));
      if (!back.has(id) && !isOnlyRecorded) continue;
      const known = before.get(id);
      if (known === undefined) all.delete(id);
      else all.set(id, known);
    }
    // Messages that are not back are no longer in doubt.
    for (const { path, before: text = '' } of messages) {
      const id = keyId(path);
      const later = after.get(id);
      if (back.has(id) || later === undefined) continue;
      const earlier = besideMachines(later, before.get(id) ?? [], text);
      if (isUnion(now.get(id), earlier, later)) all.set(id, later);
    }
    return all;
  };
}

/**
 * What was known of an earlier text, where it stands beside what is known of the machine's: what spoke for a person speaks
 * of exactly that text then, or it would speak for both.
 */
function besideMachines(
  known: readonly LedgerEntry[],
  earlier: readonly LedgerEntry[],
  text: string,
): readonly LedgerEntry[] {
  if (known.some(isReviewed)) return earlier;
  return earlier.map((entry) =>
    isReviewed(entry) ? reviewed(entry.source, entry.text ?? textHash(text)) : entry,
  );
}

function isUnion(
  entries: readonly LedgerEntry[] = [],
  then: readonly LedgerEntry[],
  later: readonly LedgerEntry[],
): boolean {
  return later.every(among(entries)) && entries.every(among([...later, ...then]));
}

/** The messages of a run that a person has accepted since they saw them, which may have been before its end; by `keyId`. */
export function reviewedSince(
  { messages }: FilledFile,
  { now, after }: Pick<LedgerTurns, 'now' | 'after'>,
): ReadonlySet<string> {
  const accepted = messages.flatMap(({ path, by, isReviewed }) => {
    const id = keyId(path);
    // A person's mark can come along with a key that was renamed; of its own text a run leaves none.
    const isOld = isReviewed === true || (by === 'move' && isAccepted(after, id));
    return isAccepted(now, id) && !isOld ? [id] : [];
  });
  return new Set(accepted);
}

/** Whether entries speak for a person. */
export function isAccepted(entries: FileEntries, id: string): boolean {
  return (entries.get(id) ?? []).some(isReviewed);
}
