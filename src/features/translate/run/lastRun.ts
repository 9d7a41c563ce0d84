import * as vscode from 'vscode';
import { withSectionsOf } from '../../../catalog/ledger.ts';
import { parseLedgerInSteps, writeLedgerInSteps } from '../../../catalog/ledgerText.ts';
import { quantity } from '../../../platform/ui/quantity.ts';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import type { WrittenFile } from '../../../platform/files/fileChange.ts';
import { putOnDisk } from '../../../platform/files/putOnDisk.ts';
import { removeNewFile } from '../../../platform/files/removeNewFile.ts';
import { format } from '../../../platform/ui/format.ts';
import { loadedDocument, nameOf, readBytes, sameBytes } from '../../../platform/files/textFile.ts';
import { showInformationMessage } from '../../../platform/ui/messages.ts';
import { hint, UserError } from '../../../platform/ui/userError.ts';
import { writeFile } from '../../../platform/files/writeFiles.ts';
import type { FolderJournal } from '../../../translation/folderJournal.ts';
import type { RunJournal } from './runJournal.ts';

/** What a run wrote, so that it can be taken back. */
export interface RunFiles {
  readonly targets: readonly RunFile[];
  /** Absent where the run found nothing to record. */
  readonly ledger: WrittenFile | undefined;
}

/** A target file, with what identifies its entries in the ledger. */
interface RunFile extends WrittenFile {
  readonly sourcePath: string;
  readonly locale: string;
}

/** Remembers what the last run wrote, so that it can be taken back as a whole. */
export class LastRun {
  readonly #journal: RunJournal;
  readonly #log: vscode.LogOutputChannel;
  #folder: vscode.Uri | undefined;
  #files: RunFiles = { targets: [], ledger: undefined };
  #answers: Uint8Array = new Uint8Array();

  constructor(journal: RunJournal, log: vscode.LogOutputChannel) {
    this.#journal = journal;
    this.#log = log;
  }

  /** `answers` is what the run has closed of the journal: when it is taken back they are in no file again. */
  remember(folder: vscode.Uri, files: RunFiles, answers: Uint8Array): void {
    if (files.targets.length === 0) return;
    this.#folder = folder;
    this.#files = files;
    this.#answers = answers;
  }

  /**
   * Puts every file back that is still as the run left it. What was changed since is left alone and named; what could
   * not be put back is tried again the next time.
   */
  async undo(): Promise<void> {
    if (this.#folder === undefined) throw nothingToUndo();
    await this.#journal.alone(this.#folder, (journal) => this.#undo(journal));
  }

  async #undo(journal: FolderJournal): Promise<void> {
    const { targets, ledger } = this.#files;
    if (targets.length === 0) throw nothingToUndo();
    await journal.restore(this.#answers);
    this.#answers = new Uint8Array();
    const back: RunFile[] = [];
    const changed: RunFile[] = [];
    const failed: RunFile[] = [];
    for (const file of targets) (await this.#tried(file, { back, changed, failed })).push(file);
    if (ledger !== undefined) await putLedgerBack(ledger, back, back.length === targets.length);
    this.#files = { targets: failed, ledger };
    if (changed.length + failed.length > 0) throw new UserError(leftText(changed, failed));
    void showInformationMessage(
      vscode.l10n.t('The last translation was undone: {0}.', quantity.files(back.length)),
    );
  }

  /** The list that a file belongs to after the attempt to put it back. */
  async #tried<T>(
    file: RunFile,
    { back, changed, failed }: Readonly<Record<'back' | 'changed' | 'failed', T>>,
  ): Promise<T> {
    try {
      return (await putBack(file)) ? back : changed;
    } catch (error) {
      this.#log.warn(`${nameOf(file.uri)} was not put back: ${describeError(error).detail}`);
      return failed;
    }
  }
}

async function putBack({ uri, before, after }: WrittenFile): Promise<boolean> {
  const isAsWritten = async () =>
    loadedDocument(uri)?.isDirty !== true && sameBytes(await readBytes(uri), after);
  if (!(await isAsWritten())) return false;
  if (before !== undefined) return putOnDisk(uri, before, isAsWritten);
  await removeNewFile(uri);
  return true;
}

/** As a whole where nothing else happened; else only what it says of the files that are as before. */
async function putLedgerBack(
  ledger: WrittenFile,
  files: readonly RunFile[],
  isAll: boolean,
): Promise<void> {
  if (isAll && (await putBack(ledger))) return;
  await writeFile({
    uri: ledger.uri,
    *change(text = '') {
      const before = new TextDecoder().decode(ledger.before ?? new Uint8Array());
      const { ledger: then } = yield* parseLedgerInSteps(before);
      const { ledger: now } = yield* parseLedgerInSteps(text);
      const after = yield* writeLedgerInSteps(withSectionsOf(now, then, files));
      return { base: text, edits: [{ offset: 0, length: text.length, text: after }] };
    },
  });
}

const nothingToUndo = () => hint(vscode.l10n.t('There is no translation to undo.'));

function leftText(changed: readonly RunFile[], failed: readonly RunFile[]): string {
  const names = (files: readonly RunFile[]) => format.list(files.map(({ uri }) => nameOf(uri)));
  return [
    changed.length > 0 &&
      vscode.l10n.t('Changed since then, so left as they are: {0}', names(changed)),
    failed.length > 0 &&
      vscode.l10n.t('Could not be restored: {0}. Undo again to retry.', names(failed)),
  ]
    .filter((text) => text !== false)
    .join(' ');
}
