import { keyId, type KeyPath } from '../../resources/formats/format.ts';
import {
  type FileEntries,
  type MovedSection,
  ledgerFolder,
  ledgerName,
  ledgerPath,
} from '../../resources/ledger/ledger.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { changeLedger } from '../ledger/changeLedger.ts';
import { carryMoved } from '../ledger/carryMoved.ts';
import { sectionOf } from '../plan/targetFile.ts';
import type { Files } from '../ports/files.ts';
import { Project } from '../plan/project.ts';
import { movedPath, type KeyChange } from './keyChange.ts';

/**
 * Has the ledger know of the texts of a set under the keys that they are to have, beside those that they have. Nothing for a
 * set that it knows nothing of.
 *
 * @throws the error that kept it from being read or written
 */
export async function keepMarks(
  files: Files,
  set: ResourceSet,
  changes: readonly KeyChange[],
): Promise<void> {
  const hasLedger = (await files.namesIn(ledgerFolder)).length > 0;
  if (!hasLedger && (await files.read(ledgerName)) === undefined) return;
  const sections = set.targets.map(({ locale }) => ({
    ...sectionOf({ set, locale }),
    // oxlint-disable-next-line require-yield -- there is nothing to do between
    *change(entries: FileEntries) {
      return changes.reduce(withMarks, entries);
    },
  }));
  const [refused] = (await changeLedger(files, sections)).refused;
  if (refused !== undefined) throw refused.error;
}

function withMarks(entries: FileEntries, change: KeyChange): FileEntries {
  const after = new Map(entries);
  for (const [id, known] of entries) {
    const path = movedPath(JSON.parse(id) as KeyPath, change.from, change.to);
    if (path !== undefined) after.set(keyId(path), known);
  }
  return after;
}

/**
 * Brings what is known of the files of a set to where they are now, before their keys change: by other keys nobody would find
 * it any more.
 *
 * @throws the error that kept the ledger from being written
 */
export async function carryLedgerOfSet(files: Files, set: ResourceSet): Promise<void> {
  if ((await files.namesIn(ledgerFolder)).length === 0) return;
  const project = new Project(files, { context: false });
  const moved: MovedSection[] = [];
  for (const { locale } of set.targets) {
    if ((await files.read(ledgerPath(sectionOf({ set, locale })))) !== undefined) continue;
    // What cannot be read keeps its keys as well.
    const target = await project.open(set, locale).catch(() => undefined);
    if (target?.movedFrom !== undefined) moved.push(sectionOf(target));
  }
  const [refused] = await carryMoved(files, moved);
  if (refused !== undefined) throw refused.error;
}
