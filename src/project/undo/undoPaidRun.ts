import type { ClosedTranslations } from '../ports/translationStore.ts';
import type { RestorableFiles } from '../ports/files.ts';
import type { RunChanges } from './runChanges.ts';
import { undoRun, type UndoOutcome } from './undoRun.ts';

/**
 * Takes back what a run wrote, as {@link undoRun}, once the answers that it has closed are kept again: where this ends in the
 * middle of the files, nothing is paid for twice.
 *
 * @param answers what it has closed of the journal
 */
export async function undoPaidRun(
  files: RestorableFiles,
  paid: ClosedTranslations,
  changes: RunChanges,
  answers: Uint8Array,
): Promise<UndoOutcome> {
  await paid.restore(answers);
  return undoRun(files, changes);
}
