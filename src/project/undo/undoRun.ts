import { keyId } from '../../catalog/keyPath.ts';
import { ledgerName } from '../../catalog/ledger/ledgerName.ts';
import { parseLedgerInSteps } from '../../catalog/ledger/ledgerText.ts';
import { entriesOf, type Ledger } from '../../catalog/ledger/ledger.ts';
import { formatFor } from '../../catalog/formats/formats.ts';
import { runYielding } from '../../translation/runYielding.ts';
import type { FileChange, RefusedFile, RestorableFiles } from '../ports/files.ts';
import { ledgerFileChange } from '../write/ledgerFile.ts';
import { textHash, type ChangedFile, type RunChanges } from './runChanges.ts';
import { ledgerAheadOfUndo, ledgerAfterUndo, type Ledgers } from './undoneLedger.ts';
import { withoutRun } from './withoutRun.ts';

/** Why a message keeps what the run wrote: somebody changed it, or accepted it, or it cannot be taken out alone. */
export type KeptReason = 'changed' | 'reviewed' | 'noPlace';

/** A message that an undo left as it is. */
export interface KeptMessage {
  readonly file: string;
  readonly path: ChangedFile['messages'][number]['path'];
  readonly reason: KeptReason;
}

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
export async function undoRun(files: RestorableFiles, changes: RunChanges): Promise<UndoOutcome> {
  const ledgers = await readLedgers(files, changes);
  const reviewed = new Map(changes.files.map((file) => [file, reviewedIn(file, ledgers)]));
  const keptIn = (file: ChangedFile) => reviewed.get(file) ?? new Set<string>();
  if (ledgers.text !== undefined) {
    const ahead = ledgerAheadOfUndo(changes.files, ledgers, keptIn);
    const [failed] = await writeLedger(files, ledgerFileChange(ahead));
    if (failed !== undefined) throw failed.error;
  }
  const refused = await restore(files, changes.files, keptIn);
  const ends = new Map<ChangedFile, FileEnd>();
  for (const file of changes.files) ends.set(file, await endOf(files, file, keptIn(file), refused));
  await closeLedger(files, changes, ledgers, ends);
  const backIn = [...ends.values()].map(({ back }) => back.size);
  return {
    messages: backIn.reduce((sum, count) => sum + count, 0),
    files: backIn.filter((count) => count > 0).length,
    kept: [...ends.values()].flatMap(({ kept }) => kept),
    refused,
  };
}

async function readLedgers(
  files: RestorableFiles,
  { ledger }: RunChanges,
): Promise<Ledgers & { readonly text: string | undefined }> {
  const text = await files.read(ledgerName);
  const parse = async (one = '') => (await runYielding(parseLedgerInSteps(one))).ledger;
  const now = await parse(text);
  if (ledger === undefined) return { text, now, before: now, after: now };
  return { text, now, before: await parse(ledger.before), after: await parse(ledger.after) };
}

/** The messages that a person has accepted since. */
function reviewedIn(file: ChangedFile, { now, after }: Ledgers): ReadonlySet<string> {
  const isAccepted = (ledger: Ledger, id: string) =>
    (entriesOf(ledger, file.sourcePath, file.locale).get(id) ?? []).some(
      ({ written }) => written === undefined,
    );
  const ids = file.messages.map(({ path }) => keyId(path));
  return new Set(ids.filter((id) => isAccepted(now, id) && !isAccepted(after, id)));
}

/** Files that the run made are removed, where they hold nothing else. */
async function restore(
  files: RestorableFiles,
  changed: readonly ChangedFile[],
  keptIn: (file: ChangedFile) => ReadonlySet<string>,
): Promise<readonly RefusedFile[]> {
  const refused: RefusedFile[] = [];
  const changes: FileChange[] = [];
  for (const file of changed) {
    const isAsLeft = (text: string) => keptIn(file).size === 0 && textHash(text) === file.after;
    try {
      if (file.before === undefined && (await files.removeMade(file.path, isAsLeft))) continue;
      changes.push(changeOf(file, keptIn(file), isAsLeft));
    } catch (error) {
      refused.push({ path: file.path, error });
    }
  }
  const outcome = await files.write(changes, { review: false });
  return [...refused, ...outcome.refused];
}

function changeOf(
  file: ChangedFile,
  kept: ReadonlySet<string>,
  isAsLeft: (text: string) => boolean,
): FileChange {
  const { path, before } = file;
  return {
    path,
    *change(text) {
      // Somebody has deleted it: it would come back with nothing but the old texts.
      if (text === undefined) return { base: '', edits: [] };
      if (before === undefined || !isAsLeft(text)) return yield* withoutRun(file, text, kept);
      const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
      const whole = mark + before.replace(/^\ufeff/u, '');
      return { base: text, edits: [{ offset: 0, length: text.length, text: whole }] };
    },
  };
}

interface FileEnd {
  /** By `keyId`: what is as before the run. */
  readonly back: ReadonlySet<string>;
  readonly kept: readonly KeptMessage[];
}

async function endOf(
  files: RestorableFiles,
  file: ChangedFile,
  reviewed: ReadonlySet<string>,
  refused: readonly RefusedFile[],
): Promise<FileEnd> {
  if (refused.some(({ path }) => path === file.path)) return { back: new Set(), kept: [] };
  const text = await files.read(file.path);
  const format = formatFor(file.format, file.locale);
  const now = text === undefined ? undefined : await runYielding(format.parseInSteps(text));
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

/** What it said before, to the byte, where nothing else happened to it. */
async function closeLedger(
  files: RestorableFiles,
  { ledger, files: changed }: RunChanges,
  ledgers: Awaited<ReturnType<typeof readLedgers>>,
  ends: ReadonlyMap<ChangedFile, FileEnd>,
): Promise<void> {
  if (ledger === undefined || ledgers.text === undefined) return;
  const backIn = (file: ChangedFile) => ends.get(file)?.back ?? new Set<string>();
  const isAll = changed.every((file) => backIn(file).size === file.messages.length);
  const { before } = ledger;
  const isWhole = isAll && ledgers.text === ledger.after;
  if (!isWhole)
    await writeLedger(files, ledgerFileChange(ledgerAfterUndo(changed, ledgers, backIn)));
  else if (before !== undefined) await writeLedger(files, wholeChange(before));
  else await files.removeMade(ledgerName, () => true);
}

function wholeChange(whole: string): FileChange {
  return {
    path: ledgerName,
    // oxlint-disable-next-line require-yield -- there is nothing to do between
    *change(text = '') {
      return { base: text, edits: [{ offset: 0, length: text.length, text: whole }] };
    },
  };
}

async function writeLedger(
  files: RestorableFiles,
  change: FileChange,
): Promise<readonly RefusedFile[]> {
  return (await files.write([change], { review: false })).refused;
}
