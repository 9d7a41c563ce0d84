import type { ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import { type MovedSection, ledgerFolder, ledgerPath } from '../../catalog/ledger/ledger.ts';
import { carryMoved } from '../ledger/carryMoved.ts';
import { sectionOf } from '../plan/targetFile.ts';
import type { Files } from '../ports/files.ts';
import { Project } from '../project.ts';

/**
 * Brings what is known of the files of a set to where they are now, before their keys change: by other keys nobody would find
 * it any more.
 *
 * @throws the error that kept the ledger from being written
 */
export async function carryMovedOf(files: Files, set: ResourceSet): Promise<void> {
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
