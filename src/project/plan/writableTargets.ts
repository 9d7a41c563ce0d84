import { ledgerPath } from '../../catalog/ledger/ledger.ts';
import { refuseUnwritableLedger } from '../ledger/carryOver.ts';
import type { Files, RefusedFile } from '../ports/files.ts';
import type { OpenedTargets } from '../project.ts';
import { sectionOf, type TargetFile } from './targetFile.ts';

/**
 * Leaves out the targets that could not be written in the end, before anything is sent for them.
 *
 * @throws what `files` says, where that holds for the ledger or for all of them
 */
export async function writableTargets(
  files: Pick<Files, 'read' | 'refuseUnwritable'>,
  { targets, refused }: OpenedTargets,
): Promise<OpenedTargets> {
  const unwritable = new Map<TargetFile, RefusedFile>();
  const due = targets.filter(({ units }) => units.length > 0);
  for (const target of due) {
    const { path } = target;
    try {
      for (const one of [path, ledgerPath(sectionOf(target))]) await files.refuseUnwritable(one);
    } catch (error) {
      unwritable.set(target, { path, error });
    }
  }
  const [first] = unwritable.values();
  if (first !== undefined && unwritable.size === due.length) throw first.error;
  if (due.length > 0) await refuseUnwritableLedger(files);
  return {
    targets: targets.filter((target) => !unwritable.has(target)),
    refused: [...refused, ...unwritable.values()],
  };
}
