import { runYielding } from '../../resources/cooperative.ts';
import { applyEdits, difference } from '../../resources/edit.ts';
import { ledgerName } from '../../resources/ledger/ledger.ts';
import type { Files } from '../ports/files.ts';
import type { EditedText } from '../ports/editedText.ts';
import { carryOver } from './carryOver.ts';
import { sectionChange, type SectionChange } from './sectionChange.ts';

/**
 * The edits of the ledger that go with edits of resource files, so that one undo takes back all of them. Nothing for a
 * section that has no file, or whose file says the same. A ledger of version 1 is carried over for it.
 *
 * @throws the error that keeps it from being read
 */
export async function ledgerEdits(
  files: Files,
  changes: readonly SectionChange[],
): Promise<readonly EditedText[]> {
  if ((await files.read(ledgerName)) !== undefined) {
    const [refused] = (await carryOver(files)).refused;
    if (refused !== undefined) throw refused.error;
  }
  const edited: EditedText[] = [];
  for (const one of changes) {
    const { path, change } = sectionChange(one);
    const text = await files.read(path);
    if (text === undefined) continue;
    const { edits } = await runYielding(change(text));
    if (edits.length === 0) continue;
    edited.push({ path, text, edits: [difference(text, applyEdits(text, edits))] });
  }
  return edited;
}
