import type { Cooperative } from '../../catalog/cooperative.ts';
import type { LedgerSection } from '../../catalog/ledger/ledger.ts';
import { earlierIn, writeLedgerInSteps } from '../../catalog/ledger/ledgerText.ts';
import type { ChangedFile } from './changedFile.ts';
import { entriesAfterUndo, type LedgerTurns } from './undoneLedger.ts';

/**
 * A file of the ledger that others have changed, as it would be if a run had not been; nothing where that is no file.
 *
 * @param section with what it said before the run, if there was such a file
 * @param back the messages of the run that are to be as before it, by `keyId`
 */
export function* sectionWithout(
  { sourcePath, locale, before }: LedgerSection & { readonly before?: string },
  turns: LedgerTurns,
  file: Pick<ChangedFile, 'messages'>,
  back: ReadonlySet<string>,
): Cooperative<string | undefined> {
  const entries = entriesAfterUndo(file, turns, back)(turns.now);
  if (before === undefined && entries.size === 0) return undefined;
  return yield* writeLedgerInSteps({ sourcePath, locale }, entries, earlierIn(before ?? ''));
}
