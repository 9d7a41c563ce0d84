import type { Cooperative } from '../../resources/cooperative.ts';
import type { LedgerSection } from '../../resources/ledger/ledger.ts';
import { writeLedgerInSteps } from '../../resources/ledger/ledgerText.ts';
import { readFileOf } from '../ledger/sectionChange.ts';
import type { FilledFile } from './filledFile.ts';
import { entriesAfterUndo, type LedgerTurns } from './undoneLedger.ts';

/**
 * A file of the ledger that others have changed, as it would be if a run had not been; nothing where that is no file.
 *
 * @param section with what it said after the run, and before it if there was such a file
 * @param back the messages of the run that are to be as before it, by `keyId`
 */
export function* sectionWithout(
  {
    sourcePath,
    locale,
    before,
    after,
  }: LedgerSection & { readonly before?: string; readonly after: string },
  turns: LedgerTurns,
  file: Pick<FilledFile, 'messages'>,
  back: ReadonlySet<string>,
): Cooperative<string | undefined> {
  const entries = entriesAfterUndo(file, turns, back)(turns.now);
  if (before === undefined && entries.size === 0) return undefined;
  const { movedFrom } = yield* readFileOf({ sourcePath, locale }, after);
  return yield* writeLedgerInSteps({ sourcePath, locale, movedFrom }, entries);
}
