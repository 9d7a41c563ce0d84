import { keyId } from '../../resources/formats/format.ts';
import type { FileEntries } from '../../resources/ledger/ledger.ts';
import { isReviewed } from '../../resources/ledger/ledgerEntry.ts';
import type { FilledFile } from './filledFile.ts';
import type { LedgerTurns } from './undoneLedger.ts';

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
