import { entriesOf, withEntries } from '../../catalog/ledger/ledger.ts';
import type { LedgerEntry } from '../../catalog/ledger/ledgerEntry.ts';
import type { KeyPath } from '../../catalog/keyPath.ts';
import { runYielding } from '../../translation/runYielding.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { Files } from '../ports/files.ts';
import type { EditedText } from './editedText.ts';
import { ledgerEdit } from './ledgerEdit.ts';

/** A text that a person chooses for a message of a target. */
export interface ChosenText {
  /** By `keyId`. */
  readonly id: string;
  readonly path: KeyPath;
  readonly value: string;
  /** What is to be known of it. A text that the ledger knows nothing of is a person's. */
  readonly entry: LedgerEntry;
}

/**
 * The edits that put a text in the place of another one, and say in the ledger what it is.
 *
 * @throws {ResourceFileError} `shape` where the file has no place for it
 * @throws {LedgerError} where there is a ledger that cannot be read
 */
export async function replacedText(
  files: Pick<Files, 'read'>,
  { set, locale, path, source, current }: TargetFile,
  { id, path: key, value, entry }: ChosenText,
): Promise<readonly EditedText[]> {
  if (current === undefined) return [];
  const edits = await runYielding(current.writeInSteps([{ path: key, value }], source));
  if (edits.length === 0) return [];
  const ledger = await ledgerEdit(files, (ledger) => {
    const entries = entriesOf(ledger, set.source.path, locale);
    if (entry.written === undefined && !entries.has(id)) return ledger;
    return withEntries(ledger, set.source.path, locale, new Map(entries).set(id, [entry]));
  });
  const edited = { path, text: current.text, edits };
  return ledger === undefined ? [edited] : [edited, ledger];
}
