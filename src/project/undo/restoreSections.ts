import { ledgerFolder, ledgerName, ledgerPath } from '../../resources/ledger/ledger.ts';
import { rootText } from '../../resources/ledger/ledgerRoot.ts';
import { attributesName, attributesPath } from '../ledger/carryOver.ts';
import type { FileChange, RestorableFiles } from '../ports/files.ts';
import type { FilledFile } from './filledFile.ts';
import type { ChangedSection, RunChanges } from './runChanges.ts';

/** A file of the ledger that an undo found as the run had left it. */
export interface SectionAsLeft extends ChangedSection {
  /** What it says since the undo began. */
  readonly now: string;
}

/** The files of the ledger that are as a run left them. */
export async function sectionsAsLeft(
  files: RestorableFiles,
  { sections }: RunChanges['ledger'],
): Promise<readonly ChangedSection[]> {
  const found: ChangedSection[] = [];
  for (const section of sections)
    if ((await files.read(ledgerPath(section))) === section.after) found.push(section);
  return found;
}

/**
 * Gives files of the ledger what they said before a run, to the byte, where all of its messages are back and nobody else
 * has written meanwhile; a ledger that it has started goes with its last file.
 *
 * @param backIn by `keyId`
 * @returns the paths of those files
 */
export async function restoreSections(
  files: RestorableFiles,
  { files: changed, ledger }: RunChanges,
  asLeft: readonly SectionAsLeft[],
  backIn: (file: FilledFile) => ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const isBack = (file: FilledFile) => backIn(file).size === file.messages.length;
  const isAll = changed.every(isBack);
  const due = asLeft.filter((section) => {
    const own = changed.filter((file) => ledgerPath(file) === ledgerPath(section));
    return own.length === 0 ? isAll : own.every(isBack);
  });
  const restored = new Set<string>();
  const { refused } = await files.write(due.flatMap((section) => wholeChange(section, restored)));
  for (const { path } of refused) restored.delete(path);
  for (const section of due) {
    const path = ledgerPath(section);
    const isMade = section.before === undefined;
    if (isMade && (await files.removeMade(path, (text) => text === section.now)))
      restored.add(path);
  }
  if (ledger.isNew) await removeEmptyLedger(files);
  return restored;
}

/** Notes its path in `restored` as long as it is to be written. */
function wholeChange(section: SectionAsLeft, restored: Set<string>): readonly FileChange[] {
  const { before, now } = section;
  if (before === undefined) return [];
  const path = ledgerPath(section);
  return [
    {
      path,
      // oxlint-disable-next-line require-yield -- there is nothing to do between
      *change(text = '') {
        restored.delete(path);
        if (text !== now) return { base: text, edits: [] };
        restored.add(path);
        return { base: text, edits: [{ offset: 0, length: text.length, text: before }] };
      },
    },
  ];
}

async function removeEmptyLedger(files: RestorableFiles): Promise<void> {
  const names = await files.namesIn(ledgerFolder);
  if (names.some((name) => name !== attributesName)) return;
  await files.removeMade(attributesPath, () => true);
  await files.removeMade(ledgerName, (text) => text === rootText);
}
