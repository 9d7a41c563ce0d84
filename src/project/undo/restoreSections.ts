import { ledgerFolder, ledgerName } from '../../catalog/ledger/ledgerName.ts';
import { ledgerPath } from '../../catalog/ledger/ledgerPath.ts';
import { rootText } from '../../catalog/ledger/ledgerRoot.ts';
import { attributesName, attributesPath } from '../ledger/carryOver.ts';
import type { FileChange, RestorableFiles } from '../ports/files.ts';
import type { ChangedFile, ChangedSection, RunChanges } from './runChanges.ts';

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
 * Gives files of the ledger what they said before a run, to the byte, where all of its messages are back; a ledger that
 * it has started goes with its last file.
 *
 * @param asLeft what {@link sectionsAsLeft} found before the undo changed them
 * @param backIn by `keyId`
 * @returns the paths of those files
 */
export async function restoreSections(
  files: RestorableFiles,
  { files: changed, ledger }: RunChanges,
  asLeft: readonly ChangedSection[],
  backIn: (file: ChangedFile) => ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const isBack = (file: ChangedFile) => backIn(file).size === file.messages.length;
  const isAll = changed.every(isBack);
  const due = asLeft.filter((section) => {
    const own = changed.filter((file) => ledgerPath(file) === ledgerPath(section));
    return own.length === 0 ? isAll : own.every(isBack);
  });
  const restored = new Set(due.map(ledgerPath));
  const changes = due.flatMap((section) => wholeChange(section) ?? []);
  const { refused } = await files.write(changes);
  for (const { path } of refused) restored.delete(path);
  for (const section of due)
    if (section.before === undefined) await files.removeMade(ledgerPath(section), () => true);
  if (ledger.isNew) await removeEmptyLedger(files);
  return restored;
}

function wholeChange(section: ChangedSection): FileChange | undefined {
  const { before } = section;
  if (before === undefined) return undefined;
  return {
    path: ledgerPath(section),
    // oxlint-disable-next-line require-yield -- there is nothing to do between
    *change(text = '') {
      return { base: text, edits: [{ offset: 0, length: text.length, text: before }] };
    },
  };
}

async function removeEmptyLedger(files: RestorableFiles): Promise<void> {
  const names = await files.namesIn(ledgerFolder);
  if (names.some((name) => name !== attributesName)) return;
  await files.removeMade(attributesPath, () => true);
  await files.removeMade(ledgerName, (text) => text === rootText);
}
