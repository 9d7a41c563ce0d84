import type { FileEntries } from '../../resources/ledger/ledger.ts';
import { besideMachine, type LedgerEntry } from '../../resources/ledger/ledgerEntry.ts';
import { inOneStep } from '../../resources/cooperative.ts';
import { changeLedger } from '../ledger/changeLedger.ts';
import { sectionOf, type TargetFile } from '../plan/targetFile.ts';
import type { Files } from '../ports/files.ts';

/**
 * Says in the ledger that a person is about to put a text of the machine in the place of another one, which may yet stay:
 * whichever of the two the file then holds, the machine's is the machine's, and the other one what it was.
 *
 * @param id `keyId` of the message
 * @throws the error that kept the ledger from being written
 */
export async function announceMachine(
  files: Files,
  target: Pick<TargetFile, 'set' | 'locale' | 'movedFrom'>,
  id: string,
  entry: LedgerEntry,
): Promise<void> {
  const change = (entries: FileEntries) =>
    inOneStep(() => new Map(entries).set(id, besideMachine(entry, entries.get(id) ?? [])));
  const section = { ...sectionOf(target), change };
  const [refused] = (await changeLedger(files, [section])).refused;
  if (refused !== undefined) throw refused.error;
}
