import { keyId, type KeyPath } from '../../resources/formats/format.ts';
import {
  type FileEntries,
  type MovedSection,
  ledgerFolder,
  ledgerPath,
} from '../../resources/ledger/ledger.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { carryMoved } from '../ledger/carryMoved.ts';
import type { SectionChange } from '../ledger/sectionChange.ts';
import { sectionOf } from '../plan/targetFile.ts';
import type { Files } from '../ports/files.ts';
import { Project } from '../plan/project.ts';
import { movedPath, startsWith, type KeyChange } from './keyChange.ts';

/** A change of what the ledger knows of all locales of a set. */
export function moveLedgerKeys(
  set: ResourceSet,
  changed: (entries: FileEntries) => FileEntries,
): readonly SectionChange[] {
  return set.targets.map(({ locale }) => ({
    ...sectionOf({ set, locale }),
    // oxlint-disable-next-line require-yield -- there is nothing to do between
    *change(entries) {
      return changed(entries);
    },
  }));
}

/** What changes of keys are to the ledger: what was known of a text is known of it under its new key. */
export function ledgerChange(changes: readonly KeyChange[]) {
  return (entries: FileEntries): FileEntries => changes.reduce(changedBy, entries);
}

function changedBy(entries: FileEntries, change: KeyChange): FileEntries {
  const meant = [...entries].flatMap(([id, known]) => {
    const path = JSON.parse(id) as KeyPath;
    return startsWith(path, change.from) ? [{ id, path, known }] : [];
  });
  const after = new Map(entries);
  if (change.kind === 'rename') for (const { id } of meant) after.delete(id);
  for (const { path, known } of meant)
    after.set(keyId(movedPath(path, change.from, change.to) ?? path), known);
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
