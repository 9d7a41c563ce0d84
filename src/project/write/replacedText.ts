import type { Cooperative } from '../../catalog/cooperative.ts';
import type { FileEntries } from '../../catalog/ledger/ledger.ts';
import type { LedgerEntry } from '../../catalog/ledger/ledgerEntry.ts';
import type { KeyPath } from '../../catalog/keyPath.ts';
import { runYielding } from '../../translation/runYielding.ts';
import { ledgerEdits } from '../ledger/ledgerEdits.ts';
import { sectionOf, type TargetFile } from '../plan/targetFile.ts';
import type { Files } from '../ports/files.ts';
import type { EditedText } from './editedText.ts';

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
 * @throws {ProjectError} where there is a ledger that cannot be read
 */
export async function replacedText(
  files: Files,
  { set, locale, path, source, current }: TargetFile,
  { id, path: key, value, entry }: ChosenText,
): Promise<readonly EditedText[]> {
  if (current === undefined) return [];
  const edits = await runYielding(current.writeInSteps([{ path: key, value }], source));
  if (edits.length === 0) return [];
  const section = {
    ...sectionOf({ set, locale }),
    // oxlint-disable-next-line require-yield -- there is nothing to do between
    *change(entries: FileEntries): Cooperative<FileEntries> {
      if (entry.written === undefined && !entries.has(id)) return entries;
      return new Map(entries).set(id, [entry]);
    },
  };
  return [{ path, text: current.text, edits }, ...(await ledgerEdits(files, [section]))];
}
