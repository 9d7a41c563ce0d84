import { runYielding } from '../../resources/cooperative.ts';
import { keyId } from '../../resources/formats/format.ts';
import { optional } from '../../resources/formats/refuse.ts';
import {
  type FileEntries,
  ledgerPath,
  ledgerFolder,
  ledgerName,
} from '../../resources/ledger/ledger.ts';
import { sameEntries } from '../../resources/ledger/ledgerEntry.ts';
import { formatFor } from '../../resources/formats/formats.ts';
import { rootText } from '../../resources/ledger/ledgerRoot.ts';
import { restoreTexts } from '../changes/restoreTexts.ts';
import { attributesName, attributesPath } from '../ledger/carryOver.ts';
import { DirectoryListings } from '../ledger/directoryListings.ts';
import type { RefusedFile, RestorableFiles, FileChange } from '../ports/files.ts';
import { changeLedger } from '../ledger/changeLedger.ts';
import { SavedLedger } from '../ledger/savedLedger.ts';
import { type SectionChange, readSection } from '../ledger/sectionChange.ts';
import type { KeptMessage } from './keptMessage.ts';
import type { FilledFile } from './filledFile.ts';
import { textsOf, type ChangedSection, type RunChanges } from './runChanges.ts';
import {
  entriesAfterUndo,
  entriesAheadOfUndo,
  type LedgerTurns,
  isAccepted,
  reviewedSince,
} from './undoneLedger.ts';

/** What became of an undo. */
export interface UndoOutcome {
  /** Messages that are as before the run, and the files that they are in. */
  readonly messages: number;
  readonly files: number;
  readonly kept: readonly KeptMessage[];
  /** They are as the run left them, and may be tried again. */
  readonly refused: readonly RefusedFile[];
}

/**
 * Takes back what a run wrote: files, unsaved documents, and what the ledger says of them. A file that nobody has changed
 * since is what it was before; in another one, only messages change that still hold what the run wrote and that nobody
 * has accepted. At each moment the ledger knows what the machine wrote.
 *
 * @throws the error that kept the ledger from being read or written; nothing has changed then
 */
export async function undoRun(files: RestorableFiles, all: RunChanges): Promise<UndoOutcome> {
  const { changes, kept: gone } = await withoutGone(files, all);
  const known = await readTurns(files, changes);
  const reviewed = new Map<FilledFile, ReadonlySet<string>>();
  const keptIn = (file: FilledFile) => reviewed.get(file) ?? new Set<string>();
  const ahead = new Map<FilledFile, FileEntries>();
  const found = await sectionsAsLeft(files, changes.ledger);
  const announced = await changeEntries(files, known, (file, turns) => (now) => {
    reviewed.set(file, reviewedSince(file, { ...turns, now }));
    const entries = entriesAheadOfUndo(file, turns, keptIn(file))(now);
    ahead.set(file, entries);
    return entries;
  });
  const asLeft = found.flatMap((one): readonly SectionAsLeft[] => {
    const { before, after: now } = announced.get(ledgerPath(one)) ?? { ...one, before: one.after };
    return before === one.after ? [{ ...one, now }] : [];
  });
  const { refused } = await restoreTexts(files, changes.files, keptIn);
  const ends = new Map<FilledFile, FileEnd>();
  for (const file of changes.files) ends.set(file, await endOf(files, file, keptIn(file), refused));
  const backIn = (file: FilledFile) => ends.get(file)?.back ?? new Set<string>();
  // Closed without saving, such a file has the run's texts again: both of what is known of it stays side by side.
  const open = new Set<string>();
  for (const file of changes.files)
    if (await isOnlyInEditor(files, file)) open.add(ledgerPath(file));
  const sections = asLeft.filter((section) => !open.has(ledgerPath(section)));
  const restored = await restoreSections(files, changes, sections, backIn);
  const isDue = (file: FilledFile) =>
    !restored.has(ledgerPath(file)) && !open.has(ledgerPath(file));
  const rest = new Map([...known].filter(([file]) => isDue(file)));
  // The files are as they are now: where this fails, the same holds for all of them.
  await changeEntries(files, rest, (file, turns) => (now) => {
    const accepted = acceptedAgain(file, now, ahead.get(file) ?? now);
    const back = [...backIn(file)].filter((id) => !accepted.has(id));
    return entriesAfterUndo(file, turns, new Set(back))(now);
  }).catch(() => undefined);
  const counts = [...ends.values()].map(({ back }) => back.size);
  return {
    messages: counts.reduce((sum, count) => sum + count, 0),
    files: counts.filter((count) => count > 0).length,
    kept: [...ends.values()].flatMap(({ kept }) => kept).concat(gone),
    refused,
  };
}

/** The messages of which a person has accepted the earlier text since the undo has announced it; by `keyId`. */
function acceptedAgain(
  { messages }: FilledFile,
  now: FileEntries,
  ahead: FileEntries,
): ReadonlySet<string> {
  const ids = messages.flatMap(({ path, before = '' }) => (before === '' ? [] : [keyId(path)]));
  const isNew = (id: string) => !sameEntries(now.get(id), ahead.get(id));
  return new Set(ids.filter((id) => isNew(id) && isAccepted(now, id)));
}

