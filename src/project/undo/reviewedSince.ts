import { keyId } from '../../catalog/keyPath.ts';
import type { FileEntries } from '../../catalog/ledger/ledger.ts';
import type { ChangedFile } from './runChanges.ts';
import type { LedgerTurns } from './undoneLedger.ts';

/** The messages of a run that a person has accepted since, by `keyId`. */
export function reviewedSince(
  { messages }: ChangedFile,
  { now, after }: Pick<LedgerTurns, 'now' | 'after'>,
): ReadonlySet<string> {
  const isAccepted = (entries: FileEntries, id: string) =>
    (entries.get(id) ?? []).some(({ written }) => written === undefined);
  const ids = messages
    .filter(({ isReviewed }) => isReviewed !== true)
    .map(({ path }) => keyId(path));
  return new Set(ids.filter((id) => isAccepted(now, id) && !isAccepted(after, id)));
}