/** Of the files that the ledger knows something of. */
async function readTurns(
  files: RestorableFiles,
  { files: changed, ledger }: RunChanges,
): Promise<ReadonlyMap<FilledFile, LedgerTurns>> {
  const saved = new SavedLedger(files);
  const sections = new Map(ledger.sections.map((section) => [ledgerPath(section), section]));
  const all = new Map<FilledFile, LedgerTurns>();
  for (const file of changed) {
    const now = await saved.entries(file);
    const texts = sections.get(ledgerPath(file));
    const parse = async (text = '') => runYielding(readSection(text, file));
    if (now.size === 0) continue;
    // The run found there what it had to say: what is said now, others may have said since.
    if (texts === undefined) all.set(file, { now, before: now, after: new Map() });
    else all.set(file, { now, before: await parse(texts.before), after: await parse(texts.after) });
  }
  return all;
}

/**
 * @returns the files of the ledger that were changed, by path
 * @throws the error that kept the ledger from being written
 */
async function changeEntries(
  files: RestorableFiles,
  known: ReadonlyMap<FilledFile, LedgerTurns>,
  entriesFor: (file: FilledFile, turns: LedgerTurns) => (now: FileEntries) => FileEntries,
): Promise<ReadonlyMap<string, ChangedSection>> {
  const changes = [...known].map(([file, turns]): SectionChange => {
    const { sourcePath, locale } = file;
    return {
      sourcePath,
      locale,
      // oxlint-disable-next-line require-yield -- there is nothing to do between
      *change(now) {
        return entriesFor(file, turns)(now);
      },
    };
  });
  const { written, refused } = await changeLedger(files, changes);
  const [failed] = refused;
  if (failed !== undefined) throw failed.error;
  return new Map(written.map((file) => [file.path, textsOf(file)]));
}

/** Whether a file itself has texts of the run still, and only an editor has it as before. */
async function isOnlyInEditor(
  files: RestorableFiles,
  { path: file, format, locale, messages }: FilledFile,
): Promise<boolean> {
  const saved = await files.readSaved(file);
  if (saved === undefined || saved === (await files.read(file))) return false;
  const then = await runYielding(optional(formatFor(format, locale).parse(saved)));
  return messages.some(({ path, now }) => then === undefined || then.get(path)?.value === now);
}

interface FileEnd {
  /** By `keyId`: what is as before the run. */
  readonly back: ReadonlySet<string>;
  readonly kept: readonly KeptMessage[];
}

async function endOf(
  files: RestorableFiles,
  file: FilledFile,
  reviewed: ReadonlySet<string>,
  refused: readonly RefusedFile[],
): Promise<FileEnd> {
  if (refused.some(({ path }) => path === file.path)) return { back: new Set(), kept: [] };
  const text = await files.read(file.path);
  const format = formatFor(file.format, file.locale);
  const now = text === undefined ? undefined : await runYielding(format.parse(text));
  const back = new Set<string>();
  const kept: KeptMessage[] = [];
  for (const { path, before, now: written } of file.messages) {
    const id = keyId(path);
    const value = now?.get(path)?.value;
    if (value === before && !reviewed.has(id)) back.add(id);
    else {
      const reason = reviewed.has(id) ? 'reviewed' : value === written ? 'noPlace' : 'changed';
      kept.push({ file: file.path, path, reason });
    }
  }
  return { back, kept };
}

/** A file of the ledger that an undo found as the run had left it. */
interface SectionAsLeft extends ChangedSection {
  /** What it says since the undo began. */
  readonly now: string;
}

/** The files of the ledger that are as a run left them. */
async function sectionsAsLeft(
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
async function restoreSections(
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

/**
 * What is left of a run to take back where somebody has moved or deleted whole files since, with their source. What the
 * ledger knows of these stays: it is about texts that may be elsewhere now.
 */
async function withoutGone(
  files: Pick<RestorableFiles, 'read' | 'namesIn'>,
  { files: changed, ledger }: RunChanges,
): Promise<{ readonly changes: RunChanges; readonly kept: readonly KeptMessage[] }> {
  const names = new DirectoryListings(files);
  const gone = new Set<string>();
  for (const sourcePath of new Set([...changed, ...ledger.sections].map((one) => one.sourcePath)))
    if (!(await names.has(sourcePath))) gone.add(sourcePath);
  const here: (typeof changed)[number][] = [];
  const kept: KeptMessage[] = [];
  for (const file of changed) {
    if (!gone.has(file.sourcePath) || (await names.has(file.path))) here.push(file);
    else for (const { path } of file.messages) kept.push({ file: file.path, path, reason: 'gone' });
  }
  const isOfOthers = ({ sourcePath }: { readonly sourcePath: string }) =>
    !gone.has(sourcePath) || here.some((file) => file.sourcePath === sourcePath);
  const sections = ledger.sections.filter(isOfOthers);
  const isWhole = sections.length === ledger.sections.length;
  return {
    changes: { files: here, ledger: { isNew: ledger.isNew && isWhole, sections } },
    kept,
  };
}
